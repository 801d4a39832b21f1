import { Fragment } from 'react'
import { useField } from '../../content/field.ts'
import type { Clinic, Fallback } from '../../content/types.ts'
import { inLanguage } from '../text/text.tsx'

/** `'Mon-Fri 9:00-18:00'` => `['Mon–Fri', '9:00–18:00']`: days and times, so that the times align. */
function splitHours(line: string): [days: string, times: string] {
  const at = line.search(/\s\d/)
  const [days, times] = at < 0 ? [line.replace(/\s+\S+$/, ''), line.split(/\s+/).at(-1) ?? ''] : [line.slice(0, at), line.slice(at + 1)]
  return [days.replaceAll('-', '–'), times.replaceAll('-', '–')]
}

/** The hours that a page states itself, one line a range. */
export function OwnHours({ of }: { of: Fallback & { hours: string } }) {
  const fieldOf = useField()
  return <Lines text={of.hours} language={inLanguage(of, 'hours')} field={fieldOf(of, 'hours')} />
}

/** The hours of a clinic's week; a click in the editor leads to the week. */
export function WeekHours({ clinic }: { clinic: Clinic }) {
  const fieldOf = useField()
  return <Lines text={clinic.hours ?? ''} field={fieldOf(clinic, 'openingHours')} />
}

function Lines({ text, language, field }: { text: string; language?: ReturnType<typeof inLanguage>; field?: string }) {
  return (
    <span className="hours" {...language} data-tina-field={field}>
      {text.split('\n').map((line) => {
        const [days, times] = splitHours(line)
        return (
          <Fragment key={line}>
            {days}
            <span className={/\d/.test(times) ? 't' : undefined}>{times}</span>
          </Fragment>
        )
      })}
    </span>
  )
}
