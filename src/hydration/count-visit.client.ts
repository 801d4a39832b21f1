/** Fetches the script that counts the visit, once the page is loaded and the browser has nothing else to do; no page is counted in a frame. */
export function countVisitOnceSettled(file: string | undefined) {
  if (!file || window.parent !== window) return
  // Without the file nothing is counted.
  addEventListener('load', () => (window.requestIdleCallback ?? setTimeout)(() => import(/* @vite-ignore */ file).catch(() => {})))
}
