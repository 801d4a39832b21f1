import { useCallback, useState } from 'react'
import { ask } from '../../../../admin/ask-server'
import { staffLanguage, staffLocale } from '../../../../admin/i18n/staff-language'
import { withElements } from '../../../../admin/i18n/with-elements'
import { commaList } from '../../../../admin/names'
import { closedSentence } from '../../../../admin/role-words'
import { useOffers, useStanding } from '../../../../admin/standing'
import { Answered } from '../../../../admin/ui/answered'
import { Button } from '../../../../admin/ui/button'
import { Problem } from '../../../../admin/ui/notice'
import { type Answering, useAnswer } from '../../../../admin/use-answer'
import {
  type Choices,
  DRY_RUN,
  type DryRun,
  type DryRunRequest,
  obstacles,
  type PlannedEnd,
  PUBLISH,
  type Publication,
  type QuestionSide,
  toAccept,
} from '../../rules/dry-run.ts'
import { type NewPlanned, PLANNED } from '../../rules/planned.ts'
import type { Released } from '../../rules/release.ts'
import { FileLines } from '../file-lines'
import { useHeldDialog } from '../use-held-dialog'
import { beginOf, faultIn, type Picked, timesIn, When } from '../when'
import { word as plannedWord } from '../words/planned'
import { word } from '../words/publish'
import { BeforeItGoes, summaryOf } from './before-it-goes'
import { PlannedEndChoice } from './planned-end'
import { QuestionChoice } from './question-choice'

const DIALOG =
  'm-auto flex max-h-[calc(100dvh-3rem)] w-[min(47rem,calc(100vw-2rem))] flex-col overflow-hidden rounded-sm rounded-se-[6rem] border-0 bg-[var(--color-paper)] p-0 font-sans text-[15px] text-[var(--color-ink-2)] shadow-2xl backdrop:bg-[#2a1f28]/40 max-md:h-dvh max-md:max-h-dvh max-md:w-screen max-md:max-w-none max-md:rounded-none'

const FOOT =
  'flex flex-wrap items-center gap-x-6 gap-y-3 border-t border-[var(--color-sand)] bg-[var(--color-plaster)] px-6 py-4 max-md:px-4'

/** `onPlanned` is told once the draft has a time. */
type Props = { branch: string; name: string; onClose(): void; onPublished(release: string): void; onPlanned(): void }

/** Asks, before a draft is published, for all that has to be decided, and publishes it. */
export function PublishDialog({ branch, name, onClose, onPublished, onPlanned }: Props) {
  const { isBusy, setBusy, close, props } = useHeldDialog(onClose)
  const [choices, setChoices] = useState<Choices>({})
  const mayPublish = useOffers('releases.publish')
  const asked = useAnswer(
    useCallback(
      (signal: AbortSignal) => {
        const body: DryRunRequest = { branch, choices }
        return ask<DryRun>(DRY_RUN, { method: 'POST', body, signal })
      },
      [branch, choices],
    ),
  )
  return (
    <dialog {...props} className={DIALOG} aria-labelledby="publish-title">
      <h2 id="publish-title" className="px-6 pe-20 pt-6 text-[34px] leading-tight max-md:px-4">
        {withElements(word(mayPublish ? 'title' : 'titleLook'), {
          draft: <bdi className="italic text-[var(--color-rose-700)]">{name}</bdi>,
        })}
      </h2>
      {asked.answer ? (
        <Prepared
          dryRun={asked.answer}
          mayPublish={mayPublish}
          choices={choices}
          asked={asked}
          isBusy={isBusy}
          onBusy={setBusy}
          onChoose={(key, side) => setChoices({ ...choices, [key]: side })}
          onCancel={close}
          onPublished={onPublished}
          onPlanned={onPlanned}
        />
      ) : (
        <>
          <section className="flex-1 px-6 pb-6 max-md:px-4">
            <Answered asked={asked} waiting={word('reading')}>
              {() => null}
            </Answered>
          </section>
          <footer className={FOOT}>
            <Button look="link" onClick={close}>
              {word('close')}
            </Button>
          </footer>
        </>
      )}
    </dialog>
  )
}

type PreparedProps = {
  dryRun: DryRun
  mayPublish: boolean
  choices: Choices
  asked: Answering<DryRun>
  isBusy: boolean
  onBusy(isBusy: boolean): void
  onChoose(key: string, side: QuestionSide): void
  onCancel(): void
  onPublished(release: string): void
  onPlanned(): void
}

const dayName = (day: string) =>
  new Date(`${day}T12:00:00Z`).toLocaleDateString(staffLocale, { day: 'numeric', month: 'long', timeZone: 'UTC' })

