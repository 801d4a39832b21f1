import { ownPage } from '../../../../admin/frame-pages'

/**
 * Remembers what has the focus within a frame, and returns a function that gives it back. A dialog gives the focus back by
 * itself, but not into the page of a frame.
 */
export function rememberFocusInFrame(): () => void {
  const frame = document.activeElement
  const page = frame instanceof HTMLIFrameElement ? ownPage(frame) : undefined
  const focused = page?.document.activeElement
  return () => {
    page?.focus()
    if (focused && 'focus' in focused && typeof focused.focus === 'function') focused.focus()
  }
}
