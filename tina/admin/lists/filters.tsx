import type { List } from '../../../src/features/lists/rules/list.ts'
import type { FieldChoice } from '../../../src/model/schema.ts'
import { type DocumentState, type ListView, SORTS, type Sort, STATES } from './states'
import { word } from './words'

type Props = { list: List; view: ListView; onChange(change: Partial<ListView>): void }

type ChoiceProps = { label: string; value: string; choices: FieldChoice[]; onChoose(value: string): void; className?: string }

const Chosen = ({ label, value, choices, onChoose, className }: ChoiceProps) => (
  <label className={className}>
    {label}
    <select value={value} onChange={({ target }) => onChoose(target.value)}>
      {choices.map((choice) => (
        <option key={choice.value} value={choice.value}>
          {choice.label}
        </option>
      ))}
    </select>
  </label>
)

/** The kinds within a list, such as disciplines, each with how many there are. */
export function Groups({ list: { groups, rows }, view, onChange }: Props) {
  if (groups.length === 0) return null
  const all = [{ value: '', label: word('all'), count: rows.length }]
  const own = groups.map((group) => ({ ...group, count: rows.filter((row) => row.group === group.value).length }))
  return (
    <fieldset className="list-tabs">
      <legend className="sr-only">{word('kind')}</legend>
      {[...all, ...own].map(({ value, label, count }) => (
        <button key={value} type="button" aria-pressed={view.group === value} onClick={() => onChange({ group: value })}>
          {label} <span>{count}</span>
        </button>
      ))}
    </fieldset>
  )
}

/** What of a list is shown: words, clinic, state; on phones also the order, which the heads of the columns give elsewhere. */
export function Filters({ list, view, onChange }: Props) {
  const states = [{ value: '', label: word('anyState') }, ...STATES.map((value) => ({ value, label: word(value) }))]
  const cities = [{ value: '', label: word('bothCities') }, ...list.cities]
  return (
    <search className="list-find">
      <input
        type="search"
        aria-label={word('search')}
        placeholder={word('search')}
        dir="auto"
        value={view.search}
        onChange={({ target }) => onChange({ search: target.value })}
      />
      {list.cities.length > 0 && (
        <Chosen label={word('clinic')} value={view.city} choices={cities} onChoose={(city) => onChange({ city })} />
      )}
      <Chosen
        label={word('state')}
        value={view.state}
        choices={states}
        onChoose={(state) => onChange({ state: state as DocumentState | '' })}
      />
      <Chosen
        className="list-only-narrow"
        label={word('sort')}
        value={view.sort}
        choices={SORTS.map((value) => ({ value, label: word(value) }))}
        onChoose={(sort) => onChange({ sort: sort as Sort })}
      />
    </search>
  )
}
