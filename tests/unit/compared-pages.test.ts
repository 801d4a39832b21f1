import { expect, test } from 'vitest'
import { bareAddress } from '../../src/features/preview/rules/bare.ts'
import { comparedPages, comparedPictures } from '../../src/features/reviews/rules/compared.ts'
import type { SeenFile } from '../../src/features/reviews/rules/ticks.ts'
import type { Locale } from '../../src/model/languages.ts'

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

test('a page is compared once, in every language in which something on it changed, and is called what its own document is', () => {
  const files = [
    file('content/faq/cost.json', 'What does it cost?', '/about#q-cost', ['ar']),
    file('content/page/about.json', 'About', '/about', ['zh-CN', 'en']),
    file('content/faq/pain.json', 'Does it hurt?', '/pain', ['en']),
    file('content/siteSettings/settings.json', 'Settings', undefined, ['en']),
  ]
  expect(comparedPages(files)).toEqual([
    { href: '/about', title: 'About', languages: ['en', 'zh-CN', 'ar'] },
    { href: '/pain', title: '/pain', languages: ['en'] },
  ])
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
