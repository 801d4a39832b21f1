import fc from 'fast-check'
import { expect, test } from 'vitest'
import { newFindings } from '../../src/features/releases/server/new-findings.ts'
import type { WordedFinding } from '../../src/features/report/rules/finding.ts'

const finding = (message: string, field = '', document = 'content/page/home.json', words = message): WordedFinding => ({
  kind: 'links',
  level: 'error',
  message,
  document,
  field,
  language: 'en',
  words,
})
const said = (before: WordedFinding[], after: WordedFinding[], renames: { from: string; to: string }[] = []) =>
  newFindings(before, after, renames, new Set()).map(({ message }) => message)

test('a finding is new where it was not there before, wherever its field stands in a list', () => {
  expect(said([finding('Old')], [finding('Old'), finding('New')])).toEqual(['New'])
  expect(said([finding('Old', 'blocks.1.body')], [finding('Old', 'blocks.2.body')])).toEqual([])
})

test('two of one sentence are two findings, each confirmed by itself', () => {
  const [before, after] = [[finding('Same', 'a')], [finding('Same', 'a'), finding('Same', 'b'), finding('Same', 'c')]]
  const keys = newFindings(before, after, [], new Set()).map(({ key }) => key)
  expect(new Set(keys).size).toBe(2)
})

test('what a document said under its old file is not new under another', () => {
  const [from, to] = ['content/page/a.json', 'content/page/b.json']
  expect(said([finding('Old', '', from)], [finding('Old', '', to)], [{ from, to }])).toEqual([])
  expect(said([finding('Old', '', from)], [finding('Old', '', to)])).toEqual(['Old'])
})

const words = fc.string({ minLength: 1, maxLength: 5 })
const one = fc.record({ message: words, field: fc.constantFrom('title', 'blocks.1.body', 'blocks.2.body'), words })

test('what was looked at stays so until its words change, whatever else does', () => {
  const changed = new Set(['content/page/home.json'])
  const keys = (all: WordedFinding[]) => newFindings([], all, [], changed).map(({ key }) => key)
  fc.assert(
    fc.property(one, fc.array(one), fc.nat(), ({ message, field, words: about }, others, count) => {
      const looked = finding(`“${about}”, and ${count} others say ${message.replace(/[“”\d]/g, '')}`, field, undefined, about)
      const elsewhere = others.map((other) => finding(other.message, other.field, 'content/page/about.json', other.words))
      const [key] = keys([looked])
      // Others come and go, a count in the sentence changes, the section moves, what another text says changes.
      const later = { ...looked, message: looked.message.replace(String(count), String(count + 1)), field: field.replace('1', '7') }
      expect(keys([...elsewhere, later])).toContain(key)
      expect(newFindings([looked], [...elsewhere, later], [], changed).map(({ document }) => document)).not.toContain(looked.document)
      expect(keys([{ ...looked, words: `${about}.` }])).not.toContain(key)
    }),
  )
})

test('of a fact that a draft states in another way only what the draft changed is new', () => {
  const about = (document: string, level: 'error' | 'warning' = 'warning') => ({
    ...finding(`“${document}”`, 'title', document),
    level,
    subject: 'Years of experience',
  })
  const all = [about('content/page/a.json'), about('content/page/b.json'), about('content/page/c.json')]
  const names = (changed: string[]) => newFindings([], all, [], new Set(changed)).map(({ document }) => document)
  expect(names(['content/page/b.json'])).toEqual(['content/page/b.json'])
  // Where the draft changed what is not among them, all are shown: one of them has to be put right.
  expect(names(['content/page/d.json'])).toHaveLength(3)
})
