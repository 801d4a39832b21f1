import { Fragment, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Clinic, Fallback } from '../../content/types.ts'
import { Text } from '../text/text.tsx'
import { ClinicEmail } from './clinic-email.tsx'
import { ClinicPhone } from './clinic-phone.tsx'
import { ExceptionalDays } from './exceptional-days.tsx'
import { OwnHours, WeekHours } from './hours.tsx'
import { OpenNow } from './open-now.tsx'

type Props = {
  clinic: Clinic
  className?: string
  /** The hours to show, where a page states others than the clinic's. */
  hoursOf?: Fallback & { hours: string }
  /** The address to show, where a page words it in another way. */
  address?: ReactNode
}

/** Address, phone, e-mail (if there is one), hours and regulator of a clinic, on hairlines. */
export function ClinicFacts({ clinic, hoursOf, address, className }: Props) {
  const { t } = useTranslation()
  const rows = {
    address: address ? <dd>{address}</dd> : <Text of={clinic} field="address" as="dd" />,
    phone: (
      <dd>
        <ClinicPhone clinic={clinic} />
      </dd>
    ),
    email: clinic.email && (
      <dd>
        <ClinicEmail clinic={clinic} />
      </dd>
    ),
    hours: (
      <dd>
        {hoursOf ? <OwnHours of={hoursOf} /> : <WeekHours clinic={clinic} />}
        {!hoursOf && <OpenNow clinic={clinic} />}
        <ExceptionalDays clinic={clinic} />
      </dd>
    ),
    parking: clinic.parking && <Text of={clinic} field="parking" as="dd" />,
    regulator: clinic.regulator && <Text of={clinic} field="regulator" as="dd" />,
  }
  return (
    <dl className={className}>
      {Object.entries(rows).map(([name, value]) => (
        <Fragment key={name}>
          {value && (
            <div>
              <dt>{t(`clinic.${name as keyof typeof rows}`)}</dt>
              {value}
            </div>
          )}
        </Fragment>
      ))}
    </dl>
  )
}
