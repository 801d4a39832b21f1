import { useState } from 'react'
import { ask } from '../../../../admin/ask-server'
import { withElements } from '../../../../admin/i18n/with-elements'
import { useOffers } from '../../../../admin/standing'
import { Button } from '../../../../admin/ui/button'
import { Confirm } from '../../../../admin/ui/confirm'
import { LINK } from '../../../../admin/ui/looks'
import { Problem } from '../../../../admin/ui/notice'
import { CANCEL, MOVE, type MovedPlanned, type Planned } from '../../rules/planned.ts'
import { localIn } from '../../rules/times.ts'
import { publishAddress, releaseAddress } from '../place'
import { useHeldDialog } from '../use-held-dialog'
import { faultIn, pickedOf, TimeFields, timesIn } from '../when'
import { word } from '../words/planned'
import { reasonSentence, timeSentence } from './planned-words'

type Props = { planned: Planned; onClose(): void; onDone(said: string): void }

/** One thing that is planned: when, why it did not go out, and the ways to another time or to none. */
export function PlannedDialog({ planned, onClose, onDone }: Props) {
  const { isBusy, setBusy, close, props } = useHeldDialog(onClose)
  const mayPublish = useOffers('releases.publish')
  const { name, state, branch, release } = planned
  const reason = reasonSentence(planned)
  return (
    <dialog
      {...props}
      aria-labelledby="planned-title"
      className="m-auto max-h-[calc(100dvh-3rem)] w-[min(47rem,calc(100vw-2rem))] overflow-auto rounded-sm border-0 bg-[var(--color-paper)] p-6 font-sans text-[15px] text-[var(--color-ink-2)] shadow-2xl backdrop:bg-[#2a1f28]/40 max-md:p-4"
    >
      <h2 id="planned-title" className="text-[34px] leading-tight">
        <bdi>{name}</bdi>
      </h2>
      <p className="mt-2">{timeSentence(planned)}</p>
      {reason && <p className="mt-2 text-[var(--color-error-700)]">{reason}</p>}
      {mayPublish && (state === 'waiting' || state === 'public') && (
        <Change planned={planned} isBusy={isBusy} onBusy={setBusy} onDone={onDone} />
      )}
      <div className="mt-6 flex flex-wrap items-center gap-x-5 gap-y-3">
        {release ? (
          <a href={releaseAddress(release)} className={LINK}>
            {word('release')}
          </a>
        ) : (
          <a href={publishAddress(branch)} className={LINK}>
            {word(state === 'stopped' && mayPublish ? 'planAnew' : 'look')}
          </a>
        )}
        <Button look="link" disabled={isBusy} onClick={close}>
          {word('close')}
        </Button>
      </div>
    </dialog>
  )
}

type ChangeProps = Pick<Props, 'planned' | 'onDone'> & { isBusy: boolean; onBusy(isBusy: boolean): void }

function Change({ planned, isBusy, onBusy, onDone }: ChangeProps) {
  const { number, name, state, from, until } = planned
  const isBegun = state === 'public'
  const [picked, setPicked] = useState(pickedOf(localIn(from), until && localIn(until)))
  const [refused, setRefused] = useState('')
  const fault = faultIn(picked, isBegun)
  const send = async (path: string, body: object, said: string) => {
    onBusy(true)
    setRefused('')
    await ask(path, { method: 'POST', body }).then(
      () => onDone(said),
      ({ message }: Error) => setRefused(message),
    )
    onBusy(false)
  }
  const move = () => {
    const body: MovedPlanned = { number, ...timesIn(picked) }
    return send(MOVE, body, word('moved', { name }))
  }
  return (
    <form
      className="mt-4"
      onSubmit={(event) => {
        event.preventDefault()
        void move()
      }}
    >
      <TimeFields picked={picked} isBegun={isBegun} onPick={setPicked} />
      <Problem text={refused} />
      <div className="mt-2 flex flex-wrap items-center gap-4">
        <Button type="submit" look="chosen" disabled={fault !== '' || isBusy}>
          {word('save')}
        </Button>
        {!isBegun && (
          <Confirm
            label={word('cancel')}
            question={withElements(word('cancelQuestion'), { draft: <bdi>{name}</bdi> })}
            keep={word('keep')}
            go={word('cancelGo')}
            disabled={isBusy}
            onGo={() => void send(CANCEL, { number }, word('cancelled', { name }))}
          />
        )}
      </div>
    </form>
  )
}
