import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { compose } from '../../src/content/view/compose.ts'
import { load } from '../../src/content/view/load.ts'
import { markView } from '../../src/features/preview/rules/marks/mark-view.ts'
import type { Preview } from '../../src/features/preview/rules/preview.ts'
import { viewBefore } from '../../src/features/preview/rules/view-before.ts'
import { withLook } from '../../src/features/preview/server/look.ts'
import { baseOf } from '../../src/i18n/addresses.ts'
import { targetOf } from '../../src/model/address.ts'
import { commitTo, edit } from '../fixtures/repository.ts'
import { ben } from './questions.ts'
import { build, type Site } from './site.ts'

let site: Site
let tester: string

beforeAll(async () => {
  site = await build()
  tester = await site.test()
  const { dir, git } = site.garden
  await mkdir(join(dir, 'public/media/img'), { recursive: true })
  for (const name of ['petals', 'ice']) await writeFile(join(dir, `public/media/img/${name}.webp`), name)
  git('add', 'public')
  git('commit', '-q', '-m', 'Add pictures')
})
afterAll(() => site.close())

const toldOf = async (branch: string) => {
  const response = await site.ask(baseOf(branch), { headers: { cookie: tester } })
  return ((await response.json()) as { preview: Preview }).preview
}

test('a picture that is added, replaced or removed is told of, with the pages that show it', async () => {
  commitTo(site.garden.dir, 'pictures', {
    'public/media/img/petals.webp': 'others',
    'public/media/img/new.webp': 'new',
    'public/media/img/ice.webp': null,
  })
  expect((await toldOf('pictures')).pictures).toEqual([
    { file: 'img/ice.webp', kind: 'removed', shownAt: ['/procedures/body/coolsculpting'] },
    { file: 'img/new.webp', kind: 'new', shownAt: [] },
    { file: 'img/petals.webp', kind: 'edited', shownAt: expect.arrayContaining(['/', '/procedures/body/hifu']) },
  ])
})

test('a question, a person and a review are told of by their names, with the pages that show them', async () => {
  commitTo(site.garden.dir, 'people', {
    'content/faq/home-cost.json': edit<{ answer: string }>((document) => Object.assign(document, { answer: 'It depends.' })),
    'content/teamMember/thea-lockwood.json': edit<{ bio: string }>((document) => Object.assign(document, { bio: 'New.' })),
    'content/testimonial/london-wei.json': edit<{ content: string }>((document) => Object.assign(document, { content: 'Kind.' })),
  })
  expect((await toldOf('people')).documents.map(({ title, shownAt }) => [title.en, shownAt])).toEqual([
    ['Thea Lockwood', ['/about']],
    ['Wei L.', ['/london']],
    ['What does it cost?', ['/', '/book-treatment']],
  ])
})

test('what of a branch needs a deployment is told by its parts', async () => {
  commitTo(site.garden.dir, 'deployment', { 'README.md': 'x', 'content/page/shop.json': (text) => `${text} ` })
  expect((await toldOf('deployment')).needsDeployment).toEqual([])
  const files = ['public/logo.svg', 'package-lock.json', 'tina/config.ts', 'src/root.tsx']
  commitTo(site.garden.dir, 'deployment', Object.fromEntries(files.map((path) => [path, 'x'])))
  expect((await toldOf('deployment')).needsDeployment).toEqual(['code', 'schema', 'packages', 'public'])
})

test('a branch without a common ancestor is compared as it stands', async () => {
  const { git } = site.garden
  git('update-ref', 'refs/heads/orphan', git('commit-tree', git('rev-parse', 'main^{tree}'), '-m', 'Another beginning'))
  commitTo(site.garden.dir, 'orphan', { 'content/page/silk-hour.json': JSON.stringify({ title: 'Silk hour', slug: 'silk-hour' }) })
  expect(await toldOf('orphan')).toMatchObject({
    branch: 'orphan',
    documents: [{ kind: 'new', title: { en: 'Silk hour' }, href: '/silk-hour' }],
  })
})

test('what the site took away or changed since a draft began is no change of the draft, which is shown as it would be published', async () => {
  type Page = { blocks: { heading?: string; _template: string }[] }
  const pathOf = (name: string) => `content/page/${name}.json`
  const put = async (path: string, text: string | null) => {
    const { errors } = await site.store.put(ben, new Map([[path, text]]))
    expect(errors).toBeNull()
  }
  const home = async () => JSON.parse(await site.garden.text(pathOf('home'))) as Page
  await put(pathOf('brief'), JSON.stringify({ title: 'Brief', slug: 'brief', visibility: 'published' }, null, 2))
  const headed = (await home()).blocks.flatMap(({ heading }, at) => (heading ? [at] : []))
  const [own = 0, theirs = 0, gone = 0] = headed.slice(1)
  const branch = 'behind'
  commitTo(site.garden.dir, branch, {
    [pathOf('home')]: edit<Page>(({ blocks }) => Object.assign(blocks[own] ?? {}, { heading: 'By the draft' })),
  })
  // Meanwhile on the site: one page is gone, one section says something else, one is gone, and a page is new.
  await put(pathOf('brief'), null)
  const now = await home()
  Object.assign(now.blocks[theirs] ?? {}, { heading: 'By the site' })
  now.blocks.splice(gone, 1)
  await put(pathOf('home'), JSON.stringify(now, null, 2))
  await put(pathOf('later'), JSON.stringify({ title: 'Later', slug: 'later', visibility: 'published' }, null, 2))

  expect((await toldOf(branch)).documents.map(({ path, kind }) => [path, kind])).toEqual([[pathOf('home'), 'edited']])
  const look = () => withLook(site.branches).look(branch)
  const { store, own: written, before, changes } = await look()
  expect([(await load(store.content(), targetOf('/brief')))?.raw.page, changes?.touched]).toEqual([undefined, new Set([pathOf('home')])])
  expect((await load(store.content(), targetOf('/later')))?.raw.page).toBeDefined()
  // Its form is of what is written in it.
  expect(written && (await load(written.content(), targetOf('/brief')))?.raw.page).toBeDefined()
  const raw = (await load(store.content(), targetOf('/')))?.raw
  if (!raw || !before || !changes) throw new Error('There is nothing to see.')
  const beside = { content: before.content(), touched: (path: string) => changes.touched.has(path) }
  const marked = markView({ raw, view: compose(raw, 'en') }, await viewBefore(beside, raw, 'en'), beside.touched)
  expect(marked.changes).toEqual({ parts: 1, gone: 0 })
  const blocks = (marked.view.page?.blocks ?? []) as { heading?: string; _change?: { kind: string } }[]
  expect(blocks.flatMap(({ heading, _change }) => (_change ? [[heading, _change.kind]] : []))).toEqual([['By the draft', 'edited']])
  expect(blocks.map(({ heading }) => heading)).toContain('By the site')

  // What the site says by now just as the draft does is no change of it any more.
  const same = await home()
  Object.assign(same.blocks[own] ?? {}, { heading: 'By the draft' })
  await put(pathOf('home'), JSON.stringify(same, null, 2))
  expect((await toldOf(branch)).documents).toEqual([])
  // What is written in the draft next is shown in it.
  commitTo(site.garden.dir, branch, { 'content/faq/home-cost.json': edit<object>((one) => Object.assign(one, { answer: 'Later in it.' })) })
  expect((await toldOf(branch)).documents.map(({ path }) => path)).toEqual(['content/faq/home-cost.json'])
  expect(await (await look()).store.request('{ faq(relativePath: "home-cost.json") { answer } }', {})).toMatchObject({
    data: { faq: { answer: 'Later in it.' } },
  })
})
