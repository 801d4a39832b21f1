import { createForm } from 'final-form'
import { expect, test } from 'vitest'
import { collectionOf } from '../../src/server/content/schema.ts'
import type { Form, FormValues } from '../../tina/admin/saving/form.ts'
import { dropKept, keptOf, moveKept, newKey, tabOf, writeKept } from '../../tina/admin/unsaved/kept'
import { meaningOf } from '../../tina/admin/unsaved/meaning'
import { clashesWith, firstChange, joined, putBack } from '../../tina/admin/unsaved/restore'

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
const kept = (key: string, at: number, text = 'x') => ({
  key,
  branch: 'main',
  path: 'content/page/a.json',
  at,
  from: {},
  values: { text },
})
const now = Date.now()

test('what one person typed on a branch that is gone waits on another one, to be put back unasked', () => {
  const place = storage()
  const typed = { ...kept('unsaved:ada:1', now), branch: 'spring' }
  const others = [kept('unsaved:ada:2', now - 1), { ...kept('unsaved:ben:1', now - 2), branch: 'spring' }]
  for (const one of [typed, ...others]) writeKept(one, place)
  moveKept('ada', 'spring', 'spring-2', place)
  expect(keptOf('ada', place)).toEqual([{ ...typed, branch: 'spring-2', isMoved: true }, others[0]])
  expect(keptOf('ben', place)).toEqual([others[1]])
})

test('what was typed comes back newest first, and goes away when dropped', () => {
  const place = storage()
  writeKept(kept('unsaved:ada:1', now - 2), place)
  writeKept(kept('unsaved:ada:2', now - 1), place)
  place.setItem('tina.sidebarWidth', '400')
  expect(keptOf('ada', place, now).map(({ key }) => key)).toEqual(['unsaved:ada:2', 'unsaved:ada:1'])
  expect(keptOf('ada', place, now)[0]).toEqual(kept('unsaved:ada:2', now - 1))
  dropKept('unsaved:ada:2', place)
  expect(keptOf('ada', place, now)).toHaveLength(1)
})

test('what was typed more than thirty days ago is forgotten', () => {
  const place = storage()
  writeKept(kept('unsaved:ada:1', now - 31 * 86_400_000), place)
  expect(keptOf('ada', place, now)).toEqual([])
  expect(place.length).toBe(0)
})

test('who signs in on the same browser neither sees what others typed nor takes it away', () => {
  const place = storage()
  for (const person of ['ada', 'ad', 'a:b', 'a%3Ab']) writeKept(kept(newKey(person), now - 1, `of ${person}`), place)
  expect(keptOf('ada', place, now).map(({ values }) => values.text)).toEqual(['of ada'])
  expect(keptOf('a:b', place, now).map(({ values }) => values.text)).toEqual(['of a:b'])
  expect(keptOf('eve', place, now)).toEqual([])
  expect(place.length).toBe(4)
})

test('what somebody else typed goes away after thirty days, too', () => {
  const place = storage()
  writeKept(kept('unsaved:ada:1', now - 31 * 86_400_000), place)
  expect(keptOf('eve', place, now)).toEqual([])
  expect(place.length).toBe(0)
})

test('what an earlier version kept, which names no person, is shown to nobody and goes away', () => {
  const place = storage()
  place.setItem(`unsaved:${now}-x1`, JSON.stringify(kept('', now - 1)))
  expect(keptOf('ada', place, now)).toEqual([])
  expect(place.length).toBe(0)
})

test('a storage that others have filled keeps what they typed', () => {
  const place = storage(700)
  for (const n of [1, 2, 3, 4]) writeKept(kept(`unsaved:eve:${n}`, now - 10 + n, 'x'.repeat(100)), place)
  const hers = keptOf('eve', place, now)
  for (const n of [1, 2, 3]) writeKept(kept(`unsaved:ada:${n}`, now - 5 + n, 'x'.repeat(100)), place)
  expect(keptOf('eve', place, now)).toEqual(hers)
})

test('a full storage loses the oldest, never what is being written', () => {
  const place = storage(700)
  for (const n of [1, 2, 3, 4, 5, 6]) writeKept(kept(`unsaved:ada:${n}`, now - 10 + n, 'x'.repeat(100)), place)
  expect(keptOf('ada', place, now)[0]?.key).toBe('unsaved:ada:6')
  expect(keptOf('ada', place, now).length).toBeLessThan(6)
})

test('a tab keeps its name when it is loaded again, and another tab has another', () => {
  const [one, other] = [storage(), storage()]
  expect(tabOf(one)).toBe(tabOf(one))
  expect(tabOf(other)).not.toBe(tabOf(one))
})

test('two offers of one page are told apart by where each begins, and by its words', () => {
  const fields = collectionOf('content/faq/a.json')?.fields ?? []
  const from = { question: 'Does it hurt?', answer: 'No.', category: 'home' }
  const typed = (values: object) => firstChange({ ...kept('unsaved:1', now), from, values: { ...from, ...values } }, fields)
  expect(typed({ question: 'Will it hurt?', answer: 'Hardly.' })).toEqual({ place: 'Question', words: 'Will it hurt?' })
  expect(typed({ answer: 'Hardly. '.repeat(40) })).toEqual({ place: 'Answer', words: expect.stringMatching(/^Hardly\. .{60,}…$/) })
  expect(typed({ answer: '' })).toEqual({ place: 'Answer', words: '' })
  expect(typed({})).toBeUndefined()
})

