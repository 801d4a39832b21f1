import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Preview } from '../../src/features/preview/rules/preview.ts'
import { baseOf } from '../../src/i18n/addresses.ts'
import { commitTo, edit } from '../fixtures/repository.ts'
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
