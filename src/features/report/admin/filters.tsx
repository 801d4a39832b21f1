import { Button } from '../../../admin/ui/button'
import { Select } from '../../../admin/ui/select'
import { LANGUAGES, LOCALES, type Locale } from '../../../model/languages.ts'
import type { Level } from '../rules/finding.ts'
import { word } from './words/report'

/** The findings to list; empty for all. */
export type Wanted = { language: Locale | ''; level: Level | '' }
type Props = { wanted: Wanted; onChange(wanted: Wanted): void; onReload(): void }

const LEVELS: readonly Level[] = ['error', 'warning']

/** The choice of the findings that are listed. */
export function Filters({ wanted, onChange, onReload }: Props) {
  const level = (name: string) => LEVELS.find((one) => one === name) ?? ''
  return (
    <div className="my-4 flex flex-wrap items-center gap-4">
      <Select
        label={word('language')}
        value={wanted.language}
        onChoose={(code) => onChange({ ...wanted, language: LOCALES.find((locale) => locale === code) ?? '' })}
      >
        <option value="">{word('all')}</option>
        {LOCALES.map((locale) => (
          <option key={locale} value={locale}>
            {LANGUAGES[locale].nativeName}
          </option>
        ))}
      </Select>
      <Select label={word('show')} value={wanted.level} onChoose={(name) => onChange({ ...wanted, level: level(name) })}>
        <option value="">{word('everything')}</option>
        {LEVELS.map((name) => (
          <option key={name} value={name}>
            {word(name)}
          </option>
        ))}
      </Select>
      <Button onClick={onReload}>{word('again')}</Button>
    </div>
  )
}
