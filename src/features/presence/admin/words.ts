import { LANGUAGES, type Locale } from '../../../model/languages.ts'
import type { Other } from '../rules/presence.ts'

const NAMED_AT_MOST = 2

/** `['Wei', 'Ada', 'Ben', 'Eve']` => `'Wei, Ada and 2 more'` */
export function namesOf(names: string[]): string {
  const more = names.length - NAMED_AT_MOST
  const all = more > 0 ? [...names.slice(0, NAMED_AT_MOST), `${more} more`] : names
  return all.length < 2 ? all.join('') : `${all.slice(0, -1).join(', ')} and ${all.at(-1)}`
}

const inLanguage = (language: Locale) => (language === 'en' ? '' : `, in ${LANGUAGES[language].englishName}`)

/** Says who else has something open: `'Wei also has this page open, in Arabic'`. Of several people their languages are left out. */
export function alsoOpen(others: Other[], what = 'this page'): string {
  const [one] = others
  if (!one) return ''
  const is = others.length === 1 ? 'has' : 'have'
  return `${namesOf(others.map(({ name }) => name))} also ${is} ${what} open${others.length === 1 ? inLanguage(one.language) : ''}`
}

/** Names a text that is no page of its own: `'“How long does it take?”'` */
export const quoted = (title: string) => `“${title}”`

/** When something happened, for somebody who looks at it now; both in milliseconds. */
const agoOf = (at: number, now: number) =>
  now - at < 60_000 ? 'a moment ago' : `at ${new Date(at).toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit' })}`

/** Says that somebody else saved, and what becomes of one's own changes. */
export const savedSentence = (name: string, what: string, at: number, now: number, isUnsaved: boolean) =>
  `${name} saved changes to ${what} ${agoOf(at, now)}${isUnsaved ? ': they are joined with yours when you save.' : '.'}`

export const WORDS = {
  thisPage: 'this page',
  show: 'Show them now',
  hide: 'Hide',
  notShown: 'Their changes could not be read. Try again; nothing of yours is lost.',
}
