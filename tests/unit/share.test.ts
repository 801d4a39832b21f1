import sharp from 'sharp'
import { expect, test } from 'vitest'
import { parseShare, shareAddress } from '../../src/features/share/rules/share-address.ts'
import type { ShareCard } from '../../src/features/share/rules/share-card.ts'
import { drawShare } from '../../src/features/share/server/draw.ts'
import { draws, lettersOf, openFaces } from '../../src/features/share/server/faces.ts'
import { brokenLinesOf, linesOf, unitsOf } from '../../src/features/share/server/lines.ts'
import { drawLine } from '../../src/features/share/server/runs.ts'
import { LOCALES, type Locale } from '../../src/model/languages.ts'
import { documents } from '../fixtures/clinic.ts'

const MOST_BYTES = 200_000
const TITLES: Record<string, string> = {
  en: 'Doctor-led aesthetic medicine in London and Edinburgh',
  'zh-CN': '由医生主导的医疗美容，伦敦与爱丁堡',
  'zh-TW': '由醫師主導的醫學美容，倫敦與愛丁堡',
  ar: 'طب تجميلي بإشراف الأطباء في لندن وإدنبرة',
}
const card = (title: string): ShareCard => ({ title, cities: ['London'], plate: '/plates/rosa-5-5-4-zz.svg', ink: 'rose' })
const letters = (text: string) => [...text].length

/** How many in a hundred points of a part of a picture are dark. */
async function inkIn(picture: Buffer, left: number, width: number) {
  const points = await sharp(picture).extract({ left, top: 150, width, height: 350 }).greyscale().raw().toBuffer()
  return (points.filter((brightness) => brightness < 128).length / points.length) * 100
}

test('an address says its page, language and mark, and nothing else is one', () => {
  for (const path of ['/', '/about', '/procedures/facial/led-facial'])
    expect(parseShare(shareAddress({ path, locale: 'zh-TW', mark: '1x2y' }))).toEqual({ path, locale: 'zh-TW', mark: '1x2y' })
  for (const address of [
    '/share/tlh/about.1.png',
    '/share/ar/about.png',
    '/share/ar/../about.1.png',
    '/share/ar/about.1.svg',
    '/share/ar.1.png',
  ])
    expect(parseShare(address)).toBeUndefined()
})

test.each(LOCALES)(
  'the picture in %s has the size that networks show, few bytes, and its words on the side where reading begins',
  async (locale) => {
    const [picture, empty] = [await drawShare(card(TITLES[locale] ?? ''), locale), await drawShare(card(''), locale)]
    expect(await sharp(picture).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 })
    expect(picture.length).toBeLessThan(MOST_BYTES)
    const [begins, ends] = locale === 'ar' ? [900, 0] : [72, 900]
    expect(await inkIn(picture, begins, 228)).toBeGreaterThan((await inkIn(empty, begins, 228)) + 3)
    expect(await inkIn(picture, ends, 228)).toBeCloseTo(await inkIn(empty, ends, 228), 0)
  },
)

