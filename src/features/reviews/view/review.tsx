import { useState } from 'react'
import { useSite } from '../../../content/site.ts'
import { useWords } from '../../../i18n/review-words/words.ts'
import { openIn } from '../rules/comments.ts'
import { useOwnName, useReview } from './ask.ts'
import { NewComment } from './new-comment.tsx'
import { Pins } from './pins.tsx'
import { PageThreads } from './threads.tsx'
import { PageTicks } from './ticks.tsx'
import { Unread } from './unread.tsx'

/**
 * What is said and seen of a draft, at the foot of its pages: folded up, with pins in the page at what somebody has said something of.
 * `version` is that of the draft when the page was loaded.
 */
export function Review({ branch, version }: { branch: string; version: string }) {
  const t = useWords()
  const { path } = useSite()
  const [isOpen, setOpen] = useState(false)
  const { comments, seen, isUnread, isReader, again } = useReview(branch)
  const [name, setName] = useOwnName()
  const threads = comments?.threads ?? []
  const here = threads.filter((one) => !one.settled && (one.href === undefined || one.href === path))
  const speaker = {
    ...{ branch, name: comments?.as ? '' : name, setName },
    asksName: comments !== undefined && comments.as === undefined,
    mayMention: comments?.as !== undefined && comments.colleagues.length > 0,
  }
  return (
    <>
      <details className="rvw" open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
        <summary>{comments ? t('count', { number: openIn(threads) }) : t('open')}</summary>
        {(comments || isUnread) && (
          <section className="rvw-in" aria-label={t('title')}>
            {isUnread && <Unread again={again} />}
            {comments && (
              <>
                <NewComment speaker={speaker} again={again} />
                <PageThreads speaker={speaker} threads={threads} again={again} isReader={isReader} />
                {seen && <PageTicks speaker={speaker} seen={seen} version={version} again={again} />}
              </>
            )}
          </section>
        )}
      </details>
      <Pins threads={here} onOpen={() => setOpen(true)} />
    </>
  )
}
