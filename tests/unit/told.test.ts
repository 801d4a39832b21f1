import { expect, test } from 'vitest'
import type { EveryDocument } from '../../src/content/cms/every-document.ts'
import { type ChangedFile, toldOf } from '../../src/features/preview/rules/differences/differences-of.ts'
import { listPreview } from '../../src/features/preview/rules/list-preview.ts'
import { NOTHING_TOLD } from '../../src/features/preview/rules/preview.ts'

const languages = (own: object = {}) => ({ zhCN: {}, zhTW: {}, ar: {}, ...own })
const page = (slug: string, title: string, blocks: object[] = [], more: object = {}) => ({
  __typename: 'Page',
  id: `content/page/${slug}.json`,
  slug,
  title,
  blocks,
  translations: languages({ ar: { title: `${title} بالعربية` } }),
  ...more,
})
const question = {
  __typename: 'Faq',
  id: 'content/faq/cost.json',
  question: 'What does it cost?',
  answer: 'It depends.',
  translations: languages({ ar: { question: 'كم التكلفة؟', answer: 'بحسب الحالة.' } }),
}
const member = (name: string, image = '/media/portrait.webp') => ({
  __typename: 'TeamMember',
  id: 'content/teamMember/ada.json',
  name,
  title: 'Doctor',
  image,
})
const review = { __typename: 'Testimonial', id: 'content/testimonial/london-wei.json', name: 'Wei', content: 'Kind.' }
const settings = { __typename: 'SiteSettings', id: 'content/siteSettings/settings.json', brand: 'R', menus: [{ href: '/about' }] }
const treatment = (slug: string, price: string, more: object = {}) => ({
  __typename: 'Treatment',
  id: `content/treatment/${slug}.json`,
  _sys: { filename: slug },
  title: slug,
  category: 'facial',
  visibility: 'listed',
  cities: ['london'],
  card: { __typename: 'TreatmentCard', name: slug, description: 'd', price },
  ...more,
})
const faq = (hidden = false) => ({ __typename: 'PageBlocksFaq', hidden, questions: [{ question }] })
const grid = (one: object) => ({ __typename: 'PageBlocksTeamGrid', members: [{ member: one }] })
const list = { __typename: 'PageBlocksTreatmentCards', groups: [{ heading: 'All', rest: 'facial' }] }

/** The site of these tests: what they say nothing of stays the same. */
const site = (own: object = {}) =>
  ({
    settings,
    pages: [
      page('home', 'Home', [faq()]),
      page('zoo', 'Zoo', [faq(true)]),
      page('about', 'About', [grid(member('Ada'))]),
      page('list', 'List', [list]),
    ],
    treatments: [treatment('peel', '£1')],
    team: [member('Ada')],
    questions: [question],
    reviews: [review],
    ...own,
  }) as unknown as EveryDocument

const edited = (...paths: string[]): ChangedFile[] => paths.map((path) => ({ path, kind: 'edited' }))
const listed = (files: ChangedFile[], now: EveryDocument, locale: 'en' | 'ar' = 'en', before = site()) =>
  listPreview({ ...NOTHING_TOLD, ...toldOf(files, now, before), branches: ['main'], branch: 'x' }, locale).groups
const lines = (...of: Parameters<typeof listed>) => listed(...of).flatMap((group) => group.list)

test('settings and the home page are two lines, though both lead to one address', () => {
  const now = site({ settings: { ...settings, brand: 'S' }, pages: [page('home', 'Home, sweet home'), ...site().pages.slice(1)] })
  const groups = listed(edited('content/siteSettings/settings.json', 'content/page/home.json'), now)
  expect(groups.map(({ name, list: all }) => [name, all.map(({ title, href }) => [title, href])])).toEqual([
    ['Pages', [['Home, sweet home', '/']]],
    ['Settings', [['Settings: on every page', '/']]],
  ])
})

test('a question, a person and a review are called what people call them, with the pages that show them', () => {
  const files = edited(question.id, 'content/teamMember/ada.json', review.id)
  expect(listed(files, site()).map(({ name, list: all }) => [name, ...all.map(({ title, pages }) => [title, pages])])).toEqual([
    // A hidden section shows nothing.
    ['Questions', ['What does it cost?', [{ href: '/', title: 'Home' }]]],
    ['Team', ['Ada', [{ href: '/about', title: 'About' }]]],
    ['Reviews', ['Wei', []]],
  ])
  expect(listed(edited(question.id), site(), 'ar').map(({ name, list: all }) => [name, all[0]?.title, all[0]?.pages[0]?.title])).toEqual([
    ['الأسئلة', 'كم التكلفة؟', 'Home بالعربية'],
  ])
})

test('a member of the team who nobody names shows where everybody does', () => {
  const everyone = page('team', 'Team', [{ __typename: 'PageBlocksTeamGrid', everyone: true }])
  const [line] = lines(edited('content/teamMember/ada.json'), site({ pages: [everyone] }))
  expect(line?.pages).toEqual([{ href: '/team', title: 'Team' }])
})

test('a change in Arabic only is said to be one, and leads there', () => {
  const now = site({
    pages: [page('home', 'Home', [faq()], { translations: languages({ ar: { title: 'البداية' } }) }), ...site().pages.slice(1)],
  })
  const [line] = lines(edited('content/page/home.json'), now)
  expect(line).toMatchObject({ locale: 'ar', languages: [{ locale: 'ar', name: 'Arabic' }] })
  expect(lines(edited('content/page/home.json'), now, 'ar')[0]).toMatchObject({ locale: 'ar', languages: [{ name: 'العربية' }] })
})

