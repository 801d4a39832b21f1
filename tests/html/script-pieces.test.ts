import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { PREVIEW_WORDS } from '../../src/i18n/preview-words/words.ts'
import { REVIEW_WORDS } from '../../src/i18n/review-words/words.ts'

const ASSETS = resolve('build/site/client/assets')

/** The pieces of the site's script, each with those that it imports. */
const PIECES = new Map(
  readdirSync(ASSETS)
    .filter((file) => file.endsWith('.js'))
    .map((file) => {
      const text = readFileSync(join(ASSETS, file), 'utf8')
      return [file, [...text.matchAll(/(?:from|import)"\.\/([\w.-]+\.js)"/g)].map(([, name = '']) => name)]
    }),
)

/** Returns the way from a piece back to itself; undefined where there is none. */
function ringFrom(piece: string, way: string[] = []): string[] | undefined {
  if (way.includes(piece)) return [...way.slice(way.indexOf(piece)), piece]
  for (const next of PIECES.get(piece) ?? []) {
    const ring = ringFrom(next, [...way, piece])
    if (ring) return ring
  }
  return undefined
}

test('no piece of the script waits for one that waits for it: whichever runs first would miss the other, and no page would come alive', () => {
  expect([...PIECES.values()].flat().length).toBeGreaterThan(20)
  expect([...PIECES.keys()].flatMap((piece) => ringFrom(piece)?.join(' → ') ?? [])).toEqual([])
})

test('what all visitors fetch holds no words that only testers and editors read', () => {
  const ofAll = [...PIECES.keys()].filter((file) => /^(entry\.client|root|page|shared)-/.test(file))
  expect(ofAll.length).toBeGreaterThan(3)
  const script = ofAll.map((file) => readFileSync(join(ASSETS, file), 'utf8')).join('\n')
  const sentences = [PREVIEW_WORDS, REVIEW_WORDS].flatMap((words) => [JSON.stringify(words.en), JSON.stringify(words.ar)]).join('')
  const long = [...sentences.matchAll(/"([^"{}]{20,})"/g)].map(([, sentence = '']) => sentence)
  expect(long.length).toBeGreaterThan(50)
  expect(long.filter((sentence) => script.includes(sentence))).toEqual([])
})
