import { beforeEach, expect, test } from 'vitest'
import { sourceHash } from '../../src/model/translations/sources.ts'
import { plantOpen } from './plant-open.ts'
import { ada } from './questions.ts'

const [ONE, OTHER, HOME] = ['content/treatment/one.json', 'content/treatment/other.json', 'content/page/prices.json']
const RENAME = `mutation ($collection: String!, $file: String!, $to: String!) {
  updateDocument(collection: $collection, relativePath: $file, params: { relativePath: $to }) { __typename } }`
const DELETE =
  'mutation ($collection: String!, $file: String!) { deleteDocument(collection: $collection, relativePath: $file) { __typename } }'
const { garden, store } = await plantOpen()

const sources = (price: string) => `price:${sourceHash(price)}`
const inArabic = (price: string, text: string) => ({ zhCN: {}, zhTW: {}, ar: { price: text, sources: sources(price) } })
const card = { name: 'One', description: 'A sentence.', price: 'From £70', translations: inArabic('From £70', 'ابتداءً من £70') }
const treatment = (title: string, treatmentInfo: object) => ({
  title,
  category: 'facial',
  visibility: 'listed',
  card,
  hero: { title },
  treatmentInfo,
})
const bound = (reference: string) => ({
  price: 'From £70',
  same: `price:${reference}`,
  translations: inArabic('From £70', 'ابتداءً من £70'),
})
const row = (title: string, more: object = {}) => ({ title, href: '/about', price: 'From £10', ...more })
const page = (rows: object[]) => ({
  title: 'Prices',
  slug: 'prices',
  visibility: 'published',
  blocks: [{ _template: 'tariff', heading: 'Prices', rows }],
})

const save = async (documents: Record<string, object>) => {
  const texts = Object.entries(documents).map(([path, document]) => [path, JSON.stringify(document, null, 2)] as const)
  return (await store.put(ada, new Map(texts))).errors?.[0]?.message
}
const ask = async (query: string, variables: object) => (await store.save(ada, query, variables)).errors?.[0]?.message
const saved = async (path: string) => JSON.parse(await garden.text(path))
const commits = () => Number(garden.git('rev-list', '--count', 'HEAD'))
const changed = () => garden.git('show', '--name-only', '--format=', 'HEAD').split('\n').sort()
const dear = { ...card, price: 'From £95', translations: inArabic('From £95', 'ابتداءً من £95') }

beforeEach(async () => {
  const refused = await save({
    [ONE]: treatment('One', bound('treatment/one#card.price')),
    [OTHER]: treatment('Other', bound('treatment/one#treatmentInfo.price')),
    [HOME]: page([row('First'), row('Second', { same: 'price:treatment/one#card.price' })]),
  })
  expect(refused).toBeUndefined()
})

test('a text that is bound says what its source says from that save on', async () => {
  const { blocks } = await saved(HOME)
  expect(blocks[0].rows.map(({ price }: { price: string }) => price)).toEqual(['From £10', 'From £70'])
  expect(blocks[0].rows[1].translations.ar).toEqual({ price: 'ابتداءً من £70', sources: sources('From £70') })
})

test('where the source changes, all follow in the same commit, in every language, and so do those that follow these', async () => {
  const before = commits()
  expect(await save({ [ONE]: { ...(await saved(ONE)), card: dear } })).toBeUndefined()
  expect([commits(), changed()]).toEqual([before + 1, [HOME, ONE, OTHER]])
  const rows = (await saved(HOME)).blocks[0].rows
  for (const one of [(await saved(ONE)).treatmentInfo, (await saved(OTHER)).treatmentInfo, rows[1]])
    expect([one.price, one.translations.ar]).toEqual(['From £95', { price: 'ابتداءً من £95', sources: sources('From £95') }])
  expect((await saved(OTHER)).card.price).toBe('From £70')
  expect(rows[0].price).toBe('From £10')
})

test('a translation that is out of date, or missing, is so in every place', async () => {
  const stale = { ...dear, translations: { ...dear.translations, ar: card.translations.ar } }
  await save({ [ONE]: { ...(await saved(ONE)), card: stale } })
  expect((await saved(OTHER)).treatmentInfo.translations.ar).toEqual(card.translations.ar)
  await save({ [ONE]: { ...(await saved(ONE)), card: { ...dear, translations: { zhCN: {}, zhTW: {}, ar: {} } } } })
  expect((await saved(OTHER)).treatmentInfo.translations.ar).toEqual({})
})

