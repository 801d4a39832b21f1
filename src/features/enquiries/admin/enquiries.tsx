import { useState } from 'react'
import { Answered } from '../../../admin/ui/answered'
import { Button, LOOKS } from '../../../admin/ui/button'
import { Choice } from '../../../admin/ui/choice'
import { QUIET } from '../../../admin/ui/looks'
import { Notice } from '../../../admin/ui/notice'
import { LOCATIONS, type Location } from '../rules/choices.ts'
import type { EnquiryState, Mail, Query } from '../rules/inbox.ts'
import { Item } from './item'
import { STATE_NAMES } from './summary'
import { useCounts } from './unread'
import { addressOf, useEnquiries } from './use-enquiries'
import { word } from './words'

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
              <Button onClick={() => void asked.again()}>{word('newer')}</Button>
            )}
            <p role="status" className={`my-2 ${QUIET}`}>
              {enquiries.length === 0 ? word('none') : word('shown', { number: enquiries.length })}
            </p>
            <ul>
              {enquiries.map((item) => (
                <Item key={item.reference} item={item} onChange={(what) => change(item, what)} onDelete={() => remove(item)} />
              ))}
            </ul>
            <p className="my-4 flex gap-3">
              {query.before && <Button onClick={() => setQuery({ ...query, before: '' })}>{word('newest')}</Button>}
              {more && <Button onClick={() => setQuery({ ...query, before: String(enquiries.at(-1)?.number) })}>{word('older')}</Button>}
            </p>
          </>
        )}
      </Answered>
    </>
  )
}

type Props = { query: Query; onChange(query: Query): void }

const CLINICS = { '': word('all'), ...(Object.fromEntries(LOCATIONS.map((name) => [name, word(name)])) as Record<Location, string>) }

/** The choice of the enquiries that are listed; the export holds the same, on all pages. */
function Filters({ query, onChange }: Props) {
  const choose = (change: Query) => onChange({ ...query, before: '', ...change })
  return (
    <div className="my-4 flex flex-wrap items-center gap-x-6 gap-y-3">
      <Choice label={word('clinic')} options={CLINICS} value={query.clinic ?? ''} onChoose={(clinic) => choose({ clinic })} />
      <Choice<EnquiryState | ''>
        label={word('state')}
        options={{ '': word('all'), ...STATE_NAMES }}
        value={query.state ?? ''}
        onChoose={(state) => choose({ state })}
      />
      <a className={LOOKS.plain} href={addressOf('.csv', { ...query, before: '' })} download>
        {word('export')}
      </a>
    </div>
  )
}

function sentences({ sends, waiting: count, givenUp, reason, notErasing }: Mail): string[] {
  return [
    !sends && word('noMail'),
    !sends && word('setUpMail'),
    (!sends || reason) && count > 0 && word('waiting', { count }),
    sends && reason && word('mailTrouble', { reason }),
    givenUp > 0 && word('givenUp', { number: givenUp }),
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
