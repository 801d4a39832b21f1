import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { addressIn } from '../../src/i18n/addresses.ts'
import { isObject, type Json, type JsonObject } from '../../src/model/json.ts'
import { LOCALES } from '../../src/model/languages.ts'
import { choicesOf, type Field } from '../../src/model/schema.ts'
import { collectionOf } from '../../src/server/content/schema.ts'
import { until } from '../service/garden.ts'
import { ownSite } from './site.ts'

const site = await ownSite()

/** Names of texts that nobody reads as words. */
const NO_WORDS =
  /^(slug|href|from|to|page|fact|category|treatment|source|sources|same|role|city|code|embed|mapEmbed|placeEmbed|point|focus)$/i

const isWords = ({ name, type, list, ui, ...field }: Field) =>
  type === 'string' && !list && !NO_WORDS.test(name) && choicesOf({ name, type, list, ui, ...field }).length === 0 && !ui?.pattern

/** Returns a document with a `|` in the middle of each text that people read, in every language. */
function piped(fields: Field[], value: JsonObject): JsonObject {
  const own = (name: string) => fields.find((field) => field.name === name)
  return Object.fromEntries(
    Object.entries(value).map(([name, child]): [string, Json] => {
      const field = own(name)
      if (!field) return [name, child]
      if (typeof child === 'string') return [name, isWords(field) && child && !child.includes('|') ? `${child}|and more` : child]
      const inside = (item: Json): Json => {
        if (!isObject(item)) return item
        const template = field.templates?.find((one) => one.name === item._template)
        return piped(template?.fields ?? field.fields ?? [], item)
      }
      return [name, Array.isArray(child) ? child.map(inside) : inside(child)]
    }),
  )
}

/** Texts of a page that are one line wherever they are shown: of the tab, of pictures and controls, for machines, and of the trail. */
function oneLiners(page: Document): string[] {
  const named = ['aria-label', 'title', 'alt', 'content'].flatMap((name) =>
    [...page.querySelectorAll(`[${name}]`)].map((element) => element.getAttribute(name) ?? ''),
  )
  const inside = ['title', 'script[type="application/ld+json"]', '.crumb li', '.hit h3'].flatMap((selector) =>
    [...page.querySelectorAll(selector)].map((element) => element.textContent ?? ''),
  )
  return [...named, ...inside]
}

test('with a | in every text of every document no title, label, words of a picture or facts for machines show one', async () => {
  const addresses = [...(await (await site.ask('/sitemap.xml')).text()).matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, loc = '']) => new URL(loc).pathname,
  )
  const english = addresses.filter((path) => !LOCALES.some((locale) => locale !== 'en' && new RegExp(`^/${locale}(/|$)`).test(path)))
  expect(english.length).toBeGreaterThan(40)
  for (const file of globSync('content/**/*.json', { cwd: site.garden.dir })) {
    const fields = collectionOf(file)?.fields
    if (!fields) continue
    const at = join(site.garden.dir, file)
    writeFileSync(at, JSON.stringify(piped(fields, JSON.parse(readFileSync(at, 'utf8'))), null, 2))
  }
  await until(async () => (await (await site.ask('/about')).text()).includes('and more'), 'the texts')
  // What stands between the title of a page and the brand.
  const separator = / \| (?=[^|]*and more$)/
  const found = new Set<string>()
  for (const path of [...english, '/search?q=skin', '/search'])
    for (const locale of path.length % 4 === 0 ? LOCALES : (['en', 'ar'] as const))
      for (const text of oneLiners(await site.read(addressIn(path, locale))))
        if (text.replace(separator, ' ').includes('|')) found.add(text)
  expect([...found]).toEqual([])
}, 300_000)
