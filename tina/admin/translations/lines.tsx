import type { Locale } from '../../../src/model/languages.ts'
import { Original } from './original'
import { TextBox } from './text-box'

type Props = {
  name: string
  label: string
  original: string[]
  value: string[]
  locale: Locale
  isReadOnly: boolean
  wantsFocus: boolean
  onChange(value: string[]): void
}

/** A list of short texts, each beside its English one. */
export function Lines({ name, label, original, value, locale, isReadOnly, wantsFocus, onChange }: Props) {
  const length = Math.max(original.length, value.length)
  const change = (index: number, text: string) => {
    const next = Array.from({ length }, (_, at) => (at === index ? text : (value[at] ?? '')))
    onChange(next.some(Boolean) ? next : [])
  }
  return (
    <ol className="flex flex-col gap-2">
      {Array.from({ length }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a line is its place beside the English one.
        <li key={index} className="grid gap-x-4 gap-y-1 @lg:grid-cols-2">
          <Original value={original[index] ?? ''} />
          <TextBox
            name={`${name}.${index}`}
            aria-label={`${label}, ${index + 1}`}
            locale={locale}
            oneLine
            readOnly={isReadOnly}
            wantsFocus={wantsFocus && index === 0}
            value={value[index] ?? ''}
            onChange={({ target }) => change(index, target.value)}
          />
        </li>
      ))}
    </ol>
  )
}
