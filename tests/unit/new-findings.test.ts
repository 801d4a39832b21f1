import { expect, test } from 'vitest'
import { newFindings } from '../../src/features/releases/server/new-findings.ts'
import type { Finding } from '../../src/features/report/rules/finding.ts'

const finding = (message: string, field = '', document = 'content/page/home.json'): Finding => ({
  kind: 'links',
  level: 'error',
  message,
  document,
  field,
  language: 'en',
})
const said = (before: Finding[], after: Finding[], renames: { from: string; to: string }[] = []) =>
  newFindings(before, after, renames).map(({ message }) => message)

test('a finding is new where it was not there before, wherever its field stands in a list', () => {
  expect(said([finding('Old')], [finding('Old'), finding('New')])).toEqual(['New'])
  expect(said([finding('Old', 'blocks.1.body')], [finding('Old', 'blocks.2.body')])).toEqual([])
})

test('two of one sentence are two findings, each confirmed by itself', () => {
  const [before, after] = [[finding('Same', 'a')], [finding('Same', 'a'), finding('Same', 'b'), finding('Same', 'c')]]
  const keys = newFindings(before, after, []).map(({ key }) => key)
  expect(new Set(keys).size).toBe(2)
})

test('what a document said under its old file is not new under another', () => {
  const [from, to] = ['content/page/a.json', 'content/page/b.json']
  expect(said([finding('Old', '', from)], [finding('Old', '', to)], [{ from, to }])).toEqual([])
  expect(said([finding('Old', '', from)], [finding('Old', '', to)])).toEqual(['Old'])
})
