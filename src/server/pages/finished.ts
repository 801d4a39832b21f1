import { createHash } from 'node:crypto'
import type { Context } from 'hono'
import { compressible } from '../http/compressed.ts'
import { pagePolicy } from '../http/csp.ts'
import { isKnown } from '../http/etag.ts'

/** A page as it is kept and sent. It grows by its compressed copies, which are made when they are first asked for. */
export type FinishedPage = {
  status: number
  headers: Record<string, string>
  etag: string
  encode: ReturnType<typeof compressible>
  bytes(): number
  onGrowth(tell: () => void): void
}

/** Makes a page of a response. It gets an `ETag`, and the policy of a page without scripts if it has none. */
export async function finish(response: Response): Promise<FinishedPage> {
  const body = Buffer.from(await response.arrayBuffer())
  const headers: Record<string, string> = Object.fromEntries(response.headers)
  delete headers['content-length']
  headers['cache-control'] = 'no-cache'
  if (headers['content-type']?.startsWith('text/html')) headers['content-security-policy'] ??= pagePolicy([])
  let bytes = body.length
  let grown = () => {}
  const encode = compressible(body, undefined, (more) => {
    bytes += more
    grown()
  })
  return {
    status: response.status,
    headers,
    etag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 20)}"`,
    encode,
    bytes: () => bytes,
    onGrowth(tell) {
      grown = tell
    },
  }
}

/** Answers a request with a finished page. */
export async function sendPage(c: Context, page: FinishedPage): Promise<Response> {
  for (const [name, value] of Object.entries(page.headers)) c.header(name, value)
  c.header('etag', page.etag)
  c.header('vary', 'accept-encoding')
  if (page.status === 200 && isKnown(c, page.etag)) return c.body(null, 304)
  const { body, encoding } = await page.encode(c.req.header('accept-encoding') ?? '')
  if (encoding) c.header('content-encoding', encoding)
  return c.req.method === 'HEAD' ? c.body(null, page.status as 200) : c.body(body, page.status as 200)
}
