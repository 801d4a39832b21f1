import { randomBytes } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router'
import { parseAddress } from '../../i18n/addresses.ts'
import type { Served } from '../../routes/served.ts'
import { seal } from '../http/csp.ts'

type Entry = Pick<typeof import('../../routes/served.ts'), 'served'> & typeof import('../../hydration/allowed-scripts.ts')

/**
 * Renders an address with the built application. Returns HTML with the policy that fits its scripts, or the data that
 * navigation asks for.
 */
export type Render = (request: Request, given: Served) => Promise<Response>

/** The number of branches that are looked at at one time; more only cost time. */
const BASES_AT_MOST = 20

/** Makes a renderer. `load` returns the build; in development it is called again for each request, so that edits show. */
export function createRenderer(load: () => Promise<ServerBuild>, mode: 'production' | 'development'): Render {
  const handlers = new LRUCache<string, ReturnType<typeof createRequestHandler>>({ max: BASES_AT_MOST })
  /** Returns the application, with all its addresses below a base: `'/~fix'`, or `''` for the site itself. */
  async function handlerFor(base: string) {
    const at = async () => ({ ...(await load()), basename: base || '/' })
    const handle = handlers.get(base) ?? createRequestHandler(mode === 'production' ? await at() : at, mode)
    handlers.set(base, handle)
    return handle
  }
  return async (request, given) => {
    const context = new RouterContextProvider()
    const { served, scriptNonce, scriptHashes } = (await load()).entry.module as unknown as Entry
    const nonce = randomBytes(16).toString('base64url')
    context.set(served, given)
    context.set(scriptNonce, nonce)
    const handle = await handlerFor(parseAddress(new URL(request.url).pathname).base)
    const response = await handle(request, context)
    if (!response.headers.get('content-type')?.startsWith('text/html')) return response
    const { html, policy } = seal(await response.text(), nonce, scriptHashes)
    const headers = new Headers(response.headers)
    headers.set('content-security-policy', policy)
    return new Response(html, { status: response.status, headers })
  }
}
