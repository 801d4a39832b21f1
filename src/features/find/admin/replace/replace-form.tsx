import { languageName } from '../../../../admin/i18n/language-name'
import { Button } from '../../../../admin/ui/button'
import { INPUT } from '../../../../admin/ui/looks'
import { Select } from '../../../../admin/ui/select'
import { LOCALES } from '../../../../model/languages.ts'
import type { ReplaceQuery } from '../../rules/pieces.ts'
import { word } from '../words/replace'

type Props = { typed: ReplaceQuery; onType(typed: ReplaceQuery): void; onList(): void }

const LONGEST = 200

/** Asks which words are wanted, what comes in their place, and where. */
export function ReplaceForm({ typed, onType, onList }: Props) {
  const line = (name: 'find' | 'put', label: string) => (
    <label className="min-w-0 text-sm font-medium">
      {label}
      <input
        name={name}
        dir="auto"
        autoComplete="off"
        maxLength={LONGEST}
        required={name === 'find'}
        className={INPUT}
        value={typed[name]}
        onChange={({ target }) => onType({ ...typed, [name]: target.value })}
      />
    </label>
  )
  const flag = (name: 'whole' | 'sameCase', label: string) => (
    <label className="flex min-h-11 items-center gap-2 text-sm">
      <input
        type="checkbox"
        className="size-4"
        checked={typed[name]}
        onChange={({ target }) => onType({ ...typed, [name]: target.checked })}
      />
      {label}
    </label>
  )
  return (
    <form
      className="my-5 grid gap-4 md:grid-cols-2"
      onSubmit={(event) => {
        event.preventDefault()
        onList()
      }}
    >
      {line('find', word('find'))}
      {line('put', word('put'))}
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3 md:col-span-2">
        {flag('whole', word('whole'))}
        {flag('sameCase', word('sameCase'))}
        <Select
          label={word('language')}
          value={typed.language ?? ''}
          onChoose={(code) => onType({ ...typed, language: LOCALES.find((locale) => locale === code) })}
        >
          <option value="">{word('all')}</option>
          {LOCALES.map((locale) => (
            <option key={locale} value={locale}>
              {languageName(locale)}
            </option>
          ))}
        </Select>
        <Button type="submit">{word('list')}</Button>
      </div>
    </form>
  )
}