test('each form has a key of its own', () => {
  expect(newKey('ada')).not.toBe(newKey('ada'))
})

test('what the editor of long texts does by itself is no change; a letter is one', () => {
  const rich = (text: string, id?: string) => ({ type: 'root', children: [{ type: 'p', children: [{ type: 'text', text }], id }] })
  expect(meaningOf({ title: 'A', body: rich('', 'X1') })).toBe(meaningOf({ title: 'A' }))
  expect(meaningOf({ body: rich('One', 'X1') })).toBe(meaningOf({ body: rich('One') }))
  expect(meaningOf({ body: rich('One') })).not.toBe(meaningOf({ body: rich('Two') }))
  expect(meaningOf({ contact: { id: 1 } })).not.toBe(meaningOf({ contact: { id: 2 } }))
})

const link = { type: 'a', url: 'xref:/page/about', title: null, children: [{ type: 'text', text: 'us' }] }
const text = (text: string, marks = {}) => ({ type: 'text', text, ...marks })
const root = (...children: object[]) => ({ type: 'root', children })
const p = (...children: object[]) => ({ type: 'p', children })

test.each([
  ['empty texts around a link', root(p(link)), root(p(text(''), link, text('')))],
  ['a number at each part', root(p(text('a'))), root({ ...p({ ...text('a'), id: 'x' }), id: 'y' })],
  ['an empty paragraph at the end', root(p(text('a'))), root(p(text('a')), p(text('')))],
  ['a text in two pieces', root(p(text('a b', { bold: true }))), root(p(text('a ', { bold: true }), text('b', { bold: true })))],
  ['an emphasis that is off', root(p(text('a'))), root(p(text('a', { bold: false })))],
  ['a text without its kind', root(p(text('a'))), root(p({ text: 'a' }))],
])('%s is no change of a long text', (_, before, after) => {
  expect(meaningOf({ body: after })).toBe(meaningOf({ body: before }))
})

test.each([
  ['a space between two links', root(p(link, text(' '), link)), root(p(link, link))],
  ['an emphasis', root(p(text('a'))), root(p(text('a', { bold: true })))],
  ['where a link leads', root(p(link)), root(p({ ...link, url: 'xref:/page/home' }))],
  ['two paragraphs of one', root(p(text('a b'))), root(p(text('a')), p(text('b')))],
  [
    'a list of a paragraph',
    root(p(text('a'))),
    root({ type: 'ul', children: [{ type: 'li', children: [{ type: 'lic', children: [text('a')] }] }] }),
  ],
])('%s is a change of a long text', (_, before, after) => {
  expect(meaningOf({ body: after })).not.toBe(meaningOf({ body: before }))
})

test('what is put back takes nothing from who saved since, and says where both wrote', () => {
  const fields = collectionOf('content/faq/a.json')?.fields ?? []
  const from = { question: 'Does it hurt?', answer: 'No.', category: 'home' }
  const typed = { ...kept('unsaved:1', now), from, values: { ...from, question: 'Will it hurt?' } }
  expect(joined(typed, { ...from, answer: 'A little.' }, fields)).toEqual({
    values: { question: 'Will it hurt?', answer: 'A little.', category: 'home' },
    clashes: [],
  })
  expect(joined(typed, { ...from, question: 'Is it painful?' }, fields)).toEqual({
    values: { ...from, question: 'Will it hurt?' },
    clashes: ['Question'],
  })
  expect(joined(typed, from, fields)).toEqual({ values: typed.values, clashes: [] })
})

test('what is put back leaves what was typed since into other texts, and what another restore brought', () => {
  const fields = collectionOf('content/faq/a.json')?.fields ?? []
  const from = { question: 'Does it hurt?', answer: 'No.', category: 'home' }
  const finalForm = createForm<FormValues>({ onSubmit: () => {}, initialValues: from })
  const form = {
    finalForm,
    initialValues: from,
    get values() {
      return finalForm.getState().values
    },
  } as unknown as Form
  finalForm.change('category', 'botox')
  for (const typed of [{ question: 'Will it hurt?' }, { answer: 'A little.' }])
    putBack({ ...kept('unsaved:1', now), from, values: { ...from, ...typed } }, form, fields)
  expect(form.values).toEqual({ question: 'Will it hurt?', answer: 'A little.', category: 'botox' })
})

test('where both were written, it is said whether somebody saved the other text or it is only typed', () => {
  const fields = collectionOf('content/faq/a.json')?.fields ?? []
  const from = { question: 'Does it hurt?', answer: 'No.' }
  const typed = { ...kept('unsaved:1', now), from, values: { question: 'Will it hurt?', answer: 'A little.' } }
  const saved = { ...from, question: 'Is it painful?' }
  expect(clashesWith(typed, from, from, fields)).toEqual({ saved: [], typed: [] })
  expect(clashesWith(typed, saved, { ...saved, answer: 'Hardly.' }, fields)).toEqual({ saved: ['Question'], typed: ['Answer'] })
  expect(joined(typed, { ...from, answer: 'Hardly.' }, fields).values).toEqual(typed.values)
})
