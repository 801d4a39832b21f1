import type { Context } from 'hono'
import { type CompressedText, sendText, textOf } from '../http/compressed.ts'
import { pagePolicy } from '../http/csp.ts'

/** A page as it is kept and sent. It grows by its compressed copies, which are made when they are first asked for. */
export type FinishedPage = CompressedText & {
  status: number
  headers: Record<string, string>
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
  const text = textOf(body, undefined, (more) => {
    bytes += more
    grown()
  })
  return {
    ...text,
    status: response.status,
    headers,
    bytes: () => bytes,
    onGrowth(tell) {
      grown = tell
    },
  }
}

/** Answers a request with a finished page. */
export function sendPage(c: Context, page: FinishedPage): Promise<Response> {
  for (const [name, value] of Object.entries(page.headers)) c.header(name, value)
  return sendText(c, page, page.status)
}
