import { createRoot } from 'react-dom/client'
import { ask } from '../../../../admin/ask-server'
import type { SetText } from '../../../../model/set-text.ts'
import { type Changed, ELSEWHERE, type FactElsewhere } from '../../rules/elsewhere/elsewhere.ts'
import { hasOtherFigures } from '../../rules/elsewhere/other-figures.ts'
import { type ElsewhereAnswer, ElsewhereDialog } from './elsewhere-dialog'

/** An answer that takes longer is waited for in sight of the editor. */
const SOON_MS = 600

/**
 * Asks the editor where else a fact is to change that a form has changed. Returns the texts to set beside the form, none where
 * there is nothing to ask; undefined where the editor goes back to the form. However long the server looks, the editor alone decides to
 * go on without its answer.
 */
export async function askElsewhere(changed: Changed, branch: string): Promise<SetText[] | undefined> {
  if (!hasOtherFigures(changed)) return []
  const stop = new AbortController()
  const look = (): Promise<ElsewhereAnswer> =>
    ask<FactElsewhere[]>(ELSEWHERE, { method: 'POST', branch, body: changed, unasked: true, signal: stop.signal }).then(
      (facts) => ({ facts }),
      ({ message }: Error) => ({ problem: message }),
    )
  const first = look()
  const soon = await Promise.race([first, new Promise<undefined>((resolve) => setTimeout(resolve, SOON_MS))])
  if (soon && 'facts' in soon && soon.facts.length === 0) return []
  return decided(first, look).finally(() => stop.abort())
}

/** Shows the question over everything, and returns what the editor decides. */
function decided(first: Promise<ElsewhereAnswer>, look: () => Promise<ElsewhereAnswer>): Promise<SetText[] | undefined> {
  const place = document.body.appendChild(document.createElement('div'))
  place.className = 'tina-tailwind'
  const root = createRoot(place)
  return new Promise((resolve) => {
    const decide = (texts: SetText[] | undefined) => {
      resolve(texts)
      // Not while React is still telling of the close.
      setTimeout(() => {
        root.unmount()
        place.remove()
      })
    }
    root.render(<ElsewhereDialog first={first} onLook={look} onDecide={decide} />)
  })
}
