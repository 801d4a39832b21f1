/** A busy device may never have nothing else to do. */
const LATEST = { timeout: 10_000 }

/**
 * Fetches the script that counts the visit, once the page is loaded and the browser has nothing else to do, or after ten seconds;
 * no page is counted in a frame.
 */
export function countVisitOnceSettled(file: string | undefined) {
  if (!file || window.parent !== window) return
  // Without the file nothing is counted.
  const count = () => import(/* @vite-ignore */ file).catch(() => {})
  addEventListener('load', () => ('requestIdleCallback' in window ? requestIdleCallback(count, LATEST) : setTimeout(count)))
}
