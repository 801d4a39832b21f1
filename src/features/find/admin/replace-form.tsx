import { useState } from 'react'
import { Button } from '../../../admin/ui/button'
import { INPUT } from '../../../admin/ui/looks'
import { Select } from '../../../admin/ui/select'
import { LANGUAGES, LOCALES } from '../../../model/languages.ts'
import type { Wanted } from '../rules/pieces.ts'

type Props = { wanted: Wanted; onChange(wanted: Wanted): void }

const LONGEST = 200

/** Asks which words are wanted, what comes in their place, and where. */
export function ReplaceForm({ wanted, onChange }: Props) {
  const [typed, setTyped] = useState(wanted)
  const word = (name: 'find' | 'put', label: string) => (
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
        onChange={({ target }) => setTyped({ ...typed, [name]: target.value })}
      />
    </label>
  )
  const flag = (name: 'whole' | 'sameCase', label: string) => (
    <label className="flex min-h-11 items-center gap-2 text-sm">
      <input
        type="checkbox"
        className="size-4"
        checked={typed[name]}
        onChange={({ target }) => setTyped({ ...typed, [name]: target.checked })}
      />
      {label}
    </label>
  )
  return (
    <form
      className="my-5 grid gap-4 md:grid-cols-2"
      onSubmit={(event) => {
        event.preventDefault()
        onChange(typed)
      }}
    >
      {word('find', 'Find')}
      {word('put', 'Replace with (empty: take away)')}
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3 md:col-span-2">
        {flag('whole', 'Whole words only')}
        {flag('sameCase', 'Same capitals')}
        <Select
          label="Language"
          value={typed.language ?? ''}
          onChoose={(code) => setTyped({ ...typed, language: LOCALES.find((locale) => locale === code) })}
        >
          <option value="">All</option>
          {LOCALES.map((locale) => (
            <option key={locale} value={locale}>
              {LANGUAGES[locale].englishName}
            </option>
          ))}
        </Select>
        <Button type="submit">List the texts</Button>
      </div>
    </form>
  )
}