test('English that is read where a translation is missing differs in those languages too', () => {
  const translated = { translations: languages({ ar: { title: 'الرئيسية' } }) }
  const [before, now] = ['Home', 'Home again'].map((title) => site({ pages: [page('home', title, [faq()], translated)] }))
  expect(lines(edited('content/page/home.json'), now as EveryDocument, 'en', before)[0]?.languages?.map(({ name }) => name)).toEqual([
    'English',
    'Simplified Chinese',
    'Traditional Chinese',
  ])
  const all = site({ pages: [page('home', 'Home', [faq()], { noindex: true }), ...site().pages.slice(1)] })
  expect(lines(edited('content/page/home.json'), all)[0]?.languages).toBeUndefined()
})

test('what can’t be seen is told in words, with the language where it is only one', () => {
  const seo = (ar: object) => ({ __typename: 'PageSeo', title: 'x', translations: languages({ ar }) })
  const now = site({ pages: [page('home', 'Home', [faq()], { noindex: true, seo: seo({ title: 'ص' }) })] })
  const before = site({ pages: [page('home', 'Home', [faq()], { seo: seo({}) })] })
  const [line] = lines(edited('content/page/home.json'), now, 'en', before)
  expect(line?.unseen).toEqual(['Hidden from search engines, or no longer', 'Title for search engines (Arabic)'])
  expect(line?.unseenHere).toEqual(['Hidden from search engines, or no longer'])
})

test('what differs in a document that another one shows is not said of the other', () => {
  const other = { ...question, answer: 'Nothing.' }
  const now = site({ questions: [other], pages: [page('home', 'Home', [{ ...faq(), questions: [{ question: other }] }])] })
  const [home] = lines(edited('content/page/home.json'), now)
  expect(home).toMatchObject({ languages: [], unseen: [] })
})

test('a treatment leads to the lists where its card differs', () => {
  const dearer = site({ treatments: [treatment('peel', '£2')] })
  const [line] = lines(edited('content/treatment/peel.json'), dearer)
  expect(line).toMatchObject({ href: '/procedures/facial/peel', pages: [{ href: '/list' }], unseen: ['Card on the lists of treatments'] })
  const shared = site({
    treatments: [
      treatment('peel', '£1', {
        card: { __typename: 'TreatmentCard', name: 'peel', description: 'd', price: '£1', image: '/media/a.webp' },
      }),
    ],
  })
  expect(lines(edited('content/treatment/peel.json'), shared)[0]).toMatchObject({ pages: [], unseen: ['Picture for shared links'] })
  const retitled = site({ treatments: [treatment('peel', '£1', { title: 'Peels' })] })
  expect(lines(edited('content/treatment/peel.json'), retitled)[0]?.pages).toEqual([])
  const gone = lines([{ path: 'content/treatment/peel.json', kind: 'removed' }], site({ treatments: [] }))[0]
  expect(gone).toMatchObject({ kind: 'removed', title: 'peel', pages: [{ href: '/list' }] })
  expect(gone?.href).toBeUndefined()
})

test('pictures are listed by their file, with the pages that show them through whatever refers to them', () => {
  const files: ChangedFile[] = [
    { path: 'public/media/portrait.webp', kind: 'edited' },
    { path: 'public/media/scene/unused.webp', kind: 'new' },
    { path: 'public/media/portrait.webp.json', kind: 'new' },
    { path: 'public/media/portrait.webp.webp', kind: 'removed' },
  ]
  expect(lines(files, site()).map(({ title, kind, pages }) => [title, kind, pages.map(({ href }) => href)])).toEqual([
    ['portrait.webp', 'edited', ['/about']],
    ['scene/unused.webp', 'new', []],
    ['portrait.webp.webp', 'removed', []],
  ])
})

test('pages come in the order of the menu, then by title', () => {
  const files = edited('content/page/list.json', 'content/page/zoo.json', 'content/page/about.json', 'content/page/home.json')
  expect(lines(files, site()).map(({ title }) => title)).toEqual(['Home', 'About', 'List', 'Zoo'])
})

test('a document that is broken, or of no known kind, is listed all the same', () => {
  const files = edited('content/faq/broken.json', 'content/novelty/x.json', 'content/notes.txt')
  expect(listed(files, site()).map(({ name, list: all }) => [name, ...all.map(({ title, unseen }) => [title, unseen])])).toEqual([
    ['Questions', ['broken', ['The document is broken and can’t be shown']]],
    ['Other files', ['content/notes.txt', []], ['x', []]],
  ])
})

test('treatments whose cards have lost their names stop no list', () => {
  const nameless = (slug: string) => treatment(slug, '£1', { id: `content/treatment/${slug}.json`, card: { name: '', description: '' } })
  const now = site({ treatments: [nameless('a'), nameless('b'), treatment('peel', '£2')] })
  expect(lines(edited('content/treatment/a.json', 'content/treatment/peel.json'), now).map(({ title, pages }) => [title, pages])).toEqual([
    ['a', []],
    ['peel', [{ href: '/list', title: 'List' }]],
  ])
})
