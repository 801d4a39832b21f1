import { createRoot } from 'react-dom/client'
import { whenFetched } from '../../../../admin/when-fetched'
import { tokenIn } from '../../rules/links.ts'

const LinkPage = whenFetched(async () => ({ default: (await import('./link-page')).LinkPage }))

/** Tells whether the admin was opened by a link to an account, above which no sign-in is shown. */
export const isLink = (): boolean => tokenIn(window.location.hash) !== undefined

/**
 * Shows what a link opens, above the desk, whoever is signed in. Afterwards the admin is opened anew for whoever is signed in
 * then.
 */
export function followLinks(): void {
  function show() {
    const token = tokenIn(window.location.hash)
    if (token === undefined) return
    const onDone = () => {
      window.location.hash = '#/'
      window.location.reload()
    }
    createRoot(document.body.appendChild(document.createElement('div'))).render(<LinkPage token={token} onDone={onDone} />)
  }
  show()
  window.addEventListener('hashchange', () => isLink() && window.location.reload())
}
