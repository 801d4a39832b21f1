import ar from '../../../src/i18n/resources/ar.ts'
import en from '../../../src/i18n/resources/en.ts'
import { documents, type Json } from '../../content/documents.ts'
import { expect, test } from '../test.ts'
import { type Opened, openFrame, type Shown, shownAt } from './pointers.ts'

const WORD = /\p{L}/u
const plain = (text: string) =>
  text
    .replace(/[*_`>#|]|\[|\]\([^)]*\)/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()

/** Every line of text below a value, as it could show: rich text by its leaves, a heading by the parts around its pipe. */
const texts = (value: unknown): string[] => {
  if (typeof value === 'string') return [value, ...value.split(/[\n|]+/)].map(plain).filter(Boolean)
  if (typeof value !== 'object' || value === null) return []
  return Object.values(value).flatMap(texts)
}

const isLink = (text: string) => /^[/#]|^https?:|^[a-z0-9-]+$/.test(text)
/** What editors wrote, and what the interface says: a text in both is not told apart. */
const written = new Set(documents.flatMap(({ json }) => texts(json as Json)).filter((text) => WORD.test(text) && !isLink(text)))
const labels = new Set(texts([en, ar]))

/** Why a shown text or picture does not lead where it should; undefined if it does. */
function fault({ text, field, picture }: Shown, opened: Opened): string | undefined {
  if (!field) return !picture && written.has(plain(text)) && !labels.has(plain(text)) ? 'has no field' : undefined
  const [id = '', path = ''] = field.split('---')
  const at = (pointer: string) =>
    pointer.split('.').reduce<unknown>((node, key) => (node as Record<string, unknown> | null)?.[key], opened[id])
  if (!opened[id]) return `leads to a document without a form: ${field}`
  // What is not translated yet shows the English, and leads to the empty translation.
  const value = at(path) || at(path.replace(/translations\.\w+\./, ''))
  // A label that the interface has until an editor gives another.
  if (!value) return labels.has(plain(text)) ? undefined : `leads to ${field}, which is empty`
  if (typeof value === 'object' && !('type' in value) && !Array.isArray(value)) return `leads to a whole group: ${field}`
  const held = picture ? [String(value)] : texts(value)
  const sized = (address: string) => address.replace(/^\/media\/w\d+\//, '/media/')
  const found = picture ? held.includes(sized(text)) : held.some((one) => one.includes(plain(text)) || one === '')
  return found ? undefined : `leads to ${field}, which holds ${JSON.stringify(value)?.slice(0, 80)}`
}

const addresses = documents.flatMap(({ collection, name, json }) => {
  if (collection === 'page') return json.slug === 'home' ? '/' : `/${json.slug}`
  if (collection === 'treatment' && json.visibility !== 'unpublished') return `/procedures/${json.category}/${name}`
  return []
})

for (const prefix of ['', '/ar'])
  test(`every text and picture that editors wrote leads to its field in ${prefix || '/en'}`, async ({ page, request }) => {
    test.setTimeout(1_200_000)
    await openFrame(page)
    const faults = new Map<string, string>()
    for (const path of addresses.map((address) => (prefix + address).replace(/(.)\/$/, '$1'))) {
      if ((await request.get(path, { maxRedirects: 0 })).status() !== 200) continue
      const { shown, opened } = await shownAt(page, path)
      expect(shown.length).toBeGreaterThan(40)
      for (const one of shown) {
        const why = fault(one, opened)
        if (why) faults.set(`${one.text.slice(0, 60)} ${why.replace(/^leads to \w+---/, 'leads to ')}`, path)
      }
    }
    expect([...faults].map(([what, path]) => `${path}: ${what}`)).toEqual([])
  })
