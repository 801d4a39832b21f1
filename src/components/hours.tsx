import { useField } from '../content/field.ts'
import type { Fallback } from '../content/types.ts'
import { langOf } from './text.tsx'

/** `'Mon-Fri 9:00-18:00'` => `['Mon–Fri', '9:00–18:00']`: days and times, so that the times align. */
export function splitHours(line: string): [days: string, times: string] {
  const at = line.search(/\s\d/)
  const [days, times] = at < 0 ? [line.replace(/\s+\S+$/, ''), line.split(/\s+/).at(-1) ?? ''] : [line.slice(0, at), line.slice(at + 1)]
  return [days.replaceAll('-', '–'), times.replaceAll('-', '–')]
}

/** The given opening hours, one line a range. */
export function Hours({ of }: { of: Fallback & { hours: string } }) {
  const fieldOf = useField()
  return (
    <span className="hours" lang={langOf(of, 'hours')} data-tina-field={fieldOf(of, 'hours')}>
      {of.hours.split('\n').map((line) => {
        const [days, times] = splitHours(line)
        return [
          <span key={`${line}d`}>{days}</span>,
          <span key={`${line}t`} className={/\d/.test(times) ? 't' : undefined}>
            {times}
          </span>,
        ]
      })}
    </span>
  )
}
