import { useCallback, useState } from 'react'
import { ask } from '../../../admin/ask-server'
import { staffLocale } from '../../../admin/i18n/staff-language'
import { withElements } from '../../../admin/i18n/with-elements'
import { useOffers } from '../../../admin/standing'
import { Answered } from '../../../admin/ui/answered'
import { Badge } from '../../../admin/ui/badge'
import { Confirm } from '../../../admin/ui/confirm'
import { FieldChanges } from '../../../admin/ui/field-changes'
import { CARD } from '../../../admin/ui/looks'
import { useAnswer } from '../../../admin/use-answer'
import { CLINIC_ZONE } from '../../../model/clinics.ts'
import { type Difference, type DocumentChange, HISTORY } from '../rules/change.ts'
import { word } from './words'

type Props = { branch: string; path: string; change: DocumentChange; isNewest: boolean; bringBack(commit: string): Promise<unknown> }

/** One change of a document: who, when, what field by field, and the way back to the text as it was then. */
export function ChangeItem({ branch, path, change: { commit, author, date }, isNewest, bringBack }: Props) {
  const [isBusy, setBusy] = useState(false)
  const asked = useAnswer(
    useCallback(
      (signal: AbortSignal) => ask<Difference>(`${HISTORY}?${new URLSearchParams({ path, commit })}`, { branch, signal }),
      [branch, path, commit],
    ),
  )
  const mayRestore = useOffers('history.restore')
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
        {isNewest && <Badge tone="quiet">{word('isNow')}</Badge>}
        {mayRestore && !isNewest && asked.answer && asked.answer.kind !== 'removed' && (
          <Confirm
            label={word('bringBack')}
            question={word('bringBackQuestion', { time: readableTime(date) })}
            keep={word('leave')}
            go={word('bringBackGo')}
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

/** Shows a change of a document field by field, with the names that the fields have in its form. */
function Differences({ difference: { kind, fields } }: { difference: Difference }) {
  if (kind === 'new') return <p>{word('created')}</p>
  if (kind === 'removed') return <p>{word('deleted')}</p>
  if (fields.length === 0) return <p>{word('nothingChanged')}</p>
  return <FieldChanges fields={fields} />
}

/** `'2026-11-20T18:00:00+00:00'` => `'20 November 2026 at 18:00'`, by the clinics' clock. */
const readableTime = (date: string) =>
  new Date(date).toLocaleString(staffLocale, { dateStyle: 'long', timeStyle: 'short', timeZone: CLINIC_ZONE })

/** Names who made a change, and when. */
export const Author = ({ author, date }: { author: string; date: string }) => (
  <>
    {withElements(word('author'), {
      author: (
        <b>
          <bdi>{author}</bdi>
        </b>
      ),
      time: <time dateTime={date}>{readableTime(date)}</time>,
    })}
  </>
)
