import { useCallback, useState } from 'react'
import { ask } from '../../../admin/ask-server'
import { Answered } from '../../../admin/ui/answered'
import { Badge } from '../../../admin/ui/badge'
import { Confirm } from '../../../admin/ui/confirm'
import { CARD } from '../../../admin/ui/looks'
import { useAnswer } from '../../../admin/use-answer'
import { type Change, type Difference, HISTORY } from '../rules/change.ts'
import { Author, readableTime } from './author'
import { Differences } from './differences'

type Props = { branch: string; path: string; change: Change; isNewest: boolean; bringBack(commit: string): Promise<unknown> }

/** One change of a document: who, when, what field by field, and the way back to the text as it was then. */
export function ChangeItem({ branch, path, change: { commit, author, date }, isNewest, bringBack }: Props) {
  const [isBusy, setBusy] = useState(false)
  const asked = useAnswer(
    useCallback(
      (signal: AbortSignal) => ask<Difference>(`${HISTORY}?${new URLSearchParams({ path, commit })}`, { branch, signal }),
      [branch, path, commit],
    ),
  )
  const restore = () => {
    setBusy(true)
    void bringBack(commit).finally(() => setBusy(false))
  }
  return (
    <li className={`${CARD} p-4`}>
      <div className="mb-2 flex flex-wrap items-center justify-between gap-3">
        <h3 className="text-base">
          <Author author={author} date={date} />
        </h3>
        {isNewest && <Badge tone="quiet">The text as it is now</Badge>}
        {!isNewest && asked.answer && asked.answer.kind !== 'deleted' && (
          <Confirm
            label="Bring back this text…"
            question={`Bring back the text as it was on ${readableTime(date)}? The present text stays in the history.`}
            keep="Leave it"
            go="Bring it back"
            disabled={isBusy}
            onGo={restore}
          />
        )}
      </div>
      <Answered asked={asked} isPart>
        {(difference) => <Differences difference={difference} />}
      </Answered>
    </li>
  )
}
