import { useEffect, useState } from 'react'
import { forgetSaved, useKnown } from './known'
import { quoted, savedSentence, word } from './words'

const MINUTE_MS = 60_000

type Props = {
  paths: string[]
  titleOf(path: string): string
  isUnsaved(path: string): boolean
  /** Shows what is saved in the form of a document; false where it can't be read. */
  show(path: string): Promise<boolean>
}

/** A line under the status line: somebody else saved what is open here, and what one can do about it. */
export function SavedByOther({ paths, titleOf, isUnsaved, show }: Props) {
  const { saved } = useKnown()
  const [problem, setProblem] = useState('')
  const [, setNow] = useState(0)
  const path = paths.find((one) => saved[one])
  const one = path === undefined ? undefined : saved[path]
  useEffect(() => {
    setProblem('')
    if (!one) return
    const timer = setInterval(() => setNow(Date.now()), MINUTE_MS / 2)
    return () => clearInterval(timer)
  }, [one])
  const showThem = async (which: string) => {
    const isShown = await show(which)
    if (isShown) forgetSaved(which)
    else setProblem(word('notShown'))
  }
  if (!one || path === undefined) return <div role="status" />
  const unsaved = isUnsaved(path)
  const what = path === paths[0] ? word('thisPage') : quoted(titleOf(path))
  return (
    <div
      role="status"
      data-desk-news
      className="flex items-center gap-4 overflow-hidden border-b border-[var(--color-sand)] bg-[var(--color-paper)] px-5 text-sm"
    >
      <p dir="auto" className="line-clamp-3 min-w-0 text-[var(--color-ink-2)]">
        {problem || savedSentence(one.name, what, one.at, Date.now(), unsaved)}
      </p>
      <span className="ms-auto flex flex-none items-center gap-3">
        {!unsaved && (
          <button type="button" className="desk-news-button" onClick={() => void showThem(path)}>
            {word('show')}
          </button>
        )}
        <button type="button" className="h-8 underline underline-offset-4" onClick={() => forgetSaved(path)}>
          {word('hide')}
        </button>
      </span>
    </div>
  )
}

/** The room that the line takes from what is below the bar. */
export const NEWS_LOOK = `
:root:has([data-desk-news]) { --desk-top: 144px }
[data-desk-news] { height: 44px }
.desk-news-button { height: 32px; padding-inline: 12px; border: 1px solid var(--color-line-strong); border-radius: 2px; background: var(--color-ivory); font-weight: 500; color: var(--color-ink) }
.desk-news-button:hover { border-color: var(--color-ink) }
@media (max-width: 767px) {
  :root:has([data-desk-news]) { --desk-top: 180px }
  [data-desk-news] { height: 80px }
}`
