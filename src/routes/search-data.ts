import type { RouterContextProvider } from 'react-router'
import { askedIn, listedIn, search, searchIndex } from '../content/search/search.ts'
import type { Category } from '../content/types.ts'
import { strip } from '../content/view/localise.ts'
import { parseAddress } from '../i18n/addresses.ts'
import { serverI18n } from '../i18n/all.ts'
import { hubPath, pagePath } from '../model/address.ts'
import { served } from './served.ts'

const CATEGORIES: Category[] = ['facial', 'injectables', 'body', 'peels']

/**
 * The treatments that fit what the address asks for, in its language: `/ar/search?q=ليزر`.
 * A static host has one file for all queries: it lists everything, and holds the `entries` among which the browser searches.
 */
export async function loadSearch(request: Request, context: Readonly<RouterContextProvider>) {
  const { content, origin, gate, isStatic } = context.get(served)
  if (!gate.open) return undefined
  const { locale, path } = parseAddress(new URL(request.url).pathname)
  const { t } = serverI18n(locale)
  const query = askedIn(request.url)
  const index = async () => strip(searchIndex(await content.treatments(), locale, (concern) => t(`concern.${concern}` as 'concern.lines')))
  const entries = query || isStatic ? await index() : []
  const title = t('search.title')
  const pages = await content.pages()
  const categories = CATEGORIES.filter((category) => pages.some(({ slug }) => pagePath(slug) === hubPath(category)))
  const shown = { origin, locale, path, title, query, categories, trail: [{ href: path, title, label: true }] }
  return isStatic ? { ...shown, results: listedIn(entries), entries } : { ...shown, results: search(entries, query), entries: undefined }
}

export type SearchData = NonNullable<Awaited<ReturnType<typeof loadSearch>>>