function Prepared({ dryRun, mayPublish, choices, asked, isBusy, onBusy, onChoose, onCancel, onPublished, onPlanned }: PreparedProps) {
  const [lookedAt, setLookedAt] = useState<string[]>([])
  const [acceptedAt, setAcceptedAt] = useState<string[]>([])
  const [refused, setRefused] = useState('')
  const warnings = dryRun.findings.filter(({ level }) => level === 'warning').map(({ key }) => key)
  // What was ticked counts for those findings alone, and as long as their words stay.
  const looked = warnings.filter((key) => lookedAt.includes(key))
  const isLooked = looked.length === warnings.length
  const standing = useStanding()
  // Undefined is now.
  const [picked, setPicked] = useState<Picked>()
  const fault = picked ? faultIn(picked) : ''
  const { open, errors, unseen, missing } = obstacles(dryRun, choices, looked, picked && beginOf(picked))
  // What is said since is asked about again.
  const asking = toAccept(dryRun, picked !== undefined)
  const accepted = asking.filter((key) => acceptedAt.includes(key))
  const isAccepted = accepted.length === asking.length
  const isLacking = missing > 0 && !picked
  const isReady = dryRun.files.length > 0 && !dryRun.refused && open + errors + unseen === 0 && !isLacking && isAccepted
  const [end, setEnd] = useState<PlannedEnd>()
  const isEndOpen = !picked && dryRun.planned?.until !== undefined && !end
  const foot =
    errors > 0 || dryRun.refused
      ? 'footErrors'
      : open > 0
        ? 'footOpen'
        : unseen > 0
          ? 'footUnseen'
          : isLacking
            ? 'footMissing'
            : !isAccepted
              ? 'footUnsettled'
              : isEndOpen
                ? 'footEnd'
                : 'foot'
  const publish = async () => {
    onBusy(true)
    setRefused('')
    const body: Publication = { branch: dryRun.draft.branch, tip: dryRun.tip, choices, looked, accepted }
    const timed: NewPlanned | undefined = picked && { ...body, ...timesIn(picked), language: staffLanguage }
    const work = timed
      ? ask(PLANNED, { method: 'POST', body: timed }).then(onPlanned)
      : ask<Released>(PUBLISH, { method: 'POST', body: { ...body, ...(end && { end }) } satisfies Publication }).then(({ release }) =>
          onPublished(release),
        )
    const refusal = await work.then(
      () => '',
      ({ message }: Error) => message,
    )
    onBusy(false)
    setRefused(refusal)
    if (refusal) await asked.again()
  }
  const sentence = isBusy
    ? picked
      ? plannedWord('scheduling')
      : word('going')
    : asked.isAsking
      ? word('reading')
      : picked && foot === 'foot'
        ? plannedWord(fault ? 'footTime' : 'foot')
        : word(foot)
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be scrolled by keys. */}
      <section className="min-h-0 flex-1 overflow-y-auto px-6 pb-6 pt-2 max-md:px-4" tabIndex={0} aria-labelledby="publish-title">
        <p>{summaryOf(dryRun)}</p>
        <Problem text={refused || asked.problem} />
        {dryRun.questions.length > 0 && (
          <>
            <h3 className="mt-6 font-sans text-[15px] font-medium">{word('decide')}</h3>
            <p>{word('decideLead', { count: dryRun.questions.length })}</p>
            {dryRun.questions.map((question) => (
              <QuestionChoice
                key={question.key}
                question={question}
                chosen={choices[question.key]}
                onChoose={(side) => onChoose(question.key, side)}
              />
            ))}
          </>
        )}
        {mayPublish && <When picked={picked} others={dryRun.others ?? []} onPick={setPicked} />}
        {mayPublish && !picked && dryRun.planned && <PlannedEndChoice planned={dryRun.planned} end={end} onChoose={setEnd} />}
        <BeforeItGoes
          dryRun={dryRun}
          isPlanned={picked !== undefined}
          isLooked={isLooked}
          isAccepted={isAccepted}
          onLook={(isTicked) => setLookedAt(isTicked ? warnings : [])}
          onAccept={(isTicked) => setAcceptedAt(isTicked ? asking : [])}
        />
        {dryRun.files.length > 0 && (
          <>
            <h3 className="mt-6 font-sans text-[15px] font-medium">{word('what')}</h3>
            <FileLines files={dryRun.files.map((file) => ({ ...file, note: noteOf(file) }))} />
          </>
        )}
      </section>
      <footer className={FOOT}>
        <p className="min-w-48 flex-1 text-sm" role="status">
          {mayPublish || !standing ? sentence : closedSentence('releases.publish', standing)}
        </p>
        <Button look="link" disabled={isBusy} onClick={onCancel}>
          {word(mayPublish ? 'cancel' : 'close')}
        </Button>
        {mayPublish && (
          <Button look="chosen" disabled={!isReady || isEndOpen || fault !== '' || isBusy || asked.isAsking} onClick={() => void publish()}>
            {!picked ? word('go') : fault ? plannedWord('scheduleNone') : plannedWord('schedule', { day: dayName(picked.fromDay) })}
          </Button>
        )}
      </footer>
    </>
  )
}

const noteOf = ({ shownAt }: DryRun['files'][number]) =>
  shownAt.length > 0 ? word('shownAt', { pages: commaList(shownAt.slice(0, 6).map(({ title }) => title.en)) }) : undefined
