import { gzipSync } from 'node:zlib'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import type { RawTreatment } from '../../src/content/types.ts'
import { PLANTS, type PlantName } from '../../src/content/view/plants.ts'
import { plateName, plateOf } from '../../src/content/view/plate.ts'
import { isShadow, type PlateName, parsePlate, plateAddress, SEEDS, shadowAddress } from '../../src/content/view/plate-name.ts'
import { castShadow } from '../../src/features/herbarium/rules/grow.ts'
import { grownFrom, othersOf } from '../../src/features/herbarium/rules/others.ts'
import { engrave, MOST_BYTES } from '../../src/features/herbarium/server/fit.ts'
import { treatments } from '../fixtures/clinic-treatments.ts'

const raw = treatments.map(({ slug, ...rest }) => ({ ...rest, _sys: { filename: slug } }) as unknown as RawTreatment)
const engravings = raw.map((treatment) => ({
  slug: treatment._sys.filename,
  name: plateName(treatment),
  svg: engrave(plateName(treatment)),
}))
const plants = Object.values(PLANTS).flat() as PlantName[]
const bytes = (svg: string) => gzipSync(svg, { level: 9 }).length
/** The ends of what a name can say, and its middle. */
const ENDS = [
  { count: 1, minutes: 0, price: 0, seed: 0 },
  { count: 3, minutes: 4, price: 3, seed: 4243 },
  { count: 9, minutes: 9, price: 9, seed: SEEDS - 1 },
]

test('the engraving of each treatment has at most 6 kB', () => {
  expect(engravings.filter(({ svg }) => bytes(svg) > MOST_BYTES).map(({ slug }) => slug)).toEqual([])
})

test.each(plants)('a %s of any size is drawn in at most 6 kB, in whole numbers', (plant) => {
  for (const ends of ENDS) {
    const svg = engrave({ plant, ...ends })
    expect(bytes(svg)).toBeLessThanOrEqual(MOST_BYTES)
    expect(svg).not.toMatch(/NaN|undefined|\d\.\d{2}|id="[ch]" d=""/)
  }
})

test('the same treatment has the same engraving each time', () => {
  for (const { name, svg } of engravings.slice(0, 6)) expect(engrave({ ...name })).toBe(svg)
})

/** A small grey print, to be compared with others. */
const print = async (svg: string) =>
  sharp(Buffer.from(svg.replaceAll('currentColor', '#000')))
    .resize(80, 100)
    .flatten({ background: '#fff' })
    .greyscale()
    .raw()
    .toBuffer()

test('no two treatments have engravings that look alike', async () => {
  const prints = await Promise.all(engravings.map(({ svg }) => print(svg)))
  const inked = (one: Buffer) => one.reduce((sum, grey) => sum + 255 - grey, 0)
  for (const [at, one] of prints.entries())
    for (const [next, other] of prints.entries()) {
      if (next <= at) continue
      const difference = one.reduce((sum, grey, index) => sum + Math.abs(grey - (other[index] ?? 0)), 0)
      expect(difference / (inked(one) + inked(other)), `${engravings[at]?.slug} and ${engravings[next]?.slug}`).toBeGreaterThan(0.25)
    }
})

const EXOSOME = raw.find(({ _sys }) => _sys.filename === 'exosome') as RawTreatment

test('an engraving follows from the sessions, the duration and the price of its treatment', () => {
  const grown = (change: object) => plateName({ ...EXOSOME, ...change } as RawTreatment)
  const { card, engraving } = EXOSOME
  expect(grown({ card: { ...card, duration: '15 min' } }).minutes).toBeLessThan(grown({}).minutes)
  expect(grown({ treatmentInfo: { price: 'From £60' } }).price).toBeLessThan(grown({}).price)
  expect(grown({ engraving: { ...engraving, sessions: 8 } }).count).toBe(8)
  expect(grown({ engraving: { ...engraving, seed: 12 } })).toMatchObject({ seed: 12, plant: 'rosa' })
  expect(grown({ engraving: null, category: 'peels' }).plant).toMatch(new RegExp(PLANTS.peels.join('|')))
  expect(grown({ treatmentInfo: { price: 'TBC' } }).price).toBe(grown({}).price)
  expect(plateOf(EXOSOME)).toMatchObject({ number: 17, src: expect.stringMatching(/^\/plates\/rosa-/) })
})

test('more sessions make more petals, a longer visit closer hatching', () => {
  const name: PlateName = { plant: 'umbel', count: 2, minutes: 2, price: 3, seed: 40 }
  const contours = (svg: string) => / id="c" d="([^"]*)"/.exec(svg)?.[1]?.length ?? 0
  expect(contours(engrave({ ...name, count: 8 }))).toBeGreaterThan(contours(engrave(name)))
  expect(bytes(engrave({ ...name, minutes: 9 }))).toBeGreaterThan(bytes(engrave(name)))
})

test('an address says all that an engraving is, and no other address says anything', () => {
  for (const { name } of engravings) expect(parsePlate(plateAddress(name))).toEqual(name)
  for (const other of [
    '/plates/rosa.svg',
    '/plates/rosa-0-1-1-1.svg',
    '/plates/oak-1-1-1-1.svg',
    '/plates/rosa-1-1-1-01.svg',
    '/plates/rosa-1-1-1-zzzzz.svg',
  ])
    expect(parsePlate(other), other).toBeUndefined()
})

test('the shadow of a plant is flat, light, the same each time, and has an address of its own', () => {
  for (const { name } of engravings) {
    const shadow = castShadow(name)
    expect(bytes(shadow), name.plant).toBeLessThan(6000)
    expect(shadow).not.toMatch(/NaN|undefined|<style|d="z"/)
    expect(shadow).toBe(castShadow({ ...name }))
    const address = shadowAddress(plateAddress(name))
    expect([isShadow(address), isShadow(plateAddress(name)), parsePlate(address)]).toEqual([true, false, name])
  }
})

test('an editor is offered three other plants of the same kind, and others the next time', () => {
  const { _sys, ...values } = EXOSOME as RawTreatment & { _sys: object }
  const [first, second] = [0, 1].map((round) => othersOf(values as never, 'exosome', round).map(({ address }) => address))
  expect(new Set([...(first ?? []), ...(second ?? []), grownFrom(values as never, 'exosome').address]).size).toBe(7)
  for (const address of first ?? []) expect(parsePlate(address)).toMatchObject({ plant: 'rosa', count: 3 })
  const other = othersOf(values as never, 'exosome', 0)[0]
  const chosen = { ...EXOSOME, engraving: { ...EXOSOME.engraving, seed: other?.seed } } as unknown as RawTreatment
  expect(plateOf(chosen).src).toBe(other?.address)
})
