import type { RouterContextProvider } from 'react-router'
import type { Content } from '../content/cms/client.ts'
import { answer, everyTreatment, type HitGroup } from '../content/search/answer.ts'
import { askedIn, zoneIn } from '../content/search/asked.ts'
import { searchEntries } from '../content/search/entries/all.ts'
import type { SearchEntry } from '../content/search/entry.ts'
import { type PreparedSearch, prepare } from '../content/search/prepare.ts'
import { isPublished } from '../content/view/addresses.ts'
import { cardsOf, cardsPlacedOn } from '../content/view/cards.ts'
import { localise, strip } from '../content/view/localise.ts'
import { parseAddress } from '../i18n/addresses.ts'
import { serverI18n } from '../i18n/all.ts'
import { HOME, hubPath, pagePath } from '../model/address.ts'
import { CATEGORIES } from '../model/categories.ts'
import type { Locale } from '../model/languages.ts'
import { wordsOf } from './search-words.ts'
import { served } from './served.ts'

type Index = { entries: SearchEntry[]; prepared: PreparedSearch }
const indexes = new WeakMap<Content, Map<Locale, Promise<Index>>>()

/** Returns the index of a revision of the content, in a language. It is made once. */
function indexOf(content: Content, locale: Locale): Promise<Index> {
  const ofContent = indexes.get(content) ?? new Map<Locale, Promise<Index>>()
  indexes.set(content, ofContent)
  const known = ofContent.get(locale)
  if (known) return known
  const made = searchEntries(content, locale, wordsOf(locale)).then((all) => {
    const entries = strip(all)
    return { entries, prepared: prepare(entries) }
  })
  ofContent.set(locale, made)
  made.catch(() => ofContent.delete(locale))
  return made
}

/** Returns the shadow of the home page with the cards of its treatments, in a language; undefined where it has none. */
async function shadowOf(content: Content, locale: Locale, withUnpublished = false) {
  const page = (await content.page(HOME))?.data.page
  if (!page || !(withUnpublished || isPublished(page))) return undefined
  const { blocks = [] } = localise(page, locale)
  const index = blocks.findIndex((one) => one.__typename === 'PageBlocksAskShadow' && !one.hidden)
  const block = blocks[index]
  if (block?.__typename !== 'PageBlocksAskShadow') return undefined
  return strip({ block, index, cards: cardsPlacedOn([block], cardsOf(await content.treatments(), locale)) })
}

/**
 * Returns all that fits the words that the address asks for, in its language: `/ar/search?q=ليزر`.
 * A static host has one file for all queries: it lists every treatment, and holds the `entries` among which the browser searches.
 */
export async function loadSearch(request: Request, context: Readonly<RouterContextProvider>) {
  const { content, origin, gate, isStatic, missed, withUnpublished } = context.get(served)
  if (!gate.open) return undefined
  const { locale, path } = parseAddress(new URL(request.url).pathname)
  const { t } = serverI18n(locale)
  const query = askedIn(request.url)
  const title = t('search.title')
  const pages = await content.pages()
  const categories = CATEGORIES.filter((category) => pages.some(({ slug }) => pagePath(slug) === hubPath(category)))
  const zone = zoneIn(request.url)
  // The cards that it names are most of its data: words that are searched for do without.
  const shadow = query ? undefined : await shadowOf(content, locale, withUnpublished)
  const shown = { origin, locale, path, title, query, zone, shadow, categories, trail: [{ href: path, title, label: true }] }
  if (isStatic) {
    const { entries } = await indexOf(content, locale)
    return { ...shown, groups: everyTreatment(entries), entries }
  }
  const groups: HitGroup[] = query ? answer((await indexOf(content, locale)).prepared, query) : []
  if (query && groups.length === 0) missed?.(query, locale)
  return { ...shown, groups, entries: undefined }
}

export type SearchData = NonNullable<Awaited<ReturnType<typeof loadSearch>>>
