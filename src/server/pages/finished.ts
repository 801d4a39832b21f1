import type { Context } from 'hono'
import { type CompressedText, pageWays, sendText, textOf } from '../http/compressed.ts'
import { pagePolicy } from '../http/csp.ts'
import type { Rendered } from './renderer.ts'

/**
 * A page as it is kept and sent, with the data of its loaders where they are apart (`state`). It grows by its compressed
 * copies, which are made when they are first asked for.
 */
export type FinishedPage = CompressedText & {
  state?: CompressedText
  status: number
  headers: Record<string, string>
  bytes(): number
  onGrowth(tell: () => void): void
}

/** Makes a page of what was rendered. It gets an `ETag`, and the policy of a page without scripts if it has none. */
export async function finish({ response, state }: Rendered): Promise<FinishedPage> {
  const body = Buffer.from(await response.arrayBuffer())
  const headers: Record<string, string> = Object.fromEntries(response.headers)
  delete headers['content-length']
  headers['cache-control'] = 'no-cache'
  if (headers['content-type']?.startsWith('text/html')) headers['content-security-policy'] ??= pagePolicy([])
  const data = state === undefined ? undefined : Buffer.from(state)
  let bytes = body.length + (data?.length ?? 0)
  let grown = () => {}
  const grow = (more: number) => {
    bytes += more
    grown()
  }
  const ways = { ...pageWays, made: grow }
  return {
    ...textOf(body, ways),
    ...(data && { state: textOf(data, ways) }),
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

/** Answers a request for the data of a page, in the router's own encoding; `headers` are the page's. */
export function sendState(c: Context, state: CompressedText | undefined, headers: Record<string, string>): Response | Promise<Response> {
  if (!state) return c.text('There are no such data.', 404)
  c.header('cache-control', headers['cache-control'])
  c.header('content-type', 'text/plain; charset=utf-8')
  return sendText(c, state)
}
