/** Returns the page in a frame; undefined where it is another site's, such as a map. */
export function ownPage({ contentWindow }: HTMLIFrameElement): Window | undefined {
  try {
    return contentWindow?.document ? contentWindow : undefined
  } catch {
    return undefined
  }
}

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
