import { inEachLocale, LANGUAGES } from '../../../model/languages.ts'

export type Wanted = { language: string; level: string }
type Props = { wanted: Wanted; onChange(wanted: Wanted): void; onReload(): void }

const LEVELS = { '': 'Everything', error: 'What must be put right', warning: 'What is worth a look' }

/** Which findings are listed. */
export function Filters({ wanted, onChange, onReload }: Props) {
  const select = (name: keyof Wanted, label: string, options: Record<string, string>) => (
    <label>
      {label}{' '}
      <select value={wanted[name]} onChange={({ target }) => onChange({ ...wanted, [name]: target.value })}>
        {Object.entries(options).map(([value, text]) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
    </label>
  )
  return (
    <p style={{ display: 'flex', gap: 16, flexWrap: 'wrap', margin: '16px 0' }}>
      {select('language', 'Language', { '': 'All', ...inEachLocale((locale) => LANGUAGES[locale].nativeName) })}
      {select('level', 'Show', LEVELS)}
      <button type="button" onClick={onReload} style={{ textDecoration: 'underline' }}>
        Check again
      </button>
    </p>
  )
}
