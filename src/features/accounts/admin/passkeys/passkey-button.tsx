import { useState } from 'react'
import { Problem } from '../problem'
import { knowsPasskeys } from './knows-passkeys'

type Props = { label: string; isMain?: boolean; isFirst?: boolean; work(): Promise<unknown> }

/** A button that leads to the browser's own dialog for passkeys; nothing in a browser that knows none. */
export function PasskeyButton({ label, isMain, isFirst, work }: Props) {
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState({ text: '', count: 0 })
  if (!knowsPasskeys()) return null
  const go = async () => {
    if (isBusy) return
    setBusy(true)
    setProblem(({ count }) => ({ text: '', count }))
    await work().catch((error: Error) => setProblem(({ count }) => ({ text: error.message, count: count + 1 })))
    setBusy(false)
  }
  return (
    <>
      <button
        type="button"
        // biome-ignore lint/a11y/noAutofocus: it stands where the button was that led here.
        autoFocus={isFirst}
        aria-disabled={isBusy}
        className={isMain ? 'sign-go' : 'sign-passkey'}
        onClick={() => void go()}
      >
        {label}
      </button>
      <div className="sign-below">
        <Problem key={problem.count} text={problem.text} />
      </div>
    </>
  )
}
