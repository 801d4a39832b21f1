import { createRoot } from 'react-dom/client'
import { ask } from '../../../../admin/ask-server'
import type { SetText } from '../../../../model/set-text.ts'
import { type Changed, ELSEWHERE, type FactElsewhere } from '../../rules/elsewhere/elsewhere.ts'
import { hasOtherFigures } from '../../rules/elsewhere/other-figures.ts'
import { ElsewhereDialog } from './elsewhere-dialog'

/** Nobody waits longer for the question than this before a save. */
const PATIENCE_MS = 4000

/**
 * Asks the editor where else a fact is to change that a form has changed. Returns the texts to set beside the form, none where
 * there is nothing to ask; undefined where the editor goes back to the form.
 */
export async function askElsewhere(changed: Changed, branch: string): Promise<SetText[] | undefined> {
  if (!hasOtherFigures(changed)) return []
  // Without an answer the form is saved alone: a question is no reason not to.
  const signal = AbortSignal.timeout(PATIENCE_MS)
  const facts = await ask<FactElsewhere[]>(ELSEWHERE, { method: 'POST', branch, body: changed, unasked: true, signal }).catch(() => [])
  return Array.isArray(facts) && facts.length > 0 ? decided(facts) : []
}

/** Shows the question over everything, and returns what the editor decides. */
function decided(facts: FactElsewhere[]): Promise<SetText[] | undefined> {
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
    root.render(<ElsewhereDialog facts={facts} onDecide={decide} />)
  })
}
