import { Fragment, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { telephoneLink } from '../content/clinic/contact.ts'
import { useField } from '../content/field.ts'
import type { Clinic, Fallback } from '../content/types.ts'
import { OpenNow } from './open-now.tsx'
import { langOf, Text } from './text.tsx'

type Props = {
  clinic: Clinic
  className?: string
  /** The hours to show, where a page states others than the clinic's. */
  hoursOf?: Fallback & { hours: string }
  /** The address to show, where a page words it in another way. */
  address?: ReactNode
}

/** Address, phone, e-mail (if there is one), hours and regulator of a clinic, on hairlines. */
export function ClinicFacts({ clinic, hoursOf = clinic, address, className }: Props) {
  const { t } = useTranslation()
  const fieldOf = useField()
  const rows = {
    address: address ?? <Text of={clinic} field="address" />,
    phone: (
      <a className="tel" href={telephoneLink(clinic.phone)} data-tina-field={fieldOf(clinic, 'phone')}>
        {clinic.phone}
      </a>
    ),
    email: clinic.email && (
      <a className="tel" href={`mailto:${clinic.email}`} data-tina-field={fieldOf(clinic, 'email')}>
        {clinic.email}
      </a>
    ),
    hours: (
      <>
        <Hours of={hoursOf} />
        {hoursOf === clinic && <OpenNow clinic={clinic} />}
      </>
    ),
    parking: clinic.parking && <Text of={clinic} field="parking" />,
    regulator: clinic.regulator && <Text of={clinic} field="regulator" />,
  }
  return (
    <dl className={className}>
      {Object.entries(rows).map(([name, value]) => (
        <Fragment key={name}>
          {value && (
            <div>
              <dt>{t(`clinic.${name as keyof typeof rows}`)}</dt>
              <dd>{value}</dd>
            </div>
          )}
        </Fragment>
      ))}
    </dl>
  )
}

/** `'Mon-Fri 9:00-18:00'` => `['Mon–Fri', '9:00–18:00']`: days and times, so that the times align. */
function splitHours(line: string): [days: string, times: string] {
  const at = line.search(/\s\d/)
  const [days, times] = at < 0 ? [line.replace(/\s+\S+$/, ''), line.split(/\s+/).at(-1) ?? ''] : [line.slice(0, at), line.slice(at + 1)]
  return [days.replaceAll('-', '–'), times.replaceAll('-', '–')]
}

/** The given opening hours, one line a range. */
function Hours({ of }: { of: Fallback & { hours: string } }) {
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
