import { useCallback, useState } from 'react'
import { Differences } from './differences'
import { Problem } from './problem'
import { type Change, readableTime, readDifference } from './service'
import { useAnswer } from './use-answer'

type Props = { branch: string; path: string; change: Change; isNewest: boolean; bringBack(commit: string): Promise<unknown> }

/** One change of a document: who, when, what field by field, and the way back to the text as it was then. */
export function ChangeItem({ branch, path, change: { commit, author, date }, isNewest, bringBack }: Props) {
  const [busy, setBusy] = useState(false)
  const { answer, problem } = useAnswer(useCallback(() => readDifference(branch, path, commit), [branch, path, commit]))
  const when = readableTime(date)
  const ask = () => {
    if (!window.confirm(`Bring back the text of this document as it was on ${when}? The present text stays in the history.`)) return
    setBusy(true)
    bringBack(commit).finally(() => setBusy(false))
  }
  return (
    <li style={{ border: '1px solid #ddd', borderRadius: 6, padding: 16, marginBottom: 12, background: '#fff' }}>
      <h3 style={{ display: 'flex', gap: 12, flexWrap: 'wrap', alignItems: 'center', margin: 0 }}>
        <span style={{ flex: 1 }}>
          <b>
            <bdi>{author}</bdi>
          </b>
          , <time dateTime={date}>{when}</time>
        </span>
        {isNewest && <span style={{ color: '#555' }}>The text as it is now</span>}
        {!isNewest && answer && answer.kind !== 'deleted' && (
          <button
            type="button"
            disabled={busy}
            onClick={ask}
            style={{ border: '1px solid #bbb', borderRadius: 6, padding: '6px 12px', background: '#fff' }}
          >
            Bring back this text
          </button>
        )}
      </h3>
      <Problem text={problem} />
      {answer ? <Differences difference={answer} /> : !problem && <p>Loading …</p>}
    </li>
  )
}
