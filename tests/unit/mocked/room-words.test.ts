import { expect, test, vi } from 'vitest'
import { roomWords } from '../../../src/admin/i18n/room-words.ts'

const ENGLISH = { save: 'Save {{what}}', row_one: '{{count}} row', row_other: '{{count}} rows' }
const CHINESE = { save: '保存{{what}}', row_other: '{{count}} 行' }

test('a room has its words, with values and numbers in them', () => {
  const word = roomWords('some room', ENGLISH, CHINESE)
  expect([word('save', { what: '<b>' }), word('row', { count: 1 }), word('row', { count: 2 })]).toEqual(['Save <b>', '1 row', '2 rows'])
})

test.each([
  ['zh-CN', [], '保存it2 行'],
  [null, ['zh-Hans-CN', 'en'], '保存it2 行'],
  [null, ['fr', 'en-US', 'zh'], 'Save it2 rows'],
  ['en', ['zh'], 'Save it2 rows'],
  ['gone', ['ar'], 'Save it2 rows'],
])('the choice %s and a browser that asks for %j make it %s', async (kept, languages, expected) => {
  vi.resetModules()
  vi.stubGlobal('window', { localStorage: { getItem: () => kept }, navigator: { languages } })
  const fresh = await import('../../../src/admin/i18n/room-words.ts')
  const word = fresh.roomWords('some room', ENGLISH, CHINESE)
  expect(word('save', { what: 'it' }) + word('row', { count: 2 })).toBe(expected)
  vi.unstubAllGlobals()
  vi.resetModules()
})
