import { useState } from 'react'
import { type Comments, openIn } from '../rules/comments.ts'
import { ThreadCard } from './thread-card'
import { word } from './words/reviews'

type Props = { branch: string; comments: Comments; again(): Promise<void> }

/** The comments on a draft, those that are open first; settled ones are folded up. */
export function Threads({ branch, comments: { threads, colleagues }, again }: Props) {
  const [isOpen, setOpen] = useState(false)
  const open = threads.filter(({ settled }) => !settled)
  const settled = threads.filter((one) => one.settled)
  return (
    <section aria-labelledby="comments">
      <div className="flex flex-wrap items-baseline justify-between gap-3">
        <h2 id="comments" className="text-2xl">
          {word('comments')}
        </h2>
        <p className="text-sm">{word('counts', { open: openIn(threads), settled: settled.length })}</p>
      </div>
      {threads.length === 0 && <p className="border-t border-[var(--color-brass-500)] py-3">{word('noComment')}</p>}
      <ol className="border-t border-[var(--color-brass-500)]">
        {open.map((thread) => (
          <ThreadCard key={thread.number} branch={branch} thread={thread} colleagues={colleagues} again={again} />
        ))}
      </ol>
      {settled.length > 0 && (
        <details className="mt-3" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
          <summary className="cursor-pointer py-1 underline underline-offset-4">{word('showSettled', { count: settled.length })}</summary>
          <ol>
            {isOpen &&
              settled.map((thread) => (
                <ThreadCard key={thread.number} branch={branch} thread={thread} colleagues={colleagues} again={again} />
              ))}
          </ol>
        </details>
      )}
    </section>
  )
}
