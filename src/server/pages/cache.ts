import { createHash } from 'node:crypto'
import type { Context } from 'hono'
import { LRUCache } from 'lru-cache'
import { compressible } from '../http/compressed.ts'
import { policyFor } from '../http/csp.ts'

const PAGES_AT_MOST = 2000

type Page = { status: number; headers: Record<string, string>; etag: string; encode: ReturnType<typeof compressible> }

/** Finished pages by address, for as long as `version` stays the same. Without a key a page is made and forgotten. */
export function createPageCache(version: () => string) {
  const pages = new LRUCache<string, Promise<Page>>({ max: PAGES_AT_MOST })
  let current = version()
  return async (key: string | undefined, render: () => Promise<Response>): Promise<Page> => {
    if (current !== version()) {
      current = version()
      pages.clear()
    }
    if (key === undefined) return finish(await render())
    const known = pages.get(key)
    if (known) return known
    const page = render().then(finish)
    pages.set(key, page)
    page.then(
      ({ status }) => status >= 500 && pages.delete(key),
      () => pages.delete(key),
    )
    return page
  }
}

/** A response as it is kept and sent: with the policy that fits its inline scripts, and a validator. */
export async function finish(response: Response): Promise<Page> {
  const body = Buffer.from(await response.arrayBuffer())
  const type = response.headers.get('content-type') ?? ''
  const headers: Record<string, string> = Object.fromEntries(response.headers)
  delete headers['content-length']
  headers['cache-control'] = 'no-cache'
  headers['x-content-type-options'] = 'nosniff'
  headers['referrer-policy'] = 'strict-origin-when-cross-origin'
  if (type.startsWith('text/html')) headers['content-security-policy'] = policyFor(body.toString())
  return {
    status: response.status,
    headers,
    etag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 20)}"`,
    encode: compressible(body),
  }
}

/** Answers a request with a finished page. */
export async function sendPage(c: Context, page: Page): Promise<Response> {
  for (const [name, value] of Object.entries(page.headers)) c.header(name, value)
  c.header('etag', page.etag)
  c.header('vary', 'accept-encoding')
  if (page.status === 200 && c.req.header('if-none-match') === page.etag) return c.body(null, 304)
  const { body, encoding } = await page.encode(c.req.header('accept-encoding') ?? '')
  if (encoding) c.header('content-encoding', encoding)
  return c.req.method === 'HEAD' ? c.body(null, page.status as 200) : c.body(new Uint8Array(body), page.status as 200)
}
