import { expect, test } from 'vitest'
import { samePlaces } from '../../src/features/find/rules/same-places.ts'
import { bound } from '../../src/features/report/rules/checks/bound.ts'
import { labelsAt } from '../../src/model/field-labels.ts'
import type { JsonObject } from '../../src/model/json.ts'
import { boundIn, boundTo, placeOf, readBindings, referenceTo, writeBindings } from '../../src/model/same/bindings.ts'
import { bring } from '../../src/model/same/bring.ts'
import { movedField, movedPlace } from '../../src/model/same/moved.ts'
import { textAtPath } from '../../src/model/set-text.ts'
import { sourceHash } from '../../src/model/translations/sources.ts'
import { collectionOf } from '../../src/server/content/schema.ts'
import { toFollow } from '../../tina/admin/same/follow'
import { placesFor } from '../../tina/admin/same/options'
import { found, page, siteWith } from '../fixtures/report.ts'

const english = 'From £70'
const sources = `price:${sourceHash(english)}`
const card = { name: 'One', price: english, translations: { zhCN: { price: '£70 起' }, zhTW: {}, ar: { price: 'من £70', sources } } }
const says = (reference: string, more: object = {}) => ({ same: `price:${reference}`, ...more })
const treatment = (treatmentInfo: object, more: object = {}) => ({ title: 'One', category: 'facial', card, treatmentInfo, ...more })
const tariff = (rows: object[]) => page([{ _template: 'tariff', heading: 'Prices', rows }])

/** Returns a document with its bound texts brought. */
function broughtIn(documents: Record<string, object>, name: string) {
  return bring(`content/${name}.json`, (path) => {
    const json = documents[path.replace(/^content\/|\.json$/g, '')] as JsonObject | undefined
    return json && { json, fields: collectionOf(path)?.fields ?? [] }
  }) as JsonObject
}

test('which texts say the same as others is one text, in the order of their names', () => {
  const text = 'duration:treatment/a#card.duration price:page/london/a#blocks.0.rows.1.price'
  expect(writeBindings(readBindings(text))).toBe(text)
  expect(writeBindings({ price: 'b#c', duration: 'a#b' })).toBe('duration:a#b price:b#c')
  expect([readBindings(undefined), writeBindings({})]).toEqual([{}, ''])
  const place = { path: 'content/page/london/a.json', field: 'blocks.0.rows.1.price' }
  expect(placeOf(referenceTo(place))).toEqual(place)
  for (const nonsense of ['', 'page/a', '#price', 'page/a#', 'page/a# b']) expect(placeOf(nonsense), nonsense).toBeUndefined()
})

test('the bound texts of a document are found at every depth, and of a text in any language', () => {
  const document = tariff([{ price: 'x' }, says('treatment/a#card.price', { translations: { ar: { same: 'price:no' } } })])
  expect(boundIn(document as unknown as JsonObject)).toEqual([
    { field: 'blocks.0.rows.1.price', at: 'blocks.0.rows.1', name: 'price', reference: 'treatment/a#card.price' },
  ])
  for (const field of ['blocks.0.rows.1.price', 'blocks.0.rows.1.translations.ar.price'])
    expect(boundTo(document as unknown as JsonObject, field), field).toBe('treatment/a#card.price')
  for (const field of ['blocks.0.rows.1.title', 'blocks.0.rows.0.price', 'title', 'blocks.7.heading'])
    expect(boundTo(document as unknown as JsonObject, field), field).toBeUndefined()
})

test('a bound text says what its source says in each language, and is translated, or not, as that is', () => {
  const before = { ar: { price: 'old', results: 'نتائج', sources: 'price:00000000 results:11111111' }, zhTW: { price: 'old' } }
  const { treatmentInfo } = broughtIn({ 'treatment/a': treatment(says('treatment/a#card.price', { translations: before })) }, 'treatment/a')
  expect(treatmentInfo).toEqual({
    same: 'price:treatment/a#card.price',
    price: english,
    translations: {
      zhCN: { price: '£70 起' },
      zhTW: {},
      ar: { price: 'من £70', results: 'نتائج', sources: `${sources} results:11111111` },
    },
  })
})

test('what says already what its source says is the same document', () => {
  const own = treatment(says('treatment/a#card.price', { price: english, translations: card.translations }))
  expect(broughtIn({ 'treatment/a': own }, 'treatment/a')).toBe(own)
})

