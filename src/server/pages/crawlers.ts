import { type Context, Hono } from 'hono'
import { type Published, publishedAddresses } from '../../content/view/published.ts'
import { LOCALES } from '../../model/languages.ts'
import { robots, sitemap } from '../../seo/sitemap.ts'
import type { ReadingStore } from '../content/store.ts'
import type { NodeEnv } from '../http/client-address.ts'

/** The pages that a visitor may know of while the gate is closed. */
const HOME: Published[] = [{ path: '/', locales: [...LOCALES] }]

/** Serves the files that crawlers ask for: robots.txt and sitemap.xml. `isOpen` tells whether a request may know of the pages. */
export function createCrawlerFiles(store: ReadingStore, origin: () => string, isOpen: (c: Context) => Promise<boolean>) {
  const app = new Hono<NodeEnv>()
  app.get('/robots.txt', (c) => c.text(robots(origin()), 200, { 'cache-control': 'no-cache' }))
  app.get('/sitemap.xml', async (c) => {
    const content = store.content()
    const [settings, pages, treatments] = await Promise.all([content.settings(), content.pages(), content.treatments()])
    const entries = (await isOpen(c)) ? publishedAddresses(settings.data.siteSettings, pages, treatments) : HOME
    return c.body(sitemap(origin(), entries), 200, { 'content-type': 'application/xml; charset=utf-8', 'cache-control': 'no-cache' })
  })
  return app
}
