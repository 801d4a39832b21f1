import { expect, test } from 'vitest'
import { onBranch } from '../../src/features/preview/rules/branch-pictures.ts'
import { markFields } from '../../src/features/preview/rules/marks/mark-fields.ts'

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

test('what is the same is left as it is', () => {
  const items = [{ text: 'a' }, { text: 'b' }]
  expect(markFields({ items }, structuredClone({ items }), all)).toEqual({ items })
})

test('what changed places in its list is marked as moved with all that is in it, and as little as can be', () => {
  const [a, b, c] = ['a', 'b', 'c'].map((label) => ({ link: { label } }))
  expect(markFields({ items: [c, a, b] }, { items: [a, b, c] }, all)).toEqual({
    items: [{ link: { label: 'c', _moved: true }, _moved: true }, a, b],
    _changed: ['items'],
  })
})

test('an item that came or went changes its list; a new one is changed in all its fields', () => {
  const [a, b] = [{ text: 'a' }, { text: 'b' }]
  expect(markFields({ items: [a] }, { items: [a, b] }, all)).toEqual({ items: [a], _changed: ['items'], _less: true })
  expect(markFields({ items: [a, b] }, { items: [a] }, all).items[1]).toEqual({ text: 'b', _changed: ['text'] })
})

test('a text that is gone is told of the object that had it, and of those above', () => {
  const now: object = { link: { label: 'Go' } }
  expect(markFields(now, { link: { label: 'Go', badge: 'New' } }, all)).toEqual({
    link: { label: 'Go', _changed: ['badge'], _less: true },
    _changed: ['link'],
    _less: true,
  })
})

test('rich text is compared as a whole', () => {
  const rich = (text: string) => ({ type: 'root', children: [{ type: 'text', text }] })
  expect(markFields({ body: rich('a') }, { body: rich('b') }, all)).toEqual({ body: rich('a'), _changed: ['body'] })
  expect(markFields({ body: rich('a') }, { body: rich('a') }, all)).toEqual({ body: rich('a') })
})

test('a picture shows that its alternative text changes, a role that its form does', () => {
  expect(markFields({ src: '/media/a.webp', alt: 'x' }, { src: '/media/a.webp', alt: 'y' }, all)).toMatchObject({
    _changed: ['alt', 'src'],
  })
  expect(markFields({ role: 'Doctor', gender: 'feminine' }, { role: 'Doctor', gender: 'masculine' }, all)).toMatchObject({
    _changed: ['gender', 'role'],
  })
})

test('a picture that the branch replaces is changed wherever it shows, though its document is not', () => {
  const now = { image: onBranch('/media/a.webp', 'spring'), alt: 'x' }
  expect(markFields(now, { image: '/media/a.webp', alt: 'x' }, () => false)).toEqual({ ...now, _changed: ['image'] })
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

test('a document that comes to stand in a list is new there as a whole, wherever it was before', () => {
  const [mine, other] = [document('mine', 'a'), document('other', 'b')]
  const page = (...questions: object[]) => ({ id: 'content/page/home.json', questions: questions.map((question) => ({ question })) })
  const touched = (path: string) => path === 'content/page/home.json'
  expect(markFields(page(mine, other), page(mine), touched).questions[1]).toMatchObject({ question: { _changed: ['text'] } })
  expect(markFields(page(other), page(mine), touched).questions[0]).toMatchObject({ question: { _changed: ['text'] } })
})

test('a list that a document has left changes, though only the document was touched', () => {
  const [mine, theirs] = [document('mine', 'a'), document('theirs', 'b')]
  const team = (...members: object[]) => ({ id: 'content/page/about.json', members: members.map((member) => ({ member })) })
  const touched = (path: string) => path === 'content/faq/mine.json'
  expect(markFields(team(theirs), team(mine, theirs), touched)).toMatchObject({ _changed: ['members'], _less: true })
  expect(markFields(team(mine), team(mine, theirs), touched)).toEqual(team(mine))
})
