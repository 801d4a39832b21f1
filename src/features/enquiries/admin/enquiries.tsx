import { useState } from 'react'
import { BUTTON } from './choice'
import { Filters } from './filters'
import { Item } from './item'
import { MailNote } from './mail-note'
import type { Query } from './service'
import { useCounts } from './unread'
import { useEnquiries } from './use-enquiries'

/** A list of enquiries, newest first: those that are wanted, or those that look like spam. */
export function Enquiries({ suspected }: { suspected: boolean }) {
  const [query, setQuery] = useState<Query>({ clinic: '', state: '', suspected: suspected ? '1' : '' })
  const { answer, problem, load, change, remove } = useEnquiries(query)
  const counts = useCounts()
  const items = answer?.enquiries ?? []
  const last = items.at(-1)
  const missing = answer && counts && !suspected && !query.before && counts.unread > answer.counts.unread
  return (
    <>
      {answer && <MailNote mail={answer.mail} />}
      <Filters query={query} onChange={setQuery} />
      {problem && (
        <p role="alert" className="my-3 text-red-700">
          {problem}
        </p>
      )}
      {missing && (
        <button type="button" className={`${BUTTON} mb-3`} onClick={load}>
          New enquiries have come: show them
        </button>
      )}
      <p role="status" className="my-2 text-sm text-gray-600">
        {answer ? (items.length === 0 ? 'There are none.' : `${items.length} shown, newest first.`) : 'Loading…'}
      </p>
      <ul>
        {items.map((item) => (
          <Item key={item.reference} item={item} onChange={(what) => change(item, what)} onDelete={() => remove(item)} />
        ))}
      </ul>
      <p className="my-4 flex gap-3">
        {query.before && (
          <button type="button" className={BUTTON} onClick={() => setQuery({ ...query, before: '' })}>
            Newest
          </button>
        )}
        {answer?.more && last && (
          <button type="button" className={BUTTON} onClick={() => setQuery({ ...query, before: String(last.number) })}>
            Older
          </button>
        )}
      </p>
    </>
  )
}
