import { afterAll, beforeAll, expect, test } from 'vitest'
import { showing } from '../../src/server/content/keep-fetched.ts'
import { openContent } from '../../src/server/content/open-content.ts'
import type { ContentStore } from '../../src/server/content/store.ts'
import { type Garden, plant } from './garden.ts'
import { ada, saveQuestion } from './questions.ts'

let garden: Garden
let store: ContentStore

beforeAll(async () => {
  garden = await plant()
  store = await openContent(garden.dir)
})
afterAll(async () => {
  store.close()
  await garden.uproot()
})

test('a change is asked for again by all that may show it, and only by that', async () => {
  const before = store.content()
  const [settings, team, pages] = await Promise.all([before.settings(), before.team(), before.pages()])
  expect(await saveQuestion(store, 'fillers-cost.json', 'Shown anew?')).toBeUndefined()
  const after = store.content()
  expect(await after.settings()).toBe(settings)
  expect(await after.team()).toBe(team)
  expect(await after.pages()).not.toBe(pages)
  expect(JSON.stringify(await after.pages())).toContain('Shown anew?')
  expect(JSON.stringify(await before.pages())).not.toContain('Shown anew?')
})

test('a page is shown by no other document', async () => {
  const before = store.content()
  const treatments = await before.treatments()
  const text = await garden.text('content/page/about.json')
  await store.put(ada, new Map([['content/page/about.json', text.replace('Two cities,|', 'Both cities,|')]]))
  const after = store.content()
  expect(await after.treatments()).toBe(treatments)
  expect(JSON.stringify((await after.page('about'))?.data)).toContain('Both cities,|')
})

test('a document taken from its list is what its own query answers', async () => {
  const content = store.content()
  for (const found of [await content.page('home'), await content.treatment('exosome')]) {
    const { data, query, variables } = found as NonNullable<typeof found>
    // A list leaves out whether other documents refer to one; only the admin asks that.
    const plain = (value: unknown) => JSON.stringify(value, (key, one) => (key === 'hasReferences' ? undefined : one))
    expect(plain((await store.request(query, variables)).data)).toBe(plain(data))
  }
})

test('who shows whom is told by the references of the schema, through any number of steps', () => {
  const reference = (name: string) => ({ name, type: 'reference', collections: [name] })
  const one = (name: string, ...shown: string[]) => ({
    name,
    label: name,
    path: `content/${name}`,
    fields: [{ name: 'list', type: 'object', templates: [{ name: 't', fields: shown.map(reference) }] }],
  })
  const all = [one('a', 'b'), one('b', 'c'), one('c'), one('d')]
  expect([...showing(new Set(['c']), all)].sort()).toEqual(['a', 'b', 'c'])
  expect([...showing(new Set(['faq']))].sort()).toEqual(['faq', 'page', 'treatment'])
})
