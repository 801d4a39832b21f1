import { randomBytes } from 'node:crypto'
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router'
import type { Served } from '../../routes/served.ts'
import { seal } from '../http/csp.ts'

type Entry = { served: typeof import('../../routes/served.ts').served; scriptNonce: typeof import('../../hydration/nonce.ts').scriptNonce }

/** Renders an address with the built application: HTML with the policy that fits its scripts, or the data that navigation asks for. */
export type Render = (request: Request, given: Served) => Promise<Response>

/** `load` gives the build; in development it is asked again for each request, so that edits show. */
export function createRenderer(load: () => Promise<ServerBuild>, mode: 'production' | 'development'): Render {
  const handle = createRequestHandler(load, mode)
  return async (request, given) => {
    const context = new RouterContextProvider()
    const { served, scriptNonce } = (await load()).entry.module as unknown as Entry
    const nonce = randomBytes(16).toString('base64url')
    context.set(served, given)
    context.set(scriptNonce, nonce)
    const response = await handle(request, context)
    if (!response.headers.get('content-type')?.startsWith('text/html')) return response
    const { html, policy } = seal(await response.text(), nonce)
    const headers = new Headers(response.headers)
    headers.set('content-security-policy', policy)
    return new Response(html, { status: response.status, headers })
  }
}
