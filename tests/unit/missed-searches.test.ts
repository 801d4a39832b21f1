import { expect, test } from 'vitest'
import { keptWords, type MissedSearch, withoutBeginnings } from '../../src/features/searches/rules/missed.ts'

test.each([
  [' Tear-Trough ', 'tear trough'],
  ['瘦脸', '瘦脸'],
  ['إبر النضارة', 'ابر النضاره'],
  ['PRP 2024', 'prp 2024'],
  ['ada@clinic.example', undefined],
  ['ada＠clinic.example', undefined],
  ['my number is 020 7946 0182', undefined],
  ['٠٢٠٧٩٤٦٠١٨٢', undefined],
  ['www.clinic.example/me', undefined],
  ['https://clinic.example', undefined],
  ['my name is Ada and I live in Leith', undefined],
  ['x'.repeat(61), undefined],
  ['12', undefined],
  ['…', undefined],
  ['', undefined],
])('of the search “%s” is kept: %s', (query, words) => expect(keptWords(query)).toBe(words))

test('what is the beginning of another search of the day is left out, in its language', () => {
  const of = (words: string, more: Partial<MissedSearch> = {}): MissedSearch => ({
    day: '2026-03-10',
    locale: 'en',
    words,
    count: 1,
    ...more,
  })
  const all = [of('th'), of('thread lift'), of('thread', { day: '2026-03-09' }), of('thread', { locale: 'ar' }), of('lift')]
  expect(withoutBeginnings(all)).toEqual(all.slice(1))
})
