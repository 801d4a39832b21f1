import type { Flaw } from '../../rules/flaws.ts'
import { flawSentence } from '../sentences'

/** What visitors would notice of a picture, each with what to do; nothing where all is well. */
export const FlawList = ({ flaws }: { flaws: Flaw[] }) =>
  flaws.length === 0 ? null : (
    <ul className="my-3 grid gap-2 text-sm text-[var(--color-ink)]">
      {flaws.map((flaw) => (
        <li key={flawSentence(flaw)} className="flex gap-2">
          <svg aria-hidden="true" viewBox="0 0 12 12" className="mt-1 size-3 flex-none fill-[var(--color-error-700)]">
            <path d="M6 1 11.5 11H.5Z" />
          </svg>
          {flawSentence(flaw)}
        </li>
      ))}
    </ul>
  )
