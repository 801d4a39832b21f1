import { useCallback, useState } from 'react'
import { ask } from '../../../admin/ask-server'
import { withElements } from '../../../admin/i18n/with-elements'
import { momentOf } from '../../../admin/moment'
import { useOffers } from '../../../admin/standing'
import { backSentence } from '../../../admin/taken-back'
import { Answered } from '../../../admin/ui/answered'
import { Confirm } from '../../../admin/ui/confirm'
import { LINK } from '../../../admin/ui/looks'
import { Notice, Problem } from '../../../admin/ui/notice'
import { useAnswer } from '../../../admin/use-answer'
import { RELEASES, type Release, type ReleasePage, TAKE_BACK, type TakenBackRelease } from '../rules/release.ts'
import { refreshDrafts } from './drafts/use-drafts'
import { FileLines } from './file-lines'
import { RELEASES_SCREEN, releaseAddress } from './place'
import { word } from './words/releases'

const author = (name: string, at: string) => ({ author: <bdi>{name}</bdi>, time: <time dateTime={at}>{momentOf(at)}</time> })

/** One release: who published what, and when, with a way to each place; and the way back. `isNew`: it was published this moment. */
export function ReleaseView({ id, isNew }: { id: string; isNew: boolean }) {
  const address = `${RELEASES}?${new URLSearchParams({ id })}`
  const asked = useAnswer(useCallback((signal: AbortSignal) => ask<ReleasePage>(address, { signal }), [address]))
  const [said, setSaid] = useState({ done: '', refused: '' })
  const takeBack = async () => {
    const next = await ask<TakenBackRelease>(TAKE_BACK, { method: 'POST', body: { id } }).then(
      (answer) => ({ done: backSentence(answer), refused: '' }),
      ({ message }: Error) => ({ done: '', refused: message }),
    )
    setSaid(next)
    await Promise.all([asked.again(), refreshDrafts()])
  }
  return (
    <>
      <p className="mb-4">
        <a href={RELEASES_SCREEN} className={LINK}>
          {word('back')}
        </a>
      </p>
      <Answered asked={asked}>
        {({ release, files }) => (
          <article>
            <div role="status">
              {isNew && !release.takenBack && !said.done && <Notice tone="good">{word('isPublic', { name: release.draft })}</Notice>}
              {said.done && <Notice tone="good">{said.done}</Notice>}
            </div>
            <Problem text={said.refused} />
            <Head release={release} onTakeBack={takeBack} />
            <h3 className="mb-2 mt-6 text-[19px]">{word('changed')}</h3>
            {files.length > 0 ? <FileLines files={files} /> : <p>{word('nothing')}</p>}
          </article>
        )}
      </Answered>
    </>
  )
}

function Head({ release, onTakeBack }: { release: Release; onTakeBack(): Promise<void> }) {
  const [isBusy, setBusy] = useState(false)
  const mayPublish = useOffers('releases.publish')
  const { draft, by, at, files, reviewed, takesBack, takenBack } = release
  const go = () => {
    setBusy(true)
    void onTakeBack().finally(() => setBusy(false))
  }
  return (
    <div className="flex flex-wrap items-start justify-between gap-4">
      <div className="min-w-0">
        <h2 className="text-[28px] leading-tight">
          <bdi>{draft}</bdi>
        </h2>
        <p>{withElements(word('meta'), author(by, at))}</p>
        {reviewed && <p>{withElements(word('seenBy'), { names: <bdi>{reviewed}</bdi> })}</p>}
        {takesBack && (
          <p>
            {word('takesBackLead')}{' '}
            <a href={releaseAddress(takesBack)} className={LINK}>
              {word('see')}
            </a>
          </p>
        )}
        {takenBack && (
          <p>
            {withElements(word('takenBackLead'), author(takenBack.by, takenBack.at))}{' '}
            <a href={releaseAddress(takenBack.id)} className={LINK}>
              {word('see')}
            </a>
          </p>
        )}
      </div>
      {mayPublish && !takenBack && (
        <Confirm
          label={word('takeBack')}
          question={word('takeBackQuestion', { count: files })}
          keep={word('leave')}
          go={word('takeBackGo')}
          disabled={isBusy}
          onGo={go}
        />
      )}
    </div>
  )
}
