import { type Context, Hono } from 'hono'
import type { Views } from '../branches/branches.ts'
import { chooseBranch } from '../branches/chosen.ts'
import { viewFor } from '../branches/view.ts'
import { wasDeleted } from '../content/deleted.ts'
import type { ReadingStore } from '../content/store.ts'
import type { Accounts } from '../editors/accounts.ts'
import type { Gate } from '../gate/gate.ts'
import { clientAddress } from '../http/client-address.ts'
import type { Line } from '../http/line.ts'
import { createPageCache, PAGES_BYTES } from './cache.ts'
import { createClock } from './clock.ts'
import { sendPage } from './finished.ts'
import { isOwnAddress } from './own-addresses.ts'
import { pageAddress } from './page-address.ts'
import type { Render } from './renderer.ts'

type Parts = { branches: Views; accounts: Accounts; gate: Gate; render: Render; origin: () => string; line: Line }

/** `'/about/'` => `'/about'`, `'//other.example'` => `'/other.example'`: two slashes at the start would name another host. */
const straighten = (path: string) => path.replace(/\/{2,}/g, '/').replace(/(?<=.)\/$/, '')

/** Every page and its data: of the site's own content, or of a branch for those who may see it. */
export function createPages({ branches, accounts, gate, render, origin, line }: Parts) {
  const app = new Hono()
  // A cache for each branch, which ends with it: what one shows is never kept as another's. It shows what differs from the site, so it ends with that, too.
  const caches = new WeakMap<ReadingStore, ReturnType<typeof createPageCache>>()
  const cacheOf = (store: ReadingStore) => {
    const cache = caches.get(store) ?? createPageCache(line, store === branches.main ? PAGES_BYTES.site : PAGES_BYTES.branch)
    caches.set(store, cache)
    return cache
  }
  const clock = createClock()
  const versionOf = async (store: ReadingStore) => {
    const now = await clock(store)
    return `${store.revision} ${branches.main.revision} ${now}`
  }

  app.on(['GET', 'HEAD'], '*', async (c) => {
    const { pathname, search, searchParams } = new URL(c.req.url)
    const straight = straighten(pathname)
    if (straight !== pathname) {
      if (gate.mode !== 'off') c.header('cache-control', 'private, no-store')
      return c.redirect(straight + search, 301)
    }
    const isTester = await gate.isTester(c)
    const chosen = searchParams.get('branch')
    if (chosen !== null && isTester) return switchBranch(c, chosen)
    const { store, preview, before, pictures, editing } = await viewFor(c, { branches, accounts, gate })
    const state = { mode: gate.mode, open: editing || (await gate.isOpen(c)), tester: isTester || gate.hasFlag(c) }
    const { address, path, plain, kept } = pageAddress(pathname, search)
    const request = new Request(new URL(address, origin()), { headers: { accept: c.req.header('accept') ?? '*/*' } })
    const key = kept ? `${state.open ? 'open' : 'closed'} ${state.tester} ${address} ${JSON.stringify(preview ?? '')}` : undefined
    const isDocument = async () => plain && isOwnAddress(store.content(), path)
    const page = await cacheOf(store)({ key, version: await versionOf(store), isDocument, asker: clientAddress(c) }, () =>
      render(request, {
        content: store.content(),
        origin: origin(),
        gate: state,
        preview,
        before,
        pictures,
        wasDeleted: (file) => wasDeleted(store, file),
      }),
    )
    const everybodys = gate.mode === 'off' && !state.tester && !editing
    if (!everybodys) c.header('cache-control', 'private, no-store')
    if (page.status === 301) return c.redirect(page.headers.location + search, 301)
    return sendPage(c, everybodys ? page : { ...page, headers: { ...page.headers, 'cache-control': 'private, no-store' } })
  })
  return app
}

/** `/about?branch=fix&x=1` => remembers the branch, and shows it at `/about?x=1`. */
function switchBranch(c: Context, name: string) {
  const url = new URL(c.req.url)
  url.searchParams.delete('branch')
  chooseBranch(c, name)
  c.header('cache-control', 'private, no-store')
  return c.redirect(url.pathname + url.search, 303)
}
