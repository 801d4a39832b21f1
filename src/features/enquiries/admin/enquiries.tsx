import { useState } from 'react'
import { Answered } from '../../../admin/ui/answered'
import { Button } from '../../../admin/ui/button'
import { QUIET } from '../../../admin/ui/looks'
import type { Query } from '../rules/inbox.ts'
import { Filters } from './filters'
import { Item } from './item'
import { MailNote } from './mail-note'
import { useCounts } from './unread'
import { useEnquiries } from './use-enquiries'

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
