import { useCallback, useState } from 'react'
import { ChangeItem } from './change-item'
import { Problem } from './problem'
import { readHistory, restore } from './service'
import { useAnswer } from './use-answer'

/** The number of changes that are shown at once. The differences of each change are a request of their own. */
const AT_ONCE = 20

type Props = { branch: string; path: string }

/** The changes of one document, the newest first; each earlier text can be brought back. */
export function OneDocument({ branch, path }: Props) {
  const { answer, problem, again } = useAnswer(useCallback(() => readHistory(branch, path), [branch, path]))
  const [shown, setShown] = useState(AT_ONCE)
  const [told, setTold] = useState({ done: '', problem: '' })
  if (!answer) return problem ? <Problem text={problem} /> : <p>Loading …</p>
  const { document, changes } = answer
  const newest = changes[0]?.commit ?? ''
  const bringBack = (commit: string) =>
    restore(branch, { path, commit, newest })
      .then(
        () =>
          setTold({ done: 'The earlier text is back. Close the form of this document, if it is open, and open it again.', problem: '' }),
        (error: Error) => setTold({ done: '', problem: error.message }),
      )
      .then(again)
  return (
    <>
      <h2 style={{ fontSize: 20, margin: '0 0 12px' }}>
        {document.title} <span style={{ color: '#555', fontSize: 15 }}>{document.collection}</span>
      </h2>
      <p role="status" style={{ background: told.done ? '#e4f3e4' : undefined, padding: told.done ? 12 : 0 }}>
        {told.done}
      </p>
      <Problem text={told.problem || problem} />
      {changes.length === 0 && <p>Nobody has changed this document yet.</p>}
      <ol style={{ listStyle: 'none', padding: 0 }}>
        {changes.slice(0, shown).map((change, at) => (
          <ChangeItem key={change.commit} branch={branch} path={path} change={change} isNewest={at === 0} bringBack={bringBack} />
        ))}
      </ol>
      {changes.length > shown && (
        <button type="button" onClick={() => setShown(shown + AT_ONCE)} style={{ textDecoration: 'underline' }}>
          Older changes
        </button>
      )}
    </>
  )
}
