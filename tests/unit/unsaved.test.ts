import { expect, test } from 'vitest'
import { draftsIn, dropDraft, keepDraft, markOf, newKey } from '../../tina/admin/unsaved/drafts'
import { meaningOf } from '../../tina/admin/unsaved/meaning'

/** A browser's storage that takes `most` characters. */
function storage(most = Number.POSITIVE_INFINITY): Storage {
  const items = new Map<string, string>()
  return {
    get length() {
      return items.size
    },
    key: (index) => [...items.keys()][index] ?? null,
    getItem: (key) => items.get(key) ?? null,
    removeItem: (key) => void items.delete(key),
    clear: () => items.clear(),
    setItem(key, value) {
      const others = [...items].filter(([name]) => name !== key).reduce((sum, [, text]) => sum + text.length, 0)
      if (others + value.length > most) throw new Error('QuotaExceededError')
      items.set(key, value)
    },
  }
}
const draft = (key: string, at: number, text = 'x') => ({
  key,
  branch: 'main',
  path: 'content/page/a.json',
  at,
  base: '1',
  values: { text },
})
const now = Date.now()

test('drafts come back newest first, and go away when dropped', () => {
  const place = storage()
  keepDraft(draft('unsaved:1', now - 2), place)
  keepDraft(draft('unsaved:2', now - 1), place)
  place.setItem('tina.sidebarWidth', '400')
  expect(draftsIn(place, now).map(({ key }) => key)).toEqual(['unsaved:2', 'unsaved:1'])
  expect(draftsIn(place, now)[0]).toEqual(draft('unsaved:2', now - 1))
  dropDraft('unsaved:2', place)
  expect(draftsIn(place, now)).toHaveLength(1)
})

test('drafts of more than thirty days are forgotten', () => {
  const place = storage()
  keepDraft(draft('unsaved:1', now - 31 * 86_400_000), place)
  expect(draftsIn(place, now)).toEqual([])
  expect(place.length).toBe(0)
})

test('a full storage loses the oldest drafts, never the one that is being written', () => {
  const place = storage(700)
  for (const n of [1, 2, 3, 4, 5, 6]) keepDraft(draft(`unsaved:${n}`, now - 10 + n, 'x'.repeat(100)), place)
  expect(draftsIn(place, now)[0]?.key).toBe('unsaved:6')
  expect(draftsIn(place, now).length).toBeLessThan(6)
})

test('each form has a key of its own', () => {
  expect(newKey()).not.toBe(newKey())
})

test('what the editor of long texts does by itself is no change; a letter is one', () => {
  const rich = (text: string, id?: string) => ({ type: 'root', children: [{ type: 'p', children: [{ type: 'text', text }], id }] })
  expect(meaningOf({ title: 'A', body: rich('', 'X1') })).toBe(meaningOf({ title: 'A' }))
  expect(meaningOf({ body: rich('One', 'X1') })).toBe(meaningOf({ body: rich('One') }))
  expect(meaningOf({ body: rich('One') })).not.toBe(meaningOf({ body: rich('Two') }))
  expect(meaningOf({ contact: { id: 1 } })).not.toBe(meaningOf({ contact: { id: 2 } }))
  expect(markOf({ title: '' })).toBe(markOf({}))
  expect(markOf({ title: 'A' })).not.toBe(markOf({ title: 'B' }))
})
