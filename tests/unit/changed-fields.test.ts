import { expect, test } from 'vitest'
import { markFields } from '../../src/content/changed-fields.ts'

const all = () => true
const document = (id: string, text: string) => ({ id: `content/faq/${id}.json`, text })

test('a field that differs is named on its own node and on those above it', () => {
  const now = { heading: 'New', link: { label: 'Go', href: '/' } }
  expect(markFields(now, { heading: 'Old', link: { label: 'Go', href: '/' } }, all)).toEqual({ ...now, _changed: ['heading'] })
  expect(markFields(now, { heading: 'New', link: { label: 'Went', href: '/' } }, all)).toEqual({
    heading: 'New',
    link: { label: 'Go', href: '/', _changed: ['label'] },
    _changed: ['link'],
  })
})

test('what is the same, or only moved in its list, is left as it is', () => {
  const items = [{ text: 'a' }, { text: 'b' }]
  expect(markFields({ items }, { items: [...items].reverse() }, all)).toEqual({ items })
})

test('an item that came or went changes its list; a new one is changed in all its fields', () => {
  const [a, b] = [{ text: 'a' }, { text: 'b' }]
  expect(markFields({ items: [a] }, { items: [a, b] }, all)).toEqual({ items: [a], _changed: ['items'] })
  expect(markFields({ items: [a, b] }, { items: [a] }, all).items[1]).toEqual({ text: 'b', _changed: ['text'] })
})

test('rich text is compared as a whole', () => {
  const rich = (text: string) => ({ type: 'root', children: [{ type: 'text', text }] })
  expect(markFields({ body: rich('a') }, { body: rich('b') }, all)).toEqual({ body: rich('a'), _changed: ['body'] })
  expect(markFields({ body: rich('a') }, { body: rich('a') }, all)).toEqual({ body: rich('a') })
})

test('a picture that changes is outlined by its alternative text', () => {
  expect(markFields({ src: '/media/b.webp', alt: 'x' }, { src: '/media/a.webp', alt: 'x' }, all)).toMatchObject({
    _changed: ['src', 'alt'],
  })
})

test('a document that the branch did not touch is not changed, but one inside it may be', () => {
  const touched = (path: string) => path === 'content/faq/mine.json'
  const page = (theirs: string, mine: string) => ({
    ...document('page', theirs),
    first: document('theirs', theirs),
    second: document('mine', mine),
  })
  expect(markFields(page('now', 'now'), page('before', 'before'), touched)).toEqual({
    ...page('now', 'now'),
    second: { ...document('mine', 'now'), _changed: ['text'] },
    _changed: ['second'],
  })
})