test('what is written into a bound text by another way gives way to its source', async () => {
  const other = await saved(OTHER)
  await save({ [OTHER]: { ...other, treatmentInfo: { ...other.treatmentInfo, price: 'From £1' } } })
  expect((await saved(OTHER)).treatmentInfo.price).toBe('From £70')
  const { same: _same, ...own } = other.treatmentInfo
  await save({ [OTHER]: { ...other, treatmentInfo: { ...own, price: 'From £1' } } })
  await save({ [ONE]: { ...(await saved(ONE)), card: dear } })
  expect((await saved(OTHER)).treatmentInfo.price).toBe('From £1')
})

test('a circle, and a source that isn’t there, are refused by the name of the field; nothing has changed then', async () => {
  const head = garden.git('rev-parse', 'HEAD')
  const one = await saved(ONE)
  const circle = { ...one, card: { ...card, same: 'price:treatment/other#treatmentInfo.price' } }
  expect(await save({ [ONE]: circle })).toMatch(/Card › Price can’t be the same as a text that is the same as this one/)
  const itself = { ...one, card: { ...card, same: 'price:treatment/one#card.price' } }
  expect(await save({ [ONE]: itself })).toMatch(/Card › Price can’t be the same/)
  for (const reference of ['treatment/gone#card.price', 'treatment/other#card.name', 'treatment/other#card.cost', 'nonsense'])
    expect(await save({ [ONE]: { ...one, treatmentInfo: bound(reference) } })).toMatch(
      /Treatment details › Price is to be the same as a text that isn’t there/,
    )
  expect(garden.git('rev-parse', 'HEAD')).toBe(head)
})

test('a source whose document gets another file, or that moves in its list, is followed in the same commit', async () => {
  expect(await ask(RENAME, { collection: 'treatment', file: 'one.json', to: 'renamed.json' })).toBeUndefined()
  const [renamed, other] = [await saved('content/treatment/renamed.json'), await saved(OTHER)]
  expect([renamed.treatmentInfo.same, other.treatmentInfo.same]).toEqual([
    'price:treatment/renamed#card.price',
    'price:treatment/renamed#treatmentInfo.price',
  ])
  const { blocks } = await saved(HOME)
  expect(blocks[0].rows[1].same).toBe('price:treatment/renamed#card.price')
  await save({ [OTHER]: { ...other, treatmentInfo: bound('page/prices#blocks.0.rows.0.price') } })
  await save({ [HOME]: page([...blocks[0].rows].reverse()) })
  const moved = (await saved(OTHER)).treatmentInfo
  expect([moved.same, moved.price]).toEqual(['price:page/prices#blocks.0.rows.1.price', 'From £10'])
  await ask(DELETE, { collection: 'treatment', file: 'renamed.json' })
})

test('where a source is deleted, or its row, the others keep their last text as their own, in the same commit', async () => {
  const before = commits()
  expect(await ask(DELETE, { collection: 'treatment', file: 'one.json' })).toBeUndefined()
  expect([commits(), changed()]).toEqual([before + 1, [HOME, ONE, OTHER]])
  const [{ treatmentInfo }, { blocks }] = [await saved(OTHER), await saved(HOME)]
  expect([treatmentInfo.price, 'same' in treatmentInfo]).toEqual(['From £70', false])
  expect([blocks[0].rows[1].price, 'same' in blocks[0].rows[1]]).toEqual(['From £70', false])
  const other = await saved(OTHER)
  await save({ [OTHER]: { ...other, treatmentInfo: bound('page/prices#blocks.0.rows.0.price') } })
  await save({ [HOME]: page([blocks[0].rows[1]]) })
  const { treatmentInfo: left } = await saved(OTHER)
  expect([left.price, 'same' in left]).toEqual(['From £10', false])
})

test('visitors and their browsers get the texts, not what they are bound to', async () => {
  const found = await store.content().treatment('one')
  expect(found?.data.treatment.treatmentInfo?.price).toBe('From £70')
  expect(JSON.stringify(await store.content().pages())).not.toContain('treatment/one#')
})
