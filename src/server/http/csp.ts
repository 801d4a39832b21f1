import { createHash } from 'node:crypto'

const sha256 = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/** The one style that Tina adds to a page inside the editor's frame (`QUICK_EDIT_CSS` of @tinacms/bridge), by its hash. */
const QUICK_EDIT_STYLE = "'sha256-uaJnBRnT+IkjMU6L0JtZjzijOiBcReOGTXmyYNUJbd8='"

/** The policy of one finished page: nothing from elsewhere but maps on request, and only the inline scripts it holds. */
export function policyFor(html: string): string {
  const inline = [...html.matchAll(/<script(\s[^>]*)?>([\s\S]*?)<\/script>/g)].filter(([, attributes]) => !/\ssrc=/.test(attributes ?? ''))
  const hashes = new Set(inline.map(([, , text]) => sha256(text ?? '')))
  return [
    "default-src 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    "frame-ancestors 'self'",
    "form-action 'self'",
    "img-src 'self' data:",
    `style-src 'self' ${QUICK_EDIT_STYLE}`,
    "connect-src 'self'",
    'frame-src https://www.google.com',
    `script-src 'self' ${[...hashes].join(' ')}`,
  ].join('; ')
}

/** The admin's policy: Tina needs inline script and style, but nothing from anywhere else. Signed in to TinaCloud it needs that. */
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
