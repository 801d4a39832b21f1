import { LOCALES } from './languages.ts'

/** A shape that a text must have, for the form and for the server: both read it from the schema. */
export type Pattern = { pattern: string; patternMessage: string }

/**
 * Where a link leads: to a document (`xref:/page/about`, see `src/model/links.ts`), or `/about`, `#prices`, `https://…`,
 * `mailto:…`, `tel:…`; never a script.
 */
export const ADDRESS: Pattern = {
  pattern: '^(xref:/(page|treatment)/\\S+|/(?!/)\\S*|#\\S+|https?://\\S+|mailto:\\S+|tel:\\S+)$',
  patternMessage: 'must be an address such as /about or https://example.com, without spaces',
}

/** A page of another site. */
export const WEB: Pattern = { pattern: '^https?://\\S+$', patternMessage: 'must be an address that begins with https://, without spaces' }

/** Where an old address leads: to a page of this site or another site, which alone can be gone on to. */
export const MOVED: Pattern = { ...ADDRESS, pattern: '^(/(?!/)\\S*|https?://\\S+)$' }

/** A page of this site, without a language. */
export const PATH: Pattern = {
  pattern: `^/(?!/)(?!(${[...LOCALES].sort().join('|')})(/|$))\\S*$`,
  patternMessage: 'must be an address of this site that begins with /, without a language, such as /about',
}

/** Tells whether a text of this shape is a link, which has to be one for a browser as well: see `readLink`. */
export const isOfLink = (pattern: string): boolean => [ADDRESS, WEB, MOVED, PATH].some((one) => one.pattern === pattern)

/** Beginnings that belong to the site itself. A language such as `zh-CN` needs no word here: a page's address has no capitals. */
const TAKEN = [
  'admin',
  'api',
  'assets',
  'healthz',
  'media',
  'readyz',
  'search',
  'staff',
  ...LOCALES.filter((locale) => !/[A-Z]/.test(locale)),
].sort()

/** The address of a page without its first stroke. */
export const SLUG: Pattern = {
  pattern: `^(?!(${TAKEN.join('|')})(/|$))(?!procedures/[^/]+/[^/]+$)[a-z0-9]+(-[a-z0-9]+)*(/[a-z0-9]+(-[a-z0-9]+)*)*$`,
  patternMessage: 'may have only small letters, digits, - and /, such as london/facial; a few such as search, staff and admin are taken',
}

/** A day of the calendar. */
export const DATE: Pattern = { pattern: '^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])$', patternMessage: 'must be a date' }

/** A time of day. */
export const TIME: Pattern = { pattern: '^([01]\\d|2[0-3]):[0-5]\\d$', patternMessage: 'must be a time such as 09:00' }

/** A place on Earth in degrees, latitude first. */
export const POINT: Pattern = {
  pattern: '^-?([0-8]?\\d(\\.\\d+)?|90), ?-?(1[0-7]\\d|\\d?\\d)(\\.\\d+)?$',
  patternMessage: 'must be two numbers with a comma between them, such as 51.5194, -0.1483',
}
