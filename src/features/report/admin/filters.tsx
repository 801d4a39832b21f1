import { Button } from '../../../admin/ui/button'
import { Select } from '../../../admin/ui/select'
import { LANGUAGES, LOCALES, type Locale } from '../../../model/languages.ts'
import type { Level } from '../rules/finding.ts'

/** The findings to list; empty for all. */
export type Wanted = { language: Locale | ''; level: Level | '' }
type Props = { wanted: Wanted; onChange(wanted: Wanted): void; onReload(): void }

const LEVELS = { error: 'What must be put right', warning: 'What is worth a look' } satisfies Record<Level, string>

/** The choice of the findings that are listed. */
export function Filters({ wanted, onChange, onReload }: Props) {
  const level = (name: string) => (name === 'error' || name === 'warning' ? name : '')
  return (
    <div className="my-4 flex flex-wrap items-center gap-4">
      <Select
        label="Language"
        value={wanted.language}
        onChoose={(code) => onChange({ ...wanted, language: LOCALES.find((locale) => locale === code) ?? '' })}
      >
        <option value="">All</option>
        {LOCALES.map((locale) => (
          <option key={locale} value={locale}>
            {LANGUAGES[locale].nativeName}
          </option>
        ))}
      </Select>
      <Select label="Show" value={wanted.level} onChoose={(name) => onChange({ ...wanted, level: level(name) })}>
        <option value="">Everything</option>
        {Object.entries(LEVELS).map(([name, text]) => (
          <option key={name} value={name}>
            {text}
          </option>
        ))}
      </Select>
      <Button onClick={onReload}>Check again</Button>
    </div>
  )
}
