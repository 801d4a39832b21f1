import { createHash } from 'node:crypto'

const sha256 = (text: string) => createHash('sha256').update(text).digest('base64')

/** The one style that Tina adds to a page inside the editor's frame (`QUICK_EDIT_CSS` of @tinacms/bridge), by its hash. */
const QUICK_EDIT_STYLE = "'sha256-uaJnBRnT+IkjMU6L0JtZjzijOiBcReOGTXmyYNUJbd8='"

/** A page, and the policy that allows just those inline scripts which the site itself wrote. */
export type Sealed = { html: string; policy: string }

/**
 * Allows inline scripts by their hashes: those that every page may hold (`hashes`), and those that carry `nonce`; and the one
 * `style` that the server wrote. Takes the nonce out, so that the page is the same at each render. A script that came with the content carries none, since the nonce
 * is made for one render, and is refused.
 */
export function seal(html: string, nonce: string, hashes: string[], style = ''): Sealed {
  const mark = ` nonce="${nonce}"`
  const scripts = [...html.matchAll(/<script(\s[^>]*)>([\s\S]*?)<\/script>/g)].filter(([, attributes]) => attributes?.includes(mark))
  return {
    html: html.replaceAll(mark, ''),
    policy: pagePolicy([...hashes, ...scripts.map(([, , text]) => sha256(text ?? ''))], style && sha256(style)),
  }
}

/** Returns the policy of a page: nothing may come from elsewhere but the frame of a map, pages of the site are framed where a draft is compared, and of inline scripts only those with these hashes may run. `style` is the hash of the page's own rules. */
export const pagePolicy = (hashes: string[], style = ''): string =>
  [
    "default-src 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    "frame-ancestors 'self'",
    "form-action 'self'",
    "img-src 'self' data:",
    `style-src 'self' ${QUICK_EDIT_STYLE}${style && ` 'sha256-${style}'`}`,
    "connect-src 'self'",
    "frame-src 'self' https://www.google.com",
    ["script-src 'self'", ...[...new Set(hashes)].map((hash) => `'sha256-${hash}'`)].join(' '),
  ].join('; ')

/**
 * Tells whether files of a type run nothing by themselves, whatever they hold: pictures but not drawings, films, fonts,
 * style sheets, and scripts, which only a page can run.
 */
export const isInert = (type: string): boolean => /^(font|video|image\/(?!svg)|text\/(css|javascript))/.test(type)

/** The policy of other files, such as drawings: nothing in them runs, and nothing comes from elsewhere. */
export const PASSIVE_POLICY =
  "sandbox; default-src 'none'; img-src 'self' data:; media-src 'self'; style-src 'unsafe-inline'; font-src 'self' data:; frame-ancestors 'self'"

/** The policy of every answer that has none of its own: data, redirects, refusals. */
export const ANSWER_POLICY = { defaultSrc: ["'none'"], baseUri: ["'none'"], formAction: ["'self'"], frameAncestors: ["'self'"] }

/**
 * Returns the admin's policy: Tina needs inline script and style, but nothing from elsewhere. With TinaCloud (`cloud`) the
 * admin may load pictures and data from there, so from any https address.
 */
export const adminPolicy = (cloud: boolean) =>
  [
    "default-src 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    "frame-ancestors 'self'",
    `img-src 'self' data: blob:${cloud ? ' https:' : ''}`,
    "font-src 'self' data:",
    "style-src 'self' 'unsafe-inline'",
    "script-src 'self' 'unsafe-inline' 'unsafe-eval' blob:",
    "worker-src 'self' blob:",
    `connect-src 'self'${cloud ? ' https:' : ''}`,
  ].join('; ')
