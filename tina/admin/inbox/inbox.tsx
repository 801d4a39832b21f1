import { useCallback, useEffect, useState } from 'react'
import { Filters } from './filters'
import { ListItem } from './list-item'
import { MailNote } from './mail-note'
import { type Inbox as Answer, type Query, readInbox } from './service'

const PAGE = 100

/** Enquiries, newest first, with what editors do about them. */
export function Inbox() {
  const [query, setQuery] = useState<Query>({ clinic: '', state: '', suspected: '' })
  const [answer, setAnswer] = useState<Answer>()
  const [problem, setProblem] = useState('')
  const load = useCallback(() => {
    readInbox(query).then(
      (found) => {
        setAnswer(found)
        setProblem('')
      },
      (error: Error) => setProblem(error.message),
    )
  }, [query])
  useEffect(load, [load])
  const run = (work: Promise<unknown>) => work.then(load, (error: Error) => setProblem(error.message))
  const items = answer?.enquiries ?? []
  const last = items.at(-1)
  return (
    <div style={{ maxWidth: 960, width: '100%', margin: '0 auto', padding: 24, overflowY: 'auto' }}>
      {answer && (
        <p role="status">
          <b>{answer.counts.unread}</b> new, <b>{answer.counts.suspected}</b> look like spam
        </p>
      )}
      {answer && <MailNote mail={answer.mail} />}
      <Filters query={query} onChange={setQuery} />
      {problem && (
        <p role="alert" style={{ color: '#a11' }}>
          {problem}
        </p>
      )}
      {answer && items.length === 0 && <p>There are none.</p>}
      <ul style={{ listStyle: 'none', padding: 0 }}>
        {items.map((item) => (
          <ListItem key={item.reference} item={item} run={run} />
        ))}
      </ul>
      {items.length === PAGE && last && (
        <button type="button" onClick={() => setQuery({ ...query, before: String(last.number) })}>
          Older
        </button>
      )}
      {query.before && (
        <button type="button" onClick={() => setQuery({ ...query, before: '' })}>
          Newest
        </button>
      )}
    </div>
  )
}
