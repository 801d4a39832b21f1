import { useCallback, useState } from 'react'
import { ask } from '../../../admin/ask-server'
import { staffLocale } from '../../../admin/i18n/staff-language'
import { withElements } from '../../../admin/i18n/with-elements'
import { useOffers } from '../../../admin/standing'
import { Answered } from '../../../admin/ui/answered'
import { Badge } from '../../../admin/ui/badge'
import { Button } from '../../../admin/ui/button'
import { FieldChanges } from '../../../admin/ui/field-changes'
import { CARD } from '../../../admin/ui/looks'
import { useAnswer } from '../../../admin/use-answer'
import { CLINIC_ZONE } from '../../../model/clinics.ts'
import { type Difference, type DocumentChange, HISTORY } from '../rules/change.ts'
import { word } from './words'

type Props = {
  branch: string
  path: string
  change: DocumentChange
  isNewest: boolean
  bringBack(commit: string, field?: number): Promise<unknown>
}

/** One change of a document: who, when, what field by field, and the way back to the text as it was then. */
export function ChangeItem({ branch, path, change, isNewest, bringBack }: Props) {
  const { commit, author, date } = change
  const [isOpen, setOpen] = useState(false)
  const asked = useAnswer(
    useCallback(
      (signal: AbortSignal) => ask<Difference>(`${HISTORY}?${new URLSearchParams({ path, commit })}`, { branch, signal }),
      [branch, path, commit],
    ),
  )
  const mayRestore = useOffers('history.restore')
  return (
    <li className={`${CARD} p-4`}>
      <div className="mb-2 flex flex-wrap items-center justify-between gap-3">
        <h3 className="text-base">
          <Author author={author} date={date} />
        </h3>
        {isNewest && <Badge tone="quiet">{word('isNow')}</Badge>}
        {mayRestore && !isNewest && asked.answer && asked.answer.kind !== 'removed' && (
          <Button aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            {word('bringBack')}
          </Button>
        )}
      </div>
      {isOpen && (
        <Back
          branch={branch}
          path={path}
          change={change}
          onLeave={() => setOpen(false)}
          onGo={(field) => bringBack(commit, field).finally(() => setOpen(false))}
        />
      )}
      <Answered asked={asked} isPart>
        {(difference) => <Differences difference={difference} />}
      </Answered>
    </li>
  )
}

type BackProps = Pick<Props, 'branch' | 'path' | 'change'> & { onLeave(): void; onGo(field?: number): Promise<unknown> }

/** What would change if the text of then came back, in the place of that of now: one field of it, or all of the document. */
function Back({ branch, path, change: { commit, date }, onLeave, onGo }: BackProps) {
  const [isBusy, setBusy] = useState(false)
  const asked = useAnswer(
    useCallback(
      (signal: AbortSignal) => ask<Difference>(`${HISTORY}?${new URLSearchParams({ path, commit, back: '' })}`, { branch, signal }),
      [branch, path, commit],
    ),
  )
  const go = (field?: number) => {
    setBusy(true)
    void onGo(field).finally(() => setBusy(false))
  }
  return (
    <fieldset className="mb-4 border-b pb-4">
      <legend className="pb-2 text-sm">{word('bringBackQuestion', { time: readableTime(date) })}</legend>
      <Answered asked={asked} isPart>
        {({ kind, fields }) => (
          <>
            {fields.length > 0 && (
              <FieldChanges
                fields={fields}
                heads={[word('asNow'), word('asThen')]}
                action={(at) => (
                  <Button disabled={isBusy} onClick={() => go(at)}>
                    {word('bringFieldBack')}
                  </Button>
                )}
              />
            )}
            {kind === 'edited' && fields.length === 0 && <p>{word('sameAsNow')}</p>}
            <p className="flex flex-wrap gap-3 pt-3">
              <Button autoFocus onClick={onLeave}>
                {word('leave')}
              </Button>
              {(kind === 'new' || fields.length > 0) && (
                <Button look="chosen" disabled={isBusy} onClick={() => go()}>
                  {word(kind === 'new' ? 'bringBackGo' : 'bringAllBack')}
                </Button>
              )}
            </p>
          </>
        )}
      </Answered>
    </fieldset>
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
