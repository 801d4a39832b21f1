import { describe, expect, test } from 'vitest'
import { lineOf, saidOf } from '../../src/features/visits/admin/said.ts'
import { pathShown } from '../../src/features/visits/admin/visits-here.tsx'
import { type Count, figuresOf } from '../../src/features/visits/rules/figures.ts'
import { objects } from '../../src/features/visits/rules/objection.ts'
import { partOf, type ScaleCounts, threeQuarters } from '../../src/features/visits/rules/scale.ts'
import { hostFrom, widthOf } from '../../src/features/visits/rules/visit.ts'
import { countedOf } from '../../src/features/visits/server/counted.ts'
import { isRobot } from '../../src/features/visits/server/robots.ts'

const CHROME = 'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36'

test.each([
  ['lcp', 0, '500'],
  ['lcp', 500, '500'],
  ['lcp', 1130, '1200'],
  ['lcp', 20_000, 'more'],
  ['inp', 64, '75'],
  ['cls', 0, '0.001'],
  ['cls', 0.07, '0.1'],
] as const)('%s %f lies in the part %s', (metric, value, part) => expect(partOf(metric, value)).toBe(part))

describe('What three of four visits keep to', () => {
  test.each<[string, ScaleCounts, number | undefined]>([
    ['without counts', {}, undefined],
    ['all in one part: three quarters of it', { '1200': 8 }, 1150],
    ['at the end of a part', { '1000': 3, '3000': 1 }, 1000],
    ['among slow ones', { '1000': 1, '5000': 4 }, 4688],
    ['beyond the scale: its end', { '500': 1, more: 9 }, 9000],
  ])('%s', (_, parts, figure) => expect(threeQuarters('lcp', parts)).toBe(figure))

  test('is no whole number where it is a share', () => expect(threeQuarters('cls', { '0.05': 4 })).toBe(0.044))
})

test('figures are summed up by page, language, width, host and day', () => {
  const of = (own: Partial<Count>): Count => ({
    ...{ day: '2026-03-10', kind: 'seen', page: '/about', locale: 'en', width: 'phone', detail: '', count: 1 },
    ...own,
  })
  const counts = [
    of({ count: 4 }),
    of({ locale: 'ar', width: 'desk', day: '2026-03-11' }),
    of({ page: '/', count: 2 }),
    of({ kind: 'sent', width: '', detail: 'contact' }),
    of({ kind: 'lcp', detail: '1200', count: 8 }),
    of({ kind: 'from', page: '', locale: '', width: '', detail: 'news.example', count: 3 }),
  ]
  expect(figuresOf(counts)).toEqual({
    pages: [
      { page: '/about', seen: 5, sent: 1, lcp: 1150 },
      { page: '/', seen: 2, sent: 0 },
      { page: '/about', locale: 'en', seen: 4, sent: 1, lcp: 1150 },
      { page: '/', locale: 'en', seen: 2, sent: 0 },
      { page: '/about', locale: 'ar', seen: 1, sent: 0 },
    ],
    widths: [
      { width: 'phone', seen: 6, sent: 0, lcp: 1150 },
      { width: 'desk', seen: 1, sent: 0 },
    ],
    hosts: [{ host: 'news.example', count: 3 }],
    days: [
      { day: '2026-03-11', seen: 1, sent: 0 },
      { day: '2026-03-10', seen: 6, sent: 1 },
    ],
  })
})

test.each([
  [CHROME, false],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1',
    false,
  ],
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:142.0) Gecko/20100101 Firefox/142.0', false],
  [undefined, true],
  ['', true],
  ['curl/8.5.0', true],
  ['Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)', true],
  [
    'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm) Chrome/140.0.0.0 Safari/537.36',
    true,
  ],
  [CHROME.replace('Chrome', 'HeadlessChrome'), true],
  ['WhatsApp/2.23', true],
])('“%s” is a robot: %s', (agent, is) => expect(isRobot(agent)).toBe(is))

