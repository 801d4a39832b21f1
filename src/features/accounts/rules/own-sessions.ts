import { EDITORS_PATH } from './session.ts'

/** The address of one's own sessions: GET lists them, and POST below it ends one. */
export const SESSIONS_PATH = `${EDITORS_PATH}/sessions`
export const END_SESSION_PATH = `${SESSIONS_PATH}/end`

/** A browser in which somebody is signed in. `browser` and `system` are names, or empty where they aren't known. */
export type OwnSession = { id: string; browser: string; system: string; since: Date; used: Date; isThis: boolean }

const BROWSERS: [RegExp, string][] = [
  [/\bEdg(A|iOS)?\//, 'Edge'],
  [/\b(OPR|Opera)\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(Chrome|CriOS|HeadlessChrome)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
]
const SYSTEMS: [RegExp, string][] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b/, 'Mac'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b/, 'Linux'],
]
const nameOf = (known: [RegExp, string][], text: string) => known.find(([mark]) => mark.test(text))?.[1] ?? ''

/** `'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'` => `{ browser: 'Firefox', system: 'Linux' }` */
export const browserOf = (userAgent: string) => ({ browser: nameOf(BROWSERS, userAgent), system: nameOf(SYSTEMS, userAgent) })