test('a chain leads to its first text; where it breaks off, the last one on it counts', () => {
  const documents = {
    'treatment/a': treatment(says('treatment/a#card.price', { price: 'old' })),
    'page/a': tariff([says('treatment/a#treatmentInfo.price')]),
    'treatment/b': treatment(says('treatment/gone#card.price', { price: 'From £5' })),
    'page/b': tariff([says('treatment/b#treatmentInfo.price')]),
  }
  expect(textAtPath(broughtIn(documents, 'page/a'), 'blocks.0.rows.0.price')).toBe(english)
  expect(textAtPath(broughtIn(documents, 'page/b'), 'blocks.0.rows.0.price')).toBe('From £5')
})

test('a source that is gone or empty, no text of this kind, or a circle leaves each text as it is', () => {
  const kept = (reference: string, more: object = {}) => {
    const own = treatment(says(reference, { price: 'From £1', translations: { ar: { price: 'من £1' } } }), more)
    return broughtIn({ 'treatment/a': own }, 'treatment/a') === own
  }
  for (const reference of ['treatment/b#card.price', 'treatment/a#card.duration', 'treatment/a#card.name', 'treatment/a#hero.price', 'x'])
    expect(kept(reference), reference).toBe(true)
  expect(kept('treatment/a#treatmentInfo.price')).toBe(true)
  expect(kept('treatment/a#card.price', { card: { ...card, same: 'price:treatment/a#treatmentInfo.price' } })).toBe(true)
})

test('a figure that all languages share is right in each as it is; a translated one shows in English where no other can stand', () => {
  const stat = { _template: 'statStrip', stats: [{ label: 'Reviews', figure: '4.9' }] }
  const hero = { _template: 'hero', badges: [{ text: 'old', same: 'text:page/a#blocks.0.stats.0.figure' }] }
  const badges = collectionOf('content/page/a.json')?.fields.find(({ name }) => name === 'blocks')?.templates
  const list = badges?.find(({ name }) => name === 'hero')?.fields.find(({ fields }) => fields?.some(({ ui }) => ui?.same))?.name ?? ''
  const document = page([stat, { _template: 'hero', [list]: hero.badges }]) as unknown as JsonObject
  const item = textAtPath(broughtIn({ 'page/a': document }, 'page/a'), `blocks.1.${list}.0`)
  const asItIs = { text: '4.9', sources: `text:=${sourceHash('4.9')}` }
  expect(item).toMatchObject({ text: '4.9', translations: { zhCN: asItIs, zhTW: asItIs, ar: asItIs } })
  const other = page([{ _template: 'statStrip', stats: [{ label: 'L', figure: 'x', same: 'figure:treatment/a#card.price' }] }])
  const brought = broughtIn({ 'page/b': other, 'treatment/a': treatment({}) }, 'page/b')
  expect(textAtPath(brought, 'blocks.0.stats.0')).toEqual({ label: 'L', figure: english, same: 'figure:treatment/a#card.price' })
})

test('a text is found again where its section or row has moved, and not where that is gone', () => {
  const [a, b] = [
    { title: 'A', price: '1' },
    { title: 'B', price: '2' },
  ]
  const [before, other] = [tariff([a, b]), { _template: 'statStrip', stats: [] }]
  const moved = (after: object, field: string) => movedField(before as unknown as JsonObject, after as JsonObject, field)
  expect(moved(before, 'blocks.0.rows.1.price')).toBe('blocks.0.rows.1.price')
  expect(moved(page([other, tariff([{ ...b, price: '3' }, a]).blocks[0] as object]), 'blocks.0.rows.1.price')).toBe('blocks.1.rows.0.price')
  expect(moved(tariff([a]), 'blocks.0.rows.1.price')).toBeUndefined()
  expect(moved(page([other]), 'blocks.0.rows.1.price')).toBeUndefined()
  expect(moved(tariff([a, { title: 'B' }]), 'blocks.0.rows.1.price')).toBeUndefined()
})