test.each([
  ['https://news.example/a?b', 'news.example'],
  ['https://clinic.example/about', undefined],
  ['', undefined],
  ['about:blank', undefined],
])('a visit from “%s” comes from the host %s', (address, host) => expect(hostFrom(address, 'clinic.example')).toBe(host))

test.each([
  [390, 'phone'],
  [640, 'tablet'],
  [1440, 'desk'],
])('a window of %i pixels is that of a %s', (pixels, width) => expect(widthOf(pixels)).toBe(width))

test.each([
  ['language=ar; uncounted=yes', true],
  ['uncounted=yes', true],
  ['uncounted=no', false],
  ['notuncounted=yes', false],
  ['', false],
])('the cookies “%s” hold an objection: %s', (cookies, is) => expect(objects(cookies)).toBe(is))

describe('What is counted of a visit', () => {
  const PAGES = new Set(['/', '/about', '/search'])
  const counted = (told: unknown) => countedOf(told, async (path) => PAGES.has(path))
  const first = { page: '/about', locale: 'ar', width: 'phone' } as const

  test('are its pages with their language, the figures of the first one, and by itself the host that led to it', async () => {
    const visit = { pages: ['/ar/about', '/'], width: 'phone', from: 'WWW.News.example', vitals: { lcp: 1130.5, cls: 0 } }
    expect(await counted(visit)).toEqual([
      { kind: 'seen', ...first, detail: '' },
      { kind: 'seen', page: '/', locale: 'en', width: 'phone', detail: '' },
      { kind: 'lcp', ...first, detail: '1200' },
      { kind: 'cls', ...first, detail: '0.001' },
      { kind: 'from', page: '', locale: '', width: '', detail: 'news.example' },
    ])
  })

  test('is nothing where the first address is no page, and no page of a branch', async () => {
    const visit = { pages: ['/nowhere', '/~fix/about', '/about'], width: 'desk', from: 'news.example', vitals: { lcp: 100 } }
    expect(await counted(visit)).toEqual([{ kind: 'seen', page: '/about', locale: 'en', width: 'desk', detail: '' }])
  })

  test.each([
    ['no object', 'x'],
    ['without pages', { pages: [], width: 'desk' }],
    ['with very many', { pages: Array.from({ length: 51 }, () => '/'), width: 'desk' }],
    ['another width', { pages: ['/'], width: 'huge' }],
    ['an address of another site', { pages: ['https://other.example/'], width: 'desk' }],
    ['a host that is none', { pages: ['/'], width: 'desk', from: 'ada@clinic.example' }],
    ['a time that is none', { pages: ['/'], width: 'desk', vitals: { lcp: -1 } }],
    ['an endless time', { pages: ['/'], width: 'desk', vitals: { inp: 1e12 } }],
    ['a text for a number', { pages: ['/'], width: 'desk', vitals: { cls: '0' } }],
  ])('is refused: %s', async (_, told) => expect(await counted(told)).toBeUndefined())
})

test('the desk says figures as people do', () => {
  expect([saidOf('lcp', 1230), saidOf('inp', 64), saidOf('cls', 0.012), saidOf('inp', undefined)]).toEqual([
    '1.2 s',
    '64 ms',
    '0.012',
    'not measured',
  ])
  expect(lineOf({ page: '/', seen: 120, sent: 0, lcp: 1230 })).toBe('Seen 120 times in 30 days, largest part shown after 1.2 s')
  expect(lineOf({ page: '/', seen: 1, sent: 0 })).toBe('Seen once in 30 days')
  expect([lineOf(undefined), lineOf({ page: '/', seen: 0, sent: 0 })]).toEqual(['', ''])
})

test.each([
  ['#/~/ar/about?form=x&field=title', '/about'],
  ['#/~/', '/'],
  ['#/screens/visits', ''],
])('the address “%s” of the desk shows the page “%s”', (hash, path) => expect(pathShown(hash)).toBe(path))
