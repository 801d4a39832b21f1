const EVERY_MS = 60_000

/** Runs work each minute while the page is looked at, and as soon as somebody comes back to it. Returns a function that ends that. */
export function onSight(work: () => void): () => void {
  const look = () => document.visibilityState === 'visible' && work()
  const timer = setInterval(look, EVERY_MS)
  document.addEventListener('visibilitychange', look)
  return () => {
    clearInterval(timer)
    document.removeEventListener('visibilitychange', look)
  }
}
