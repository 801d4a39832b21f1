import { afterAll, beforeAll, expect, test } from 'vitest'
import type { ReviewLink } from '../../src/features/reviews/rules/review-links.ts'
import type { SeenDraft } from '../../src/features/reviews/rules/ticks.ts'
import { LOCALES } from '../../src/model/languages.ts'
import { commitTo, edit } from '../fixtures/repository.ts'
import { build, type Site } from './site.ts'

type Change = Parameters<typeof commitTo>[2]
let site: Site
let owner = ''

beforeAll(async () => {
  site = await build()
  owner = await site.signIn()
})
afterAll(() => site.close())

const set = (values: object) => edit<object>((document) => Object.assign(document, values))
/** Makes a draft of its own, and returns what the desk is told of it. */
async function seen(branch: string, files: Change): Promise<SeenDraft> {
  commitTo(site.garden.dir, branch, files)
  const answer = await site.ask(`/api/reviews/seen?branch=${branch}`, { headers: { cookie: owner } })
  return (await answer.json()) as SeenDraft
}
const pagesOf = ({ pages }: SeenDraft) => pages.map(({ href, was, title }) => [href, ...(was ? [was] : []), title.en])
/** Opens a link to a draft, and returns the page that it leads to. */
async function opened(branch: string) {
  const body = { branch, label: '', days: 7, isFrozen: false }
  const [link] = (await (await site.ask('/api/reviews/links', { headers: { cookie: owner }, body })).json()) as ReviewLink[]
  const to = (await site.ask(link?.address ?? '')).headers.get('location') ?? ''
  return to.replace(/^\/~review-link~\w+/, '') || '/'
}

test('what has no page of its own is compared on the pages that show it: a question, a person, a review, the offers, the settings', async () => {
  const { files, pages } = await seen('small', {
    'content/faq/home-cost.json': set({ answer: 'It depends.' }),
    'content/teamMember/thea-lockwood.json': set({ bio: 'New.' }),
    'content/testimonial/london-wei.json': set({ content: 'Kind.' }),
  })
  expect(Object.fromEntries(files.map(({ path, href, shownAt }) => [path.split('/').at(-1), href ?? shownAt]))).toEqual({
    'home-cost.json': ['/', '/book-treatment'],
    'london-wei.json': ['/london'],
    'thea-lockwood.json': ['/about'],
  })
  expect(pages.map(({ href }) => href).sort()).toEqual(['/', '/about', '/book-treatment', '/london'])
  expect(pages.find(({ href }) => href === '/about')).toMatchObject({ title: { en: 'About' }, languages: LOCALES })
  expect(await opened('small')).toBe('/')
  expect(pagesOf(await seen('settings', { 'content/siteSettings/settings.json': set({ brand: 'Thistle' }) }))).toEqual([['/', 'Home']])
  const shared = await seen('shared', {
    'content/page/treatment-sections.json': edit<{ blocks: object[] }>(({ blocks }) =>
      Object.assign(blocks[0] as object, { heading: 'Else' }),
    ),
  })
  expect(shared.files[0]?.href).toBeUndefined()
  expect(shared.pages.length).toBeGreaterThan(2)
  expect(shared.pages.every(({ href }) => href.startsWith('/procedures/'))).toBe(true)
})

test('pages stand in the order of the menu, and so do the files that change them', async () => {
  const draft = await seen('order', {
    'content/page/about.json': set({ title: 'About, written anew' }),
    'content/page/contact.json': set({ title: 'Contact, written anew' }),
    'content/page/home.json': set({ title: 'Home, written anew' }),
    'content/page/zebra.json': JSON.stringify({ title: 'Zebra', slug: 'a-zebra', visibility: 'published' }),
    'content/page/edinburgh.json': set({ title: 'Edinburgh, written anew' }),
    'content/faq/home-cost.json': set({ answer: 'It depends.' }),
  })
  const { navigation } = JSON.parse(await site.garden.text('content/siteSettings/settings.json')) as { navigation: { href?: string }[] }
  const menu = JSON.stringify(navigation)
  const inMenu = ['about', 'contact', 'edinburgh'].sort((a, b) => menu.indexOf(a) - menu.indexOf(b))
  const own = draft.pages.map(({ href }) => href.slice(1)).filter((href) => ['', 'a-zebra', ...inMenu].includes(href))
  expect(own).toEqual(['', ...inMenu, 'a-zebra'])
  const files = draft.files.map(({ path }) => path.replace(/^.*\/(.*)\.json$/, '$1'))
  expect(files.filter((name) => name !== 'home-cost')).toEqual(['home', ...inMenu, 'zebra'])
  expect(files.indexOf('home-cost')).toBeLessThan(2)
  expect(await opened('order')).toBe('/')
})

test('a page that is taken away is compared at its address, a renamed one with the page that it was; neither link opens what is gone', async () => {
  const gone = await seen('gone', { 'content/page/shop.json': null })
  expect(gone.files).toMatchObject([{ kind: 'removed', was: '/shop' }])
  expect(gone.files[0]?.href).toBeUndefined()
  expect(pagesOf(gone)).toEqual([['/shop', 'Shop']])
  expect(gone.pages[0]?.languages).toEqual(LOCALES)
  expect(await opened('gone')).toBe('/')
  const renamed = await seen('renamed', { 'content/page/shop.json': set({ slug: 'store' }) })
  expect(pagesOf(renamed)).toEqual([['/store', '/shop', 'Shop']])
  expect(await opened('renamed')).toBe('/store')
})

test('a picture is compared in every language, on the pages that show it', async () => {
  const { pages, files } = await seen('picture', { 'public/media/img/petals.webp': 'another', 'public/media/unseen.webp': 'new' })
  expect(files.map(({ path, shownAt }) => [path, shownAt])).toEqual([
    ['public/media/img/petals.webp', pages.map(({ href }) => href)],
    ['public/media/unseen.webp', []],
  ])
  expect(pages.every(({ languages }) => languages.length === LOCALES.length)).toBe(true)
})
