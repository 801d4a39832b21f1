import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { searchEntries } from '../../src/content/search/entries/all.ts'
import { prepare } from '../../src/content/search/prepare.ts'
import { search } from '../../src/content/search/rank.ts'
import { localise } from '../../src/content/view/localise.ts'
import { pagePath, treatmentPath } from '../../src/model/address.ts'
import { anchorOf } from '../../src/model/anchor.ts'
import { isObject } from '../../src/model/json.ts'
import { LOCALES, type Locale } from '../../src/model/languages.ts'
import { wordsOf } from '../../src/routes/search-words.ts'
import { openContent } from '../../src/server/content/open-content.ts'
import { document } from '../content/documents.ts'
import queries from './queries.json' with { type: 'json' }

/** The words that people type, in each language, and the documents of which one must come first. */
const QUERIES = queries as Record<string, Record<string, string | string[]>>
const FIRST_IN = 0.95
const AMONG = 3

const store = await openContent(resolve(import.meta.dirname, '../..'), {})

/** Returns the end of the address at which a document is found: `'faq/home-cost'` => an address that ends in its anchor. */
function endOf(path: string, locale: Locale): string {
  const [collection = '', ...rest] = path.split('/')
  const { json } = document(collection, rest.join('/'))
  if (!isObject(json)) throw new Error(`There is no ${path}`)
  const { slug, category, question, name } = localise(json, locale) as Record<string, string>
  if (collection === 'page') return pagePath(slug ?? '')
  if (collection === 'treatment') return treatmentPath(category ?? '', rest.join('/'))
  return collection === 'faq' ? `${json.page}#${anchorOf('q', question ?? '')}` : `#${anchorOf('p', name ?? '')}`
}

/** For each query the place at which the first right one stands, from 1; 0 where none was found. */
async function placesIn(locale: Locale) {
  const prepared = prepare(await searchEntries(store.content(), locale, wordsOf(locale)))
  return Object.entries(QUERIES[locale] ?? {}).map(([query, right]) => {
    const ends = [right].flat().map((path) => endOf(path, locale))
    const found = search(prepared, query).groups.flatMap(({ entries }) => entries.map(({ href }) => href))
    return { query, place: found.findIndex((href) => ends.some((end) => href.endsWith(end))) + 1, first: found[0] }
  })
}

test('two hundred queries in four languages find the right one: first in 95 %, among three in all', async () => {
  const all = await Promise.all(LOCALES.map(async (locale) => ({ locale, places: await placesIn(locale) })))
  for (const { locale, places } of all) {
    expect(places, locale).toHaveLength(50)
    const first = places.filter(({ place }) => place === 1).length
    const among = places.filter(({ place }) => place > 0 && place <= AMONG).length
    console.log(`Search in ${locale}: of ${places.length} queries ${first} find the right one first, ${among} among ${AMONG}.`)
    for (const { query, place, first: instead } of places)
      if (place !== 1) console.log(`  ${locale} “${query}”: ${place === 0 ? 'not found' : `in place ${place}`}, first is ${instead}`)
  }
  const places = all.flatMap((one) => one.places)
  for (const { query, place } of places) expect.soft(place > 0 && place <= AMONG, `${query} is in place ${place}`).toBe(true)
  expect(places.filter(({ place }) => place === 1).length / places.length).toBeGreaterThanOrEqual(FIRST_IN)
})
