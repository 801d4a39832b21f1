import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { type Document, documents, english } from './documents.ts'

const ROOT = join(import.meta.dirname, '../..')
const files = new Set(documents.map(({ file }) => file))

/** Addresses that code answers without a document: see `src/routes.ts`. */
const SERVED = ['/search']

/** `'content/page/home.json'` => `'/'`; only pages and treatments have an address of their own. */
function addressOf({ collection, name, json }: Document): string | undefined {
  if (collection === 'page') return json.slug === 'home' ? '/' : `/${json.slug}`
  if (collection === 'treatment') return `/procedures/${json.category}/${name}`
  return undefined
}

const addresses = new Set([...SERVED, ...documents.flatMap((one) => addressOf(one) ?? [])])

const texts = documents.flatMap(({ file, json }) =>
  english(json).map(([pointer, text]) => ({ file, pointer, text, place: `${file}#${pointer}` })),
)
const ending = (...names: string[]) => texts.filter(({ pointer }) => names.some((name) => pointer.endsWith(`/${name}`)))
const inMarkdown = texts.flatMap(({ text, place }) =>
  [...text.matchAll(/\]\(([^)\s]+)\)/g)].map(([, href = '']) => ({ text: href, place })),
)

describe('What documents point at exists', () => {
  it('has a document for every reference', () => {
    expect(
      texts.filter(({ text }) => text.startsWith('content/') && !files.has(text)).map(({ place, text }) => `${place} => ${text}`),
    ).toEqual([])
  })

  it('has a page for every address inside the site', () => {
    const hrefs = [...ending('href', 'page'), ...inMarkdown].filter(({ text }) => text.startsWith('/'))
    const broken = hrefs.filter(({ text }) => !addresses.has(text.replace(/[?#].*$/, '')))
    expect(broken.map(({ place, text }) => `${place} => ${text}`)).toEqual([])
  })

  it('points outside the site only at whole https addresses', () => {
    const outside = [...ending('href', 'bookingUrl', 'mapEmbed'), ...inMarkdown].filter(({ text }) => !text.startsWith('/'))
    expect(outside.filter(({ text }) => !/^(https:|mailto:|tel:|#)/.test(text)).map(({ place, text }) => `${place} => ${text}`)).toEqual([])
  })

  it('has a treatment for every card', () => {
    const cards = ending('treatment').filter(({ pointer }) => /\/cards\/\d+\/treatment$/.test(pointer))
    expect(cards.length).toBeGreaterThan(80)
    expect(
      cards.filter(({ text }) => !files.has(`content/treatment/${text}.json`)).map(({ place, text }) => `${place} => ${text}`),
    ).toEqual([])
  })

  it('has a file for every picture and film', () => {
    const media = texts.filter(({ text }) => /^\/[\w/.-]+\.(webp|svg|png|jpe?g|mp4)$/.test(text))
    expect(media.length).toBeGreaterThan(100)
    expect(media.filter(({ text }) => !existsSync(join(ROOT, 'public', text))).map(({ place, text }) => `${place} => ${text}`)).toEqual([])
  })

  it('has no two documents with one address, and no two pages with one title for search engines', () => {
    const all = documents.flatMap((one) => addressOf(one) ?? [])
    expect(all.filter((address, index) => all.indexOf(address) !== index)).toEqual([])
    const titles = documents.flatMap(({ json }) => (json.seo as { title?: string } | undefined)?.title ?? [])
    expect(titles.filter((title, index) => titles.indexOf(title) !== index)).toEqual([])
  })
})
