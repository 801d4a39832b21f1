import { Hono } from 'hono'
import { LRUCache } from 'lru-cache'
import type { Looks } from '../../features/preview/server/look.ts'
import { askingOf, gateFor, type PreviewDoors, redirectToPreview, showsUnpublished, viewFor } from '../../features/preview/server/view.ts'
import { hasObjected } from '../../features/visits/server/objecting.ts'
import type { Served } from '../../routes/served.ts'
import type { Views } from '../content/branches/views.ts'
import { wasDeleted } from '../content/git/deleted.ts'
import type { ReadingStore } from '../content/store.ts'
import { clientAddress } from '../http/client-address.ts'
import type { CompressedText } from '../http/compressed.ts'
import type { WorkLine } from '../http/line.ts'
import { createClock, createPageCache, PAGES_BYTES } from './cache.ts'
import { sendPage, sendState } from './finished.ts'
import type { Front } from './front.ts'
import { isOwnAddress, pageAddress, pathOfState, stateAddress, withQuery } from './page-address.ts'
import type { Render } from './renderer.ts'

/** `missed` is told what a visitor of the launched site searched for and did not find. */
type Parts = PreviewDoors & {
  branches: Views & Looks
  render: Render
  origin: () => string
  line: WorkLine
  front?: Front
  missed?: Served['missed']
}

/** The number of pages whose data are kept for whoever has them open: some 10 MB. */
const STATES_AT_MOST = 300

const PRIVATE = { 'cache-control': 'private, no-store' }

/**
 * Straightens a path: `'/about/'` => `'/about'`, `'/%7Efix'` => `'/~fix'`, and `'//other.example'` => `'/other.example'`,
 * because two slashes at the start would name another host.
 */
const straighten = (path: string) =>
  path
    .replace(/\/{2,}/g, '/')
    .replace(/(?<=.)\/$/, '')
    .replace(/^\/%7e/i, '/~')

/** Serves every page and its data: of the site's own content, or of a branch to those who may see it. */
export function createPages({ branches, accounts, gate, readers, render, origin, line, front, missed }: Parts) {
  const app = new Hono()
  // Each branch has a cache, which ends with it, so that no page of one is shown as another's. A branch shows how it differs from the site,
  // so its pages also end when the site changes.
  const caches = new WeakMap<ReadingStore, ReturnType<typeof createPageCache>>()
  const cacheOf = (store: ReadingStore) => {
    const cache = caches.get(store) ?? createPageCache(line, store === branches.main ? PAGES_BYTES.site : PAGES_BYTES.branch)
    caches.set(store, cache)
    return cache
  }
  // A page that somebody has open wants the data that it was made of, even once the clock or the content has gone on.
  const earlier = new LRUCache<string, CompressedText>({ max: STATES_AT_MOST })
  const clock = createClock()
  const versionOf = async (store: ReadingStore) => {
    const now = await clock(store)
    return `${store.revision} ${branches.main.revision} ${now}`
  }

  app.on(['GET', 'HEAD'], '*', async (c) => {
    const { pathname, search } = new URL(c.req.url)
    const straight = straighten(pathname)
    if (straight !== pathname) {
      if (gate.mode !== 'off') c.header('cache-control', PRIVATE['cache-control'])
      return c.redirect(straight + search, 301)
    }
    const asking = await askingOf(c, { accounts, gate, readers })
    const elsewhere = redirectToPreview(c, asking, branches)
    if (elsewhere) return elsewhere
    const statePath = pathOfState(pathname)
    const { address, base, path, plain, kept } = pageAddress(statePath ?? pathname, search)
    const state = await gateFor(c, base, asking, gate)
    const { store, preview, before, pictures, at } = await viewFor(branches, base, asking)
    const request = new Request(new URL(address, origin()), { headers: { accept: c.req.header('accept') ?? '*/*' } })
    const withUnpublished = showsUnpublished(asking, pathname)
    const everybodys = gate.mode === 'off' && !base && !state.tester && !asking.isEditor
    // Few of those who read a page need its data: only where they touch what the application does.
    const isApart = statePath !== undefined || (everybodys && kept && !pathname.endsWith('.data'))
    // What is due by another moment is made anew each time: it is asked for by few, and nothing of it is kept.
    const key =
      kept && !at
        ? `${state.open ? 'open' : 'closed'} ${state.tester} ${withUnpublished ? 'unpublished ' : ''}${isApart ? 'apart ' : ''}${address} ${JSON.stringify(preview ?? '')}`
        : undefined
    const version = await versionOf(store)
    // From here to the making of the page nothing is waited for: all of it is of one state of the content.
    const moment = front?.now()
    const isDocument = async () => plain && isOwnAddress(store.content(), path)
    const given: Served = {
      ...{ content: store.content(), site: branches.main.content(), origin: origin(), gate: state },
      ...{ preview, before, pictures, withUnpublished, at },
      wasDeleted: (file) => wasDeleted(store, file),
      missed: everybodys && !hasObjected(c) ? missed : undefined,
    }
    const page = await cacheOf(store)({ key, version, isDocument, asker: clientAddress(c) }, () =>
      render(request, given, isApart ? stateAddress(address) : undefined),
    )
    if (base) c.header('x-robots-tag', 'noindex')
    c.header('cache-control', everybodys ? page.headers['cache-control'] : PRIVATE['cache-control'])
    // A redirect without this header is kept by browsers for ever, also once the page is back.
    if (page.status === 301) return c.redirect(withQuery(page.headers.location ?? '/', search), 301)
    if (everybodys && page.state) earlier.set(page.state.etag, page.state)
    if (statePath !== undefined) {
      const version = c.req.query('v')
      const isNewest = version === undefined || page.state?.etag === `"${version}"`
      return sendState(c, isNewest ? page.state : earlier.get(`"${version}"`), everybodys ? page.headers : PRIVATE)
    }
    if (moment && everybodys && isApart && address === pathname + search && (await isDocument())) front?.offer(c, page, moment)
    return sendPage(c, everybodys ? page : { ...page, headers: { ...page.headers, ...PRIVATE } })
  })
  return app
}
