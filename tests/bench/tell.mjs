/** The name of the function by which pages tell the bench something. */
export const TELL = 'tellBench'

/**
 * Runs in every page before anything else in it. Tells when the page was tapped (as the browser dates the click: when the
 * finger was lifted), when what the tap changed was painted, and when a heading that was not there before was painted, each
 * as milliseconds that pages have in common. A page that was made before it is opened paints only then.
 */
export function watch(tell) {
  const since = (time) => performance.timeOrigin + time
  const say = (what, at) => window[tell](JSON.stringify({ what, at, path: location.pathname }))
  /** Runs after the next frame has been handed over to be painted. */
  const painted = (then) =>
    requestAnimationFrame(() => {
      const channel = new MessageChannel()
      channel.port1.onmessage = () => then(performance.now())
      channel.port2.postMessage(0)
    })
  addEventListener(
    'click',
    (event) => {
      say('tap', since(event.timeStamp))
      painted((now) => say('after tap', since(now)))
    },
    { capture: true },
  )
  let last = ''
  const look = () => {
    const heading = document.querySelector('h1')
    const text = heading?.textContent ?? ''
    if (text && text !== last && heading.getBoundingClientRect().width > 0) {
      last = text
      painted((now) => say('heading', since(now)))
    }
    requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
}
