import type { ReactNode } from 'react'
import { withElements } from '../../../admin/i18n/with-elements'
import { Choice } from '../../../admin/ui/choice'
import { Confirm } from '../../../admin/ui/confirm'
import { CARD, LINK, QUIET } from '../../../admin/ui/looks'
import { Notice } from '../../../admin/ui/notice'
import { mailtoLink, telephoneLink } from '../../../model/contact-links.ts'
import type { Sent } from '../../../model/json.ts'
import type { EnquiryChange, KeptEnquiry, Received } from '../rules/inbox.ts'
import { Note } from './note'
import { languageOf, STATE_NAMES, Summary } from './summary'
import { Suspicions } from './suspicions'
import { word } from './words'

type Props = { item: Sent<KeptEnquiry>; onChange(change: EnquiryChange): Promise<void>; onDelete(): void }

/** One enquiry: a line that opens, what was asked, what has been done about it, and the way to be rid of it. */
export function Item({ item, onChange, onDelete }: Props) {
  const { received, state, note, suspicions, aside, unreached, reference } = item
  const question = withElements(word('deleteQuestion'), { name: <bdi>{`${received.firstName} ${received.lastName}`}</bdi> })
  return (
    <li>
      <details className={CARD} data-reference={reference}>
        <Summary item={item} />
        <div className="border-t border-gray-150 p-4">
          <Suspicions suspicions={suspicions} aside={aside} onRelease={() => void onChange({ suspected: false })} />
          {unreached.length > 0 && (
            <Notice tone="warn">
              {unreached.map((kind) => (
                <p key={kind}>{word(kind === 'visitor' ? 'noVisitorMail' : 'noClinicMail')}</p>
              ))}
            </Notice>
          )}
          <Facts received={received} />
          <Note note={note} onSave={(text) => onChange({ note: text, before: note })} />
          <div className="mt-4 flex flex-wrap items-center justify-between gap-4">
            <Choice label={word('state')} options={STATE_NAMES} value={state} onChoose={(next) => void onChange({ state: next })} />
            <Confirm label={word('delete')} question={question} keep={word('keep')} go={word('deleteGo')} danger onGo={onDelete} />
          </div>
        </div>
      </details>
    </li>
  )
}

const link = (href: string, text: string) => (
  <a className={LINK} href={href}>
    {text}
  </a>
)

/** Returns what a visitor asked for under its names, as staff use it: an address to write to, a number to call. */
const factsOf = (received: Sent<Received>): Record<string, ReactNode> => ({
  [word('email')]: link(mailtoLink(received.email), received.email),
  [word('phone')]: received.phone && link(telephoneLink(received.phone), received.phone),
  [word('answerIn')]: languageOf(received.locale),
  [word('clinic')]: received.preferredLocation && word(received.preferredLocation),
  ...(received.form === 'contact'
    ? { [word('message')]: received.message }
    : {
        [word('treatment')]: received.treatment,
        [word('interest')]: received.treatmentInterest,
        [word('date')]: received.preferredDate,
        [word('time')]: received.preferredTime,
      }),
})

/** Lists what a visitor asked for, and how to reach them. */
const Facts = ({ received }: { received: Sent<Received> }) => (
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