test('a field that holds nothing is found again with its row; outside of lists it stays', () => {
  const [a, b] = [{ title: 'A' }, { title: 'B' }]
  const [before, after] = [tariff([a, b]), tariff([b, { title: 'C' }, a])] as unknown as [JsonObject, JsonObject]
  expect(movedPlace(before, after, 'blocks.0.rows.0.picture.src')).toBe('blocks.0.rows.2.picture.src')
  expect(movedPlace(after, before, 'blocks.0.rows.1.picture.src')).toBeUndefined()
  expect([movedPlace(before, after, 'image'), movedPlace(before, after, 'blocks')]).toEqual(['image', 'blocks'])
})

test('the report names what is bound to nothing, or to itself, and what a change outside of the editor has set apart', () => {
  const good = treatment(says('treatment/a#card.price', { price: english, translations: card.translations }))
  expect(found(bound, { 'treatment/a': good })).toEqual([])
  const documents = {
    'treatment/a': { ...good, treatmentInfo: { ...good.treatmentInfo, translations: { ...card.translations, ar: { price: 'من £1' } } } },
    'treatment/b': treatment(says('treatment/gone#card.price', { price: 'x' })),
    'treatment/c': treatment(says('treatment/c#treatmentInfo.price', { price: 'x' })),
  }
  expect(found(bound, documents)).toEqual(['a', 'b', 'c'].map((name) => `error treatment/${name} treatmentInfo.price`))
  expect(bound(siteWith(documents)).map(({ message }) => message)).toEqual([
    expect.stringContaining('Treatment details › Price says “From £70”, but is the same as “One › Card › Price”'),
    expect.stringContaining('“treatment/gone#card.price”, which is gone'),
    expect.stringContaining('leads back to it'),
  ])
})

const placesOf = (documents: Record<string, object>) =>
  Object.entries(documents).flatMap(([name, document]) => {
    const path = `content/${name}.json`
    const kind = collectionOf(path) ?? { fields: [] }
    const json = document as JsonObject
    return samePlaces({ path, json, kind, title: String(json.title), whereIs: (field) => labelsAt(kind.fields, json, field) })
  })

test('the places to choose from are those with such a text; those that read the same come first, and none that follows the field', () => {
  const places = placesOf({
    'treatment/a': treatment(says('treatment/a#card.price', { price: english, duration: '30 min' })),
    'treatment/b': treatment({ price: 'From £9' }, { title: 'Two', card: { ...card, price: 'From £8' } }),
    'page/a': tariff([{ title: 'Row', price: english }]),
  })
  expect(places.map(({ reference, to }) => [reference, to].filter(Boolean).join(' < '))).toEqual([
    'treatment/a#card.price',
    'treatment/a#treatmentInfo.duration',
    'treatment/a#treatmentInfo.price < treatment/a#card.price',
    'treatment/b#card.price',
    'treatment/b#treatmentInfo.price',
    'page/a#blocks.0.rows.0.price',
  ])
  expect(places[0]?.texts).toEqual({ en: english, zhCN: '£70 起', ar: 'من £70' })
  const own = { reference: 'treatment/a#card.price', path: 'content/treatment/a.json', text: english }
  const chosen = (typed: string) => placesFor(typed, places, own).map(({ link }) => link)
  expect(chosen('')).toEqual([
    'page/a#blocks.0.rows.0.price',
    'treatment/a#treatmentInfo.duration',
    'treatment/b#card.price',
    'treatment/b#treatmentInfo.price',
  ])
  expect(chosen('two card')).toEqual(['treatment/b#card.price'])
  expect(chosen('£9')).toEqual(['treatment/b#treatmentInfo.price'])
  expect(chosen('nowhere')).toEqual([])
})

test('within a form a bound text follows while its source is written, in every language', () => {
  const path = 'content/treatment/a.json'
  const fields = collectionOf(path)?.fields ?? []
  const opened = treatment(says('treatment/a#card.price', { price: english, translations: card.translations })) as unknown as JsonObject
  expect(toFollow(path, fields, opened, opened)).toEqual([])
  const written = { ...opened, card: { ...card, price: 'From £80', translations: { ...card.translations, ar: {} } } } as JsonObject
  expect(toFollow(path, fields, opened, written)).toEqual([
    ['treatmentInfo.price', 'From £80'],
    ['treatmentInfo.translations.ar.price', ''],
  ])
  const elsewhere = { ...opened, treatmentInfo: says('treatment/b#card.price', { price: 'x' }) } as JsonObject
  expect(toFollow(path, fields, opened, elsewhere)).toEqual([])
})
