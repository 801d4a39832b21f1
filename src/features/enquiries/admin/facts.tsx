import type { ReactNode } from 'react'
import { LINK, QUIET } from '../../../admin/ui/looks'
import type { Sent } from '../../../model/json.ts'
import type { Received } from '../rules/inbox.ts'
import { languageOf } from './summary'

const link = (href: string, text: string) => (
  <a className={LINK} href={href}>
    {text}
  </a>
)

/** Returns what a visitor asked for under its names, as staff use it: an address to write to, a number to call. */
const factsOf = (received: Sent<Received>): Record<string, ReactNode> => ({
  'E-mail': link(`mailto:${encodeURIComponent(received.email)}`, received.email),
  Phone: received.phone && link(`tel:${received.phone.replace(/[^\d+]/g, '')}`, received.phone),
  'Answer in': languageOf(received.locale),
  Clinic: received.preferredLocation,
  ...(received.form === 'contact'
    ? { Message: received.message }
    : {
        Treatment: received.treatment,
        Interest: received.treatmentInterest,
        Date: received.preferredDate,
        Time: received.preferredTime,
      }),
})

/** Lists what a visitor asked for, and how to reach them. */
export const Facts = ({ received }: { received: Sent<Received> }) => (
  <dl className="grid grid-cols-[6rem_1fr] gap-x-4 gap-y-1 text-base">
    {Object.entries(factsOf(received)).map(
      ([label, fact]) =>
        fact && (
          <div className="contents" key={label}>
            <dt className={QUIET}>{label}</dt>
            <dd className="whitespace-pre-wrap break-words text-gray-900">
              <bdi>{fact}</bdi>
            </dd>
          </div>
        ),
    )}
  </dl>
)
