import { useState } from 'react'
import { ask } from '../../../../admin/ask-server'
import { withElements } from '../../../../admin/i18n/with-elements'
import { momentOf } from '../../../../admin/moment'
import { useOffers } from '../../../../admin/standing'
import { Button } from '../../../../admin/ui/button'
import { Confirm } from '../../../../admin/ui/confirm'
import { LINK } from '../../../../admin/ui/looks'
import { workOn } from '../../../../admin/work-on'
import { type DeletedDraft, DRAFTS, type Draft } from '../../rules/drafts.ts'
import { reviewScreenAddress } from '../../rules/review-screen-address.ts'
import { publishAddress, SITE } from '../place'
import { word } from '../words/releases'
import { noteOf } from './place-switch'

/** A sentence that says what was done with a draft, or why it was not; the other one is empty. */
export type DraftMessage = { done: string; refused: string }

type Props = { drafts: Draft[]; here: string; onSaid(said: DraftMessage): Promise<void> }

/** The drafts, each with how it stands and what can be done with it. */
export const DraftList = ({ drafts, here, onSaid }: Props) => (
  <ul className="border-t border-[var(--color-brass-500)]">
    {drafts.map((draft) => (
      <DraftLine key={draft.branch} draft={draft} isHere={draft.branch === here} onSaid={onSaid} />
    ))}
  </ul>
)

function DraftLine({ draft, isHere, onSaid }: { draft: Draft; isHere: boolean; onSaid: Props['onSaid'] }) {
  const mayPublish = useOffers('releases.publish')
  const mayBegin = useOffers('branches.create')
  const mayDelete = useOffers('content.delete') || (draft.isOwn && mayBegin)
  const { branch, name, newest, state } = draft
  const remove = () =>
    ask(`${DRAFTS}/removal`, { method: 'POST', body: { branch } }).then(
      // Whoever worked on it works on the site again.
      () => (isHere ? workOn(SITE) : onSaid({ done: word('removed', { name }), refused: '' })),
      ({ message }: Error) => onSaid({ done: '', refused: message }),
    )
  return (
    <li className="border-b border-[var(--color-sand)] py-3">
      <p className="break-words font-medium text-[var(--color-ink)]">
        <bdi>{name}</bdi>
      </p>
      <p className="text-sm">
        {withElements(word('meta'), { author: <bdi>{newest.by}</bdi>, time: <time dateTime={newest.at}>{momentOf(newest.at)}</time> })}
      </p>
      <p className={`text-sm ${state === 'public' ? 'text-[var(--color-ok-700)]' : 'text-[var(--color-brass-700)]'}`}>{noteOf(draft)}</p>
      <div className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-2 text-sm">
        {isHere ? (
          <span className="text-[var(--color-rose-700)]">{word('isHere')}</span>
        ) : (
          <Button look="link" onClick={() => workOn(branch)}>
            {word('work')}
          </Button>
        )}
        {state === 'open' && (
          <a href={publishAddress(branch)} className={LINK}>
            {word(mayPublish ? 'publish' : 'look')}
          </a>
        )}
        <a href={reviewScreenAddress(branch)} className={LINK}>
          {word('review')}
        </a>
        {mayDelete && (
          <Confirm
            label={word('remove')}
            question={withElements(word('removeQuestion'), { draft: <bdi>{name}</bdi> })}
            keep={word('keep')}
            go={word('removeGo')}
            danger
            onGo={() => void remove()}
          />
        )}
      </div>
    </li>
  )
}

type DeletedProps = { deleted: DeletedDraft[]; onSaid(said: DraftMessage): Promise<void> }

/** The drafts that were deleted in the last thirty days, each with the way back. */
export function DeletedDrafts({ deleted, onSaid }: DeletedProps) {
  const mayBegin = useOffers('branches.create')
  const [isBusy, setBusy] = useState(false)
  const bringBack = async ({ ref, name }: DeletedDraft) => {
    setBusy(true)
    await ask(`${DRAFTS}/return`, { method: 'POST', body: { ref } }).then(
      () => onSaid({ done: word('broughtBack', { name }), refused: '' }),
      ({ message }: Error) => onSaid({ done: '', refused: message }),
    )
    setBusy(false)
  }
  return (
    <details className="mt-6">
      <summary className="cursor-pointer py-1 underline underline-offset-4">{word('deleted')}</summary>
      {deleted.length === 0 && <p className="py-2 text-sm">{word('deletedNone')}</p>}
      <ul>
        {deleted.map((one) => (
          <li key={one.ref} className="flex flex-wrap items-center justify-between gap-3 border-b border-[var(--color-sand)] py-2">
            <span className="min-w-0">
              <span className="block break-words text-[var(--color-ink)]">
                <bdi>{one.name}</bdi>
              </span>
              <span className="text-sm">{word('deletedAt', { time: momentOf(one.at) })}</span>
            </span>
            {mayBegin && (
              <Button disabled={isBusy} onClick={() => void bringBack(one)}>
                {word('bringBack')}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </details>
  )
}
