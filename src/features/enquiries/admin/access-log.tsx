import { useEffect, useState } from 'react'
import { BUTTON } from './choice'
import { type Access, readLog } from './service'
import { momentOf } from './summary'

const PAGE = 50
const ACTIONS: Record<string, string> = { read: 'Read', export: 'Exported', change: 'Changed', delete: 'Deleted' }
const COLUMNS = { When: 'w-40', Who: 'w-56', What: 'w-24', Which: '' }
const CELL = 'border-b border-gray-150 py-2 pr-4 text-start align-top text-sm'

/** Lists who read, exported, changed or deleted which enquiries. */
export function AccessLog() {
  const [entries, setEntries] = useState<Access[]>()
  const [problem, setProblem] = useState('')
  const [shown, setShown] = useState(PAGE)
  useEffect(() => {
    readLog().then(setEntries, (error: Error) => setProblem(error.message))
  }, [])
  if (problem) return <p role="alert">{problem}</p>
  if (!entries) return <p role="status">Loading…</p>
  return (
    <>
      <p className="my-4 text-sm text-gray-600">
        The last {entries.length} accesses, newest first; references, and nothing of the visitors.
      </p>
      <table className="w-full table-fixed">
        <thead>
          <tr>
            {Object.entries(COLUMNS).map(([title, width]) => (
              <th key={title} scope="col" className={`${CELL} ${width} font-bold`}>
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {entries.slice(0, shown).map(({ at, editor, action, detail }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: entries are only added at the start, with the whole list.
            <tr key={index}>
              <td className={CELL}>{momentOf(at)}</td>
              <td className={`${CELL} break-words`}>{editor}</td>
              <td className={CELL}>{ACTIONS[action] ?? action}</td>
              <td className={`${CELL} break-words`}>{detail}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {shown < entries.length && (
        <button type="button" className={`${BUTTON} my-4`} onClick={() => setShown(shown + PAGE)}>
          Show more
        </button>
      )}
    </>
  )
}
