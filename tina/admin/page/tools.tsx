import { useSyncExternalStore } from 'react'
import type { Cms } from '../saving/form'
import { UndoButtons } from '../undo/buttons'
import { Widths } from './widths'

const subscribe = (tell: () => void) => {
  window.addEventListener('hashchange', tell)
  return () => window.removeEventListener('hashchange', tell)
}

/** What the admin shows, by its address: a page with its form, a form alone, or another screen. */
export const useShown = () =>
  useSyncExternalStore(subscribe, () => {
    if (window.location.hash.startsWith('#/~')) return 'page'
    return /^#\/collections\/edit\//.test(window.location.hash) ? 'form' : 'screen'
  })

/** What the status line offers while a form is open: the way back, and the width of the page beside it. */
export function Tools({ cms }: { cms: Cms }) {
  const shown = useShown()
  if (shown === 'screen') return null
  return (
    <div className="ms-auto flex flex-none items-center gap-4">
      {shown === 'page' && <Widths />}
      <span className="flex max-md:hidden">
        <UndoButtons cms={cms} />
      </span>
    </div>
  )
}
