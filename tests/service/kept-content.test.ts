import { expect, test } from 'vitest'
import { plantOpen } from './plant-open.ts'
import { ada, saveQuestion } from './questions.ts'

const { garden, store } = await plantOpen()

test('a change is asked for again by all that may show it, and only by that', async () => {
  const before = store.content()
  const [settings, team, pages] = await Promise.all([before.settings(), before.team(), before.pages()])
  expect(await saveQuestion(store, 'fillers-cost.json', 'Shown anew?')).toBeUndefined()
  const after = store.content()
  expect(await after.settings()).toBe(settings)
  expect(await after.team()).toBe(team)
  const now = await after.pages()
  expect(now.filter((page, at) => page !== pages[at]).map(({ slug }) => slug)).toEqual(['london/fillers'])
  expect(JSON.stringify(now)).toContain('Shown anew?')
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

test('a document that is new, renamed or gone is in the lists as it is now', async () => {
  const slugs = async () => (await store.content().pages()).map(({ slug }) => slug)
  const before = await slugs()
  const text = await garden.text('content/page/about.json')
  const elsewhere = text.replace('"slug": "about"', '"slug": "about-us"')
  await store.put(ada, new Map([['content/page/zebra.json', elsewhere.replace('about-us', 'zebra')]]))
  expect(await slugs()).toEqual([...before, 'zebra'])
  await store.put(ada, new Map([['content/page/about.json', elsewhere]]))
  expect(await slugs()).toEqual([...before.map((slug) => (slug === 'about' ? 'about-us' : slug)), 'zebra'])
  await store.put(ada, new Map([['content/page/zebra.json', null]]))
  await store.put(ada, new Map([['content/page/about.json', text]]))
  expect(await slugs()).toEqual(before)
})

test('what nobody asked for between two changes is renewed after both', async () => {
  const settings = await store.content().settings()
  await saveQuestion(store, 'fillers-cost.json', 'Asked later?')
  store.content()
  await saveQuestion(store, 'fillers-pain.json', 'And this?')
  const after = store.content()
  expect(JSON.stringify(await after.pages())).toMatch(/Asked later\?.*And this\?|And this\?.*Asked later\?/)
  expect(await after.settings()).toBe(settings)
})
