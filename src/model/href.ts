import { isObject } from './json.ts'
import { documentLinkOf } from './links.ts'

/**
 * Where a link leads: to a page, file or place of this site (`here`: `/about`, `#prices`, `media/a.pdf`), to another site (`web`), to a
 * mailbox, a telephone, a program for messages or maps (`sms:`, `whatsapp:`), or a document (`xref:/page/about`). `href` is the address as a browser writes it.
 */
export type ReadLink = { kind: 'here' | 'web' | 'mail' | 'phone' | 'app' | 'document'; href: string }

/** No site has this name (RFC 2606), so an address that leads to it leads to a place of this site. */
const HERE = 'https://here.invalid'
const LONGEST = 2000
/** Browsers leave some of these out, read a backslash as a slash, and show others not at all, or text after them backwards. */
const UNFIT = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\\]|(?! )\p{Zs}|^ | $/u
/** What may not stand behind ? and # either, where a joined emoji or a soft hyphen does no harm: it turns what is read about. */
const UNFIT_BEHIND = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]| $/u
const SCHEME = /^[a-z][a-z\d+.-]*:/i
const APPS = ['sms', 'whatsapp', 'viber', 'weixin', 'tg', 'skype', 'facetime', 'geo', 'maps']
const KINDS: Record<string, ReadLink['kind']> = {
  'mailto:': 'mail',
  'tel:': 'phone',
  'xref:': 'document',
  ...Object.fromEntries(APPS.map((name) => [`${name}:`, 'app'])),
}

/**
 * Reads a link as a browser does. Undefined for one that nobody may follow: a script, data, another site that passes for a page of this one
 * (`//a.example`, `/\a.example`) or for a third (`https://clinic.example@a.example`), and whatever holds signs that nobody sees.
 */
export function readLink(text: unknown): ReadLink | undefined {
  if (typeof text !== 'string' || text === '' || text.length > LONGEST) return undefined
  const [, before = '', behind = ''] = /^([^?#]*)(.*)$/s.exec(text) ?? []
  if (UNFIT.test(before) || UNFIT_BEHIND.test(behind)) return undefined
  const url = parsed(text)
  if (!url) return undefined
  const { protocol, origin, username, password, pathname, search, hash, href } = url
  if (!SCHEME.test(text))
    return origin === HERE && !pathname.startsWith('//') ? { kind: 'here', href: pathname + search + hash } : undefined
  if (/^https?:\/\/[^/]/i.test(text)) return username || password ? undefined : { kind: 'web', href }
  const kind = KINDS[protocol]
  return kind && (kind !== 'document' || documentLinkOf(text)) && !text.endsWith(':') ? { kind, href } : undefined
}

/** Visitors' browsers may be too old for `URL.parse`. */
function parsed(text: string): URL | undefined {
  try {
    return new URL(text, `${HERE}/`)
  } catch {
    return undefined
  }
}

/** Returns the address to which a link may send a browser by itself: a path of this site, or another site; undefined for any other. */
export function redirectTarget(link: string): string | undefined {
  const { kind, href } = readLink(link) ?? {}
  return (kind === 'here' && link.startsWith('/')) || kind === 'web' ? href : undefined
}

const ENTITIES: Record<string, string> = {
  colon: ':',
  tab: '\t',
  newline: '\n',
  nbsp: '\u00a0',
  bsol: '\\',
  sol: '/',
  amp: '&',
  lt: '<',
  gt: '>',
}

/** Returns an address in Markdown as it is meant, without escapes: `'java&#115;cript\\:x'` => `'javascript:x'`. */
const meant = (written: string) =>
  written
    .replace(/&(?:#x([\da-f]{1,6})|#(\d{1,7})|([a-z]+));/gi, (whole, hex: string, digits: string, name: string) => {
      const point = hex ? Number.parseInt(hex, 16) : Number(digits)
      if (name) return ENTITIES[name.toLowerCase()] ?? whole
      return point <= 0x10ffff ? String.fromCodePoint(point) : whole
    })
    .replace(/\\([!-/:-@[-`{-~])/g, '$1')

/** Where a link leads: `](here)`, `[name]: here`, `<https://here>`, `<a href="here">`, which may go over the ends of lines. */
const IN_MARKDOWN = [
  /\]\(\s*(?:<([^>]*)>|([^\s)<][^\s)]*))/g,
  /^ {0,3}\[[^\]\n]+\]:\s*(?:<([^>\n]*)>|(\S+))(?=[ \t]*(?:$|["'(]))/gm,
  /<([a-z][a-z\d+.-]+:[^\s<>]*)>/gi,
  /\b(?:href|src|action|formaction|data|poster)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>"']+))/gi,
]

/** Returns where the links in a rich text lead, which is Markdown or the tree that the editor makes of it. */
export function linksInText(value: unknown): string[] {
  if (typeof value === 'string')
    return IN_MARKDOWN.flatMap((one) => [...value.matchAll(one)].flatMap(([, ...found]) => meant(found.find(Boolean) ?? '') || []))
  if (Array.isArray(value)) return value.flatMap(linksInText)
  if (!isObject(value)) return []
  const { type, url, value: html, children } = value
  return [...(type === 'a' && typeof url === 'string' && url ? [url] : []), ...linksInText(html), ...linksInText(children)]
}
