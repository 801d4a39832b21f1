import { rm } from 'node:fs/promises'
import { resolve } from 'node:path'
import fc from 'fast-check'
import { afterAll, expect, test } from 'vitest'
import { LOCALES } from '../../src/model/languages.ts'
import { draw, textDraw } from './draws.ts'
import { edited } from './editing.ts'
import { faultsIn } from './faults.ts'
import { copyOf } from './folder.ts'
import { findingsIn, notOpened } from './reported.ts'

const ROOT = resolve(import.meta.dirname, '../..')
/** Only a slow machine needs that long. */
const PATIENCE = 240_000
const EDITS = 40
/** Of random edits the admin refuses one in eight, such as an emptied heading. Were it half of them, too little would be tried. */
const SAVED_AT_LEAST = 20

const copies: string[] = []
const copy = async () => {
  const dir = await copyOf(ROOT)
  copies.push(dir)
  return dir
}
afterAll(() => Promise.all(copies.map((dir) => rm(dir, { recursive: true, force: true }))))

test(
  'The content could be saved as it is, every page answers in four languages, and its links and pictures lead somewhere',
  async () => expect(await faultsIn(await copy())).toEqual([]),
  PATIENCE,
)

test.each([
  ['texts', textDraw],
  ['things of any kind', draw],
])(
  'Editors changed forty %s, and nothing is wrong',
  async (_, one) => {
    const [[draws, locale] = [[], 'en' as const]] = fc.sample(
      fc.tuple(fc.array(one, { minLength: EDITS, maxLength: EDITS }), fc.constantFrom(...LOCALES)),
      1,
    )
    const dir = await copy()
    const told = await edited(dir, draws)
    expect(told.filter(({ refusal }) => !refusal).length).toBeGreaterThanOrEqual(SAVED_AT_LEAST)
    expect(await faultsIn(dir, [locale]), JSON.stringify(told)).toEqual([])
  },
  PATIENCE,
)

test('the report names of everything that it finds the page, the field and the words', async () => {
  const findings = await findingsIn(ROOT)
  expect(findings.length).toBeGreaterThan(0)
  expect(findings.filter(({ document, field, words }) => !document || !field || !words.trim())).toEqual([])
  expect(await notOpened(ROOT)).toEqual([])
})
