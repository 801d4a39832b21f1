import { expect, test } from 'vitest'
import { bareAddress } from '../../src/features/preview/rules/bare.ts'
import type { DocumentDifference, Told } from '../../src/features/preview/rules/preview.ts'
import { comparedPages, comparedPictures, firstPage, placed } from '../../src/features/reviews/rules/compared.ts'
import type { SeenFile } from '../../src/features/reviews/rules/ticks.ts'
import { inEachLocale, type Locale } from '../../src/model/languages.ts'

const file = (path: string, title: string, href: string | undefined, languages: Locale[], kind: SeenFile['kind'] = 'edited'): SeenFile => ({
  path,
  kind,
  title,
  collection: path.split('/')[0] === 'content' ? (path.split('/')[1] ?? '') : '',
  ...(href && { href }),
  isMedical: false,
  parts: [
    {
      key: 'all',
      where: [],
      what: [],
      kind: 'edited',
      languages: languages.map((language) => ({ language, mark: '', by: [], before: [], isOwn: false })),
    },
  ],
})

const titled = (en: string) => inEachLocale(() => en)
const told = (path: string, kind: SeenFile['kind'], at: { href?: string; was?: string; shownAt?: string[] }): DocumentDifference => ({
  ...{ path, kind, title: titled(path), locales: [], unseen: [], elsewhere: inEachLocale(() => []), shownAt: [] },
  ...at,
})

test('a page is compared once, in the order of the menu and in every language in which something on it changed', () => {
  const files = [
    file('content/faq/cost.json', 'What does it cost?', undefined, ['ar']),
    file('content/page/about.json', 'About', undefined, ['zh-CN', 'en']),
    file('content/page/shop.json', 'Shop', undefined, ['en'], 'removed'),
    file('content/page/new.json', 'New', undefined, ['en']),
    file('public/media/a.webp', 'a.webp', undefined, ['en']),
    file('content/faq/nowhere.json', 'Nowhere?', undefined, ['en']),
  ]
  const about: Told = {
    documents: [
      told('content/page/about.json', 'edited', { href: '/about' }),
      told('content/page/new.json', 'edited', { href: '/new', was: '/old' }),
      told('content/page/shop.json', 'removed', { was: '/shop', shownAt: ['/about'] }),
      told('content/faq/cost.json', 'edited', { shownAt: ['/', '/about'] }),
    ],
    pictures: [{ file: 'a.webp', kind: 'edited', shownAt: ['/new'] }],
    pages: ['/', '/shop', '/about', '/new'],
    pageTitles: { '/': titled('Home'), '/shop': titled('Shop'), '/about': titled('About'), '/new': titled('New') },
    needsDeployment: [],
  }
  const inOrder = placed(files, about)
  expect(inOrder.map(({ title }) => title)).toEqual(['What does it cost?', 'Shop', 'About', 'New', 'a.webp', 'Nowhere?'])
  expect(comparedPages(inOrder, about)).toEqual([
    { href: '/', title: titled('Home'), languages: ['ar'] },
    { href: '/shop', title: titled('Shop'), languages: ['en'] },
    { href: '/about', title: titled('About'), languages: ['en', 'zh-CN', 'ar'] },
    { href: '/new', was: '/old', title: titled('New'), languages: ['en', 'zh-CN', 'zh-TW', 'ar'] },
  ])
  expect(firstPage(about)).toBe('/about')
  expect(firstPage({ ...about, documents: about.documents.slice(2) })).toBe('/')
  expect(firstPage({ documents: about.documents.slice(2, 3), pages: ['/shop'] })).toBe('/')
})

test('a picture stands beside what stood there before; a new one and one that is taken away stand alone', () => {
  const files = [
    file('public/media/a.webp', 'A', '/about', ['en']),
    file('public/media/b.webp', 'B', undefined, ['en'], 'new'),
    file('public/media/c.webp', 'C', undefined, ['en'], 'removed'),
    file('public/media/a.webp.json', 'The words of A', undefined, ['en']),
  ]
  expect(comparedPictures(files, (address) => `draft:${address}`)).toEqual([
    { title: 'A', before: '/media/a.webp', after: 'draft:/media/a.webp' },
    { title: 'B', after: 'draft:/media/b.webp' },
    { title: 'C', before: '/media/c.webp' },
  ])
})

test('a bare page is asked for at its own address, of the site or of a draft', () => {
  expect(bareAddress('/about', 'en')).toBe('/about?bare')
  expect(bareAddress('/', 'ar', 'fix/hours')).toBe('/~fix~hours/ar?bare')
})
