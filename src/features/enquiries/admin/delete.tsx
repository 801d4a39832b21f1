import { useState } from 'react'
import { BUTTON } from './choice'

const DANGER = 'rounded border border-red-700 bg-red-700 px-3 py-1.5 text-sm font-medium text-white'

/** Deletes after being asked once more: what is deleted can't be brought back. */
export function Delete({ name, onDelete }: { name: string; onDelete(): void }) {
  const [asked, setAsked] = useState(false)
  if (!asked)
    return (
      <button type="button" className={BUTTON} onClick={() => setAsked(true)}>
        Delete…
      </button>
    )
  return (
    <fieldset className="flex flex-wrap items-center gap-3">
      <legend className="float-left text-sm">
        Delete the enquiry of <bdi>{name}</bdi> for good?
      </legend>
      {/* biome-ignore lint/a11y/noAutofocus: the question takes the place of the button that was just pressed. */}
      <button type="button" className={BUTTON} autoFocus onClick={() => setAsked(false)}>
        Keep it
      </button>
      <button type="button" className={DANGER} onClick={onDelete}>
        Delete for good
      </button>
    </fieldset>
  )
}
