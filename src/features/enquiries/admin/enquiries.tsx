import { useState } from 'react'
import { Answered } from '../../../admin/ui/answered'
import { Button, LOOKS } from '../../../admin/ui/button'
import { QUIET } from '../../../admin/ui/looks'
import { Notice } from '../../../admin/ui/notice'
import { LOCATIONS, type Location } from '../rules/choices.ts'
import type { Mail, Query, State } from '../rules/inbox.ts'
import { Choice } from './choice'
import { Item } from './item'
import { STATE_NAMES } from './summary'
import { useCounts } from './unread'
import { addressOf, useEnquiries } from './use-enquiries'

/** A list of enquiries, newest first: those that are wanted, or those that look like spam. */
export function Enquiries({ suspected }: { suspected: boolean }) {
  const [query, setQuery] = useState<Query>({ suspected: suspected ? '1' : '' })
  const { change, remove, ...asked } = useEnquiries(query)
  const counts = useCounts()
  return (
    <>
      {asked.answer && <MailNote mail={asked.answer.mail} />}
      <Filters query={query} onChange={setQuery} />
      <Answered asked={asked}>
        {({ enquiries, more, counts: then }) => (
          <>
            {counts && !suspected && !query.before && counts.unread > then.unread && (
              <Button onClick={() => void asked.again()}>New enquiries have come: show them</Button>
            )}
            <p role="status" className={`my-2 ${QUIET}`}>
              {enquiries.length === 0 ? 'There are none.' : `${enquiries.length} shown, newest first.`}
            </p>
            <ul>
              {enquiries.map((item) => (
                <Item key={item.reference} item={item} onChange={(what) => change(item, what)} onDelete={() => remove(item)} />
              ))}
            </ul>
            <p className="my-4 flex gap-3">
              {query.before && <Button onClick={() => setQuery({ ...query, before: '' })}>Newest</Button>}
              {more && <Button onClick={() => setQuery({ ...query, before: String(enquiries.at(-1)?.number) })}>Older</Button>}
            </p>
          </>
        )}
      </Answered>
    </>
  )
}

type Props = { query: Query; onChange(query: Query): void }

const CLINICS = { '': 'All', ...(Object.fromEntries(LOCATIONS.map((name) => [name, name])) as Record<Location, string>) }

/** The choice of the enquiries that are listed; the export holds the same, on all pages. */
function Filters({ query, onChange }: Props) {
  const choose = (change: Query) => onChange({ ...query, before: '', ...change })
  return (
    <div className="my-4 flex flex-wrap items-center gap-x-6 gap-y-3">
      <Choice label="Clinic" options={CLINICS} value={query.clinic ?? ''} onChoose={(clinic) => choose({ clinic })} />
      <Choice<State | ''>
        label="State"
        options={{ '': 'All', ...STATE_NAMES }}
        value={query.state ?? ''}
        onChoose={(state) => choose({ state })}
      />
      <a className={LOOKS.plain} href={addressOf('.csv', { ...query, before: '' })} download>
        Export as CSV
      </a>
    </div>
  )
}

/** `(2)` => `'2 e-mails wait'` */
const waiting = (count: number) => `${count} ${count === 1 ? 'e-mail waits' : 'e-mails wait'}`

function sentences({ sends, waiting: count, givenUp, reason, notErasing }: Mail): string[] {
  return [
    !sends && 'No mail server is set up: nobody is told of new enquiries by e-mail, so look here every day.',
    !sends && 'Whoever runs the server sets SMTP_URL and MAIL_FROM; what waits is sent then.',
    (!sends || reason) && count > 0 && `${waiting(count)}.`,
    sends && reason && `The mail server could not take the last one; it is tried again by itself. It said: ${reason}`,
    givenUp > 0 && `${givenUp} could not be delivered because the visitor's address is refused: call them instead.`,
    notErasing,
  ].filter((sentence) => typeof sentence === 'string')
}

/** Says where no e-mail is sent, letters can't be delivered, or old enquiries are not erased. */
function MailNote({ mail }: { mail: Mail }) {
  const said = sentences(mail)
  if (said.length === 0) return null
  return (
    <Notice tone="warn" role="note">
      <p>{said.join(' ')}</p>
    </Notice>
  )
}
