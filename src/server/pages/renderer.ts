import { randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { LRUCache } from 'lru-cache'
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router'
import { shownToVisitors } from '../../content/view/shown.ts'
import type { StateApart } from '../../hydration/state-apart.ts'
import { parseAddress } from '../../i18n/addresses.ts'
import type { Served } from '../../routes/served.ts'
import { seal } from '../http/csp.ts'
import { createPageStyle } from './page-style.ts'

type Entry = Pick<typeof import('../../routes/served.ts'), 'served'> &
  Pick<typeof import('../../hydration/state-apart.ts'), 'stateApart'> &
  typeof import('../../hydration/allowed-scripts.ts') &
  Pick<typeof import('../../hydration/page-style.tsx'), 'STYLE_PLACE' | 'styles'>

/** An answer of the application, and the data of its loaders where they are kept apart from the page. */
export type Rendered = { response: Response; state?: string }

/**
 * Renders an address with the built application. Returns HTML with the policy that fits its scripts, or the data that
 * navigation asks for. `stateAt` is the address of the loaders' data, if they are not to stand in the page.
 */
export type Render = (request: Request, given: Served, stateAt?: string) => Promise<Rendered>

/** Returns what loaders are given for visitors, testers too: no content in it is still an example. */
const withoutExamples = ({ content, site, before, ...given }: Served): Served => ({
  ...given,
  content: shownToVisitors(content),
  ...(site && { site: shownToVisitors(site) }),
  ...(before && { before: { ...before, content: shownToVisitors(before.content) } }),
})

/** The number of branches that are looked at at one time; more only cost time. */
const BASES_AT_MOST = 20

/** The built site, in which the whole style sheet stands. */
const CLIENT = join(import.meta.dirname, '../../../build/site/client')

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
  let style: Promise<(html: string) => string> | undefined
  /** Returns the rules that a page needs of the style sheet at an address, which stays the same: it stands in the build. */
  async function styleFor(html: string, address: string) {
    style ??= readFile(join(CLIENT, address), 'utf8').then(createPageStyle)
    // What failed is tried again with the next page.
    style.catch(() => {
      style = undefined
    })
    return (await style)(html)
  }
  return async (request, given, stateAt) => {
    const context = new RouterContextProvider()
    const { served, stateApart, scriptNonce, scriptHashes, STYLE_PLACE, styles } = (await load()).entry.module as unknown as Entry
    const nonce = randomBytes(16).toString('base64url')
    context.set(served, given.withUnpublished ? given : withoutExamples(given))
    context.set(scriptNonce, nonce)
    const apart: StateApart | undefined = stateAt === undefined ? undefined : { address: stateAt }
    context.set(stateApart, apart)
    const handle = await handlerFor(parseAddress(new URL(request.url).pathname).base)
    const response = await handle(request, context)
    if (!response.headers.get('content-type')?.startsWith('text/html')) return { response }
    const rendered = await response.text()
    // No text of the content can hold such a tag.
    const place = `<style>${STYLE_PLACE}</style>`
    const rules = rendered.includes(place) ? await styleFor(rendered, styles) : ''
    const styled = rendered.replace(place, () => `<style>${rules}</style>`)
    const { html, policy } = seal(styled, nonce, scriptHashes, rules)
    const headers = new Headers(response.headers)
    headers.set('content-security-policy', policy)
    return { response: new Response(html, { status: response.status, headers }), state: apart?.state }
  }
}
