import sharp from 'sharp'
import { expect, test } from 'vitest'
import { parseShare, shareAddress } from '../../src/features/share/rules/share-address.ts'
import type { ShareCard } from '../../src/features/share/rules/share-card.ts'
import { drawShare } from '../../src/features/share/server/draw.ts'
import { openFaces } from '../../src/features/share/server/faces.ts'
import { linesOf, unitsOf } from '../../src/features/share/server/lines.ts'
import { drawLine } from '../../src/features/share/server/runs.ts'
import { LOCALES } from '../../src/model/languages.ts'
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
