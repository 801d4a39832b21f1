const DECIDED = ['pointerdown', 'touchstart', 'keydown', 'focusin']
const SIGNS = [...DECIDED, 'pointermove']

/** Tells whether a pointer merely rests where something is drawn, which a browser reports as a move. */
const isResting = (event: Partial<PointerEvent>) => event.type === 'pointermove' && !event.movementX && !event.movementY

/**
 * Tells whether a finger, Enter or the focus is on what the browser does sooner by itself: a link to another document or to a
 * telephone, the button of the menu, a fold. The application would only take line and processor from what the visitor wants.
 */
function isTheBrowsers({ type, target, pointerType, key }: Event & Partial<PointerEvent & KeyboardEvent>): boolean {
  if (!(target instanceof Element) || (type === 'pointermove' && pointerType === 'mouse') || (key && key !== 'Enter')) return false
  if (target.closest('[data-js]')) return false
  const link = target.closest<HTMLAnchorElement>('a[href]')
  return link ? !(link.hash && link.pathname === location.pathname) : target.closest('[popovertarget], summary') !== null
}

/**
 * Calls `load` at the visitor's first sign. Returns a function that calls it at once, unless it was called before. If it
 * fails, calls `onFailure`, and waits for the next sign to try again.
 */
export function loadOnInteraction(load: () => Promise<void>, onFailure: () => void): () => void {
  let isLoading = false
  const watch = (change: 'addEventListener' | 'removeEventListener', signs: readonly string[] = SIGNS) => {
    for (const sign of signs) document[change](sign, startAtSign, { capture: true, passive: true })
  }
  const start = () => {
    if (isLoading) return
    isLoading = true
    watch('removeEventListener')
    load().catch(() => {
      isLoading = false
      onFailure()
      // A mere movement would ask again and again.
      watch('addEventListener', DECIDED)
    })
  }
  const startAtSign = (event: Event) => {
    if (!isResting(event) && !isTheBrowsers(event)) start()
  }
  watch('addEventListener')
  return start
}
