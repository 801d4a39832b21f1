import type { Mark } from '../../../src/model/translations/staleness.ts'

const WORDS = {
  missing: { text: 'Not translated: visitors read the English', accept: undefined },
  stale: { text: 'The English has changed since', accept: 'Still right' },
  same: { text: 'Same as the English', accept: 'Right as it is' },
}

/** Why a translation wants an eye, and the button that says it doesn't. */
export function Marked({ mark, onAccept }: { mark: Mark | undefined; onAccept(): void }) {
  if (!mark || mark === 'current') return null
  const { text, accept } = WORDS[mark]
  return (
    <p data-mark={mark} className="flex flex-wrap items-center gap-2 text-xs text-amber-900 mt-1.5">
      <span className="rounded bg-amber-100 px-2 py-0.5">{text}</span>
      {accept && (
        <button
          type="button"
          onClick={onAccept}
          className="rounded border border-gray-300 bg-white px-2 py-0.5 text-gray-700 hover:bg-gray-100"
        >
          {accept}
        </button>
      )}
    </p>
  )
}
