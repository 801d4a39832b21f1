import { objects } from '../features/visits/rules/objection.ts'
import { hostFrom, VISITS, type Visit, widthOf } from '../features/visits/rules/visit.ts'
import { PAGE } from '../ui/alive.ts'
import { measure } from './vitals.client.ts'

declare global {
  interface Navigator {
    /** The visitor's wish to all sites, in browsers that know it. */
    readonly globalPrivacyControl?: boolean
  }
  interface Document {
    /** True while a browser prepares a page that nobody may ever see. */
    readonly prerendering?: boolean
  }
}

const isUnwanted = () => navigator.globalPrivacyControl === true || navigator.doNotTrack === '1' || objects(document.cookie)

/** Tells the server which pages were seen, each time that the visitor looks away; the first time also how fast the first one was. */
function count() {
  const figures = measure()
  let shown: string | undefined
  let seen: string[] = []
  let rest: () => Partial<Visit> = () => ({ from: hostFrom(document.referrer, location.hostname), vitals: figures() })
  const see = () => {
    if (location.pathname !== shown) seen.push(location.pathname)
    shown = location.pathname
  }
  const tell = () => {
    if (seen.length === 0 || isUnwanted()) return
    navigator.sendBeacon(VISITS, JSON.stringify({ pages: seen, width: widthOf(innerWidth), ...rest() } satisfies Visit))
    seen = []
    rest = () => ({})
  }
  see()
  document.addEventListener(PAGE, see)
  document.addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && tell())
  addEventListener('pagehide', tell)
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return
    shown = undefined
    see()
  })
}

if (!isUnwanted()) {
  if (document.prerendering) document.addEventListener('prerenderingchange', count, { once: true })
  else count()
}