test('a font draws every character of the clinic’s titles, in four languages', async () => {
  for (const locale of LOCALES) {
    const text = documents
      .map(({ json }) => JSON.stringify([json.title, json.seo, json.translations]))
      .join('')
      .replace(/\\[nu"]/g, '')
    const faceOf = await openFaces(text, locale)
    const missing = [...new Set(text)].filter((one) => faceOf(one).font.nominalGlyph(one.codePointAt(0) ?? 0) === undefined)
    expect(missing.filter((one) => /\p{L}|\p{N}/u.test(one))).toEqual([])
  }
})

test('Arabic is joined and runs from the right, and numbers within it from the left', async () => {
  const faceOf = await openFaces('سلام HIFU 30', 'ar')
  const width = (text: string) => drawLine(text, 'rtl', 100, faceOf).width
  // Four letters that join are narrower than the four apart.
  expect(width('سلام')).toBeLessThan([...'سلام'].reduce((sum, letter) => sum + width(letter), 0) * 0.9)
  const line = drawLine('سلام 30', 'rtl', 100, faceOf)
  const digits = drawLine('30', 'ltr', 100, faceOf)
  expect(line.paths.startsWith(digits.paths)).toBe(true)
})

test('lines end where readers pause: not within a Latin word, nor before a comma or between a number and its unit', () => {
  expect(unitsOf('LED facial from £80', 'en')).toEqual(['LED ', 'facial ', 'from ', '£80'])
  expect(unitsOf('声明，2026 年', 'zh-CN')).toEqual(['声明，', '2026 年'])
  expect(linesOf('one two three four', 'en', 14, letters)).toEqual({ lines: ['one two', 'three four'], rough: 0 })
  expect(linesOf('愛丁堡身體療程：費用與時間', 'zh-TW', 9, letters)).toEqual({ lines: ['愛丁堡身體療程：', '費用與時間'], rough: 0 })
})

const LONG_WORD = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft'
/** Titles as people and cities have them, in letters that the site's own fonts were not cut for, and longer than any picture. */
const ODD_TITLES: [Locale, string][] = [
  ['en', 'Dr Łukasz Şahin and Šárka Ğ'],
  ['en', 'Dr Łukasz Şahin and Šárka Ğ'.normalize('NFD')],
  ['en', 'Zażółć gęślą jaźń, Őrült űrhajó, Țară și Ștefan, Ļaudis ķīļi'],
  ['en', 'Ŵyth Ŷnys, Ħal Għargħur, Ŋuva, Ẽnẽ, Ǽ, ẞ, ĳ, ŉ'],
  ['en', 'Bác sĩ Nguyễn Thị Ánh Tuyết, Đặng Hữu Phước'],
  ['en', 'Bác sĩ Nguyễn Thị Ánh Tuyết'.normalize('NFD')],
  ['en', 'Доктор Ольга Щербакова и Ґалина Їжак'],
  ['en', 'Δρ Ελένη Παπαδοπούλου, Ἀθῆναι'],
  ['en', 'S̈ and x̌ and M̧, which no font has in one piece'],
  ['en', '50 ml → 2 × ½ ≈ №1, ₺ ₴ ₽ ™ ® † ‡ • … “ ” ‚ „ ‹ ›'],
  ['en', LONG_WORD],
  ['en', `The ${LONG_WORD} of ${LONG_WORD}`],
  ['en', 'x'.repeat(60)],
  ['en', 'W'.repeat(400)],
  ['en', 'https://clinic.example/procedures/facial/a-very-long-address-without-a-single-space?and=more'],
  ['en', 'Doctor-led aesthetic medicine in London and Edinburgh, '.repeat(30)],
  ['ar', 'د. Łukasz Şahin و Šárka Ğ في لندن 30'],
  ['ar', 'طب تجميلي بإشراف الأطباء في لندن وإدنبرة '.repeat(20)],
  ['ar', 'م'.repeat(120)],
  ['ar', 'چهره و پوست، گونه‌ها، ژل، ۱۲۳'],
  ['zh-CN', '由医生主导的医疗美容，伦敦与爱丁堡，'.repeat(20)],
  ['zh-CN', '龍鬱齒龜麗鱷釁'.repeat(20)],
  ['zh-TW', '由醫師主導的醫學美容倫敦與愛丁堡'.repeat(20)],
  ['zh-TW', 'Łukasz 醫師與 Šárka Ğ 的診所'],
]
const visible = (letter: string) => /[^\s\p{Default_Ignorable_Code_Point}]/u.test(letter)

test.each(ODD_TITLES)('in %s every letter of “%s” is drawn by a font that has it', async (locale, title) => {
  const text = title.normalize('NFC')
  const faceOf = await openFaces(text, locale)
  for (const letter of new Set(lettersOf(text).filter(visible))) {
    const missing = [...letter].filter((sign) => visible(sign) && !draws(faceOf(letter), sign) && !draws(faceOf(sign), sign))
    expect(missing, letter).toEqual([])
    expect(drawLine(letter, 'ltr', 100, faceOf).paths, letter).not.toBe('')
  }
})

test.each(['हिन्दी', 'ไทย', 'שלום', '한국어', '🌹', '\ue000', '𓀀'])(
  'what no font here has, as in “%s”, is a box and never nothing',
  async (title) => {
    const faceOf = await openFaces(title, 'en')
    for (const letter of lettersOf(title)) expect(drawLine(letter, 'ltr', 100, faceOf).paths, letter).not.toBe('')
  },
)

test('signs that nobody sees draw nothing and take no room', async () => {
  const text = 'a\u2067b\u2069\u200b\u00ad'
  const faceOf = await openFaces(text, 'en')
  expect(drawLine(text, 'ltr', 100, faceOf).width).toBeCloseTo(
    ['a', 'b'].reduce((sum, one) => sum + drawLine(one, 'ltr', 100, faceOf).width, 0),
    1,
  )
})

/** The first and the last column, and row, of the points that a title darkens. */
async function placeOf(title: string, locale: Locale) {
  const raw = async (of: string) =>
    sharp(await drawShare(card(of), locale))
      .greyscale()
      .raw()
      .toBuffer({ resolveWithObject: true })
  const [{ data, info }, { data: empty }] = [await raw(title), await raw('')]
  const dark = [...data.keys()].filter((at) => (empty[at] ?? 0) - (data[at] ?? 0) > 90)
  const [columns, rows] = [dark.map((at) => at % info.width), dark.map((at) => Math.floor(at / info.width))]
  const ends = (list: number[]) => [list.reduce((a, b) => Math.min(a, b), Infinity), list.reduce((a, b) => Math.max(a, b), 0)] as const
  return { count: dark.length, columns: ends(columns), rows: ends(rows) }
}

test.each(ODD_TITLES)('in %s the title “%s” stands whole in its place', async (locale, title) => {
  const { count, columns, rows } = await placeOf(title, locale)
  expect(count).toBeGreaterThan(500)
  const [from, to] = locale === 'ar' ? [1200 - 72 - 640, 1200 - 72] : [72, 72 + 640]
  // Letters may lean out of their room by some points.
  expect(columns[0]).toBeGreaterThanOrEqual(from - 12)
  expect(columns[1]).toBeLessThanOrEqual(to + 12)
  expect(rows[0]).toBeGreaterThan(124)
  expect(rows[1]).toBeLessThan(512)
})

test('a word that is too wide is broken between letters, and what is too long ends with dots', () => {
  expect(brokenLinesOf('one extraordinary word', 'en', 6, 9, letters)).toEqual(['one', 'extrao', 'rdinar', 'y word'])
  expect(brokenLinesOf('S\u0308S\u0308S\u0308 a', 'en', 4, 9, letters)).toEqual(['S\u0308S\u0308', 'S\u0308 a'])
  expect(brokenLinesOf('one two three', 'en', 5, 2, letters)).toEqual(['one', 'two…'])
  expect(brokenLinesOf('fits', 'en', 5, 1, letters)).toEqual(['fits'])
})

test('many cities stand in one line within the picture', async () => {
  const cities = Array(12).fill('Llanfairpwllgwyngyll')
  const raw = async (given: string[]) =>
    sharp(await drawShare({ ...card(''), cities: given }, 'en'))
      .extract({ left: 720, top: 530, width: 480, height: 60 })
      .greyscale()
      .raw()
      .toBuffer()
  const [many, none] = [await raw(cities), await raw([])]
  expect([...many.keys()].filter((at) => (none[at] ?? 0) - (many[at] ?? 0) > 90)).toEqual([])
})

test.each(['£250–£300', '020 7946 0182', '+44 (0)20 7946 0182', '28/11/2026', '2345-ABCD', '10:30 AM', '20%'])(
  '%s is read from the left in an Arabic title',
  async (figure) => {
    const faceOf = await openFaces(`السعر ${figure}، من`, 'ar')
    const glyphs = (text: string, direction: 'ltr' | 'rtl') =>
      [...drawLine(text, direction, 100, faceOf).paths.matchAll(/ d="([^"]*)"/g)].map(([, path]) => path).join(' ')
    expect(glyphs(`السعر ${figure}، من`, 'rtl')).toContain(glyphs(figure, 'ltr'))
  },
)
