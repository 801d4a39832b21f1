import { type Collection, choicesIn } from '../../../src/model/schema.ts'
import { Choice, Choices } from './field'
import type { Answers, NewKind } from './kinds'
import { ROLES, word } from './words'

type Props = {
  kind: NewKind
  collection: Collection
  answers: Answers
  problem?: string
  onChange(change: Partial<Answers>): void
}

/** What a new document of some kinds needs beside its name, so that its address and the lists it belongs to are known. */
export function Details({ kind, collection, answers, problem, onChange }: Props) {
  const { category, cities, role } = answers
  const clinics = choicesIn(collection, kind === 'treatment' ? 'cities' : 'location')
  const toggle = (city: string, isChosen: boolean) =>
    onChange({ cities: clinics.map(({ value }) => value).filter((value) => (value === city ? isChosen : cities.includes(value))) })
  return (
    <>
      {kind === 'treatment' && (
        <Choices legend={word('discipline')} hint={word('disciplineHint')}>
          {choicesIn(collection, 'category').map(({ value, label }) => (
            <Choice
              key={value}
              type="radio"
              name="category"
              label={label}
              checked={category === value}
              onChoose={() => onChange({ category: value })}
            />
          ))}
        </Choices>
      )}
      {kind === 'treatment' && (
        <Choices legend={word('clinics')} hint={word('clinicsHint')} problem={problem}>
          {clinics.map(({ value, label }) => (
            <Choice
              key={value}
              type="checkbox"
              name="cities"
              label={label}
              checked={cities.includes(value)}
              onChoose={(is) => toggle(value, is)}
            />
          ))}
        </Choices>
      )}
      {kind === 'teamMember' && (
        <Choices legend={word('role')}>
          {ROLES.map(({ role: one, label }) => (
            <Choice key={one} type="radio" name="role" label={label} checked={role === one} onChoose={() => onChange({ role: one })} />
          ))}
        </Choices>
      )}
      {(kind === 'teamMember' || kind === 'testimonial') && (
        <Choices legend={word('clinic')}>
          {clinics.map(({ value, label }) => (
            <Choice
              key={value}
              type="radio"
              name="city"
              label={label}
              checked={cities.length === 1 && cities[0] === value}
              onChoose={() => onChange({ cities: [value] })}
            />
          ))}
        </Choices>
      )}
    </>
  )
}
