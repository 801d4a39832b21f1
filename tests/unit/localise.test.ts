import { expect, test } from 'vitest'
import { localise, strip } from '../../src/content/localise.ts'

const page = {
  title: 'Body',
  lead: 'Under the heading',
  items: [{ name: 'One', translations: { zhCN: {}, zhTW: {}, ar: { name: 'واحد' } } }, null],
  empty: null,
  translations: { zhCN: { title: null, lead: null }, zhTW: null, ar: { title: 'الجسم', lead: '' } },
}

test('a translated text replaces the English one, field by field', () => {
  const ar = localise(page, 'ar')
  expect(ar.title).toBe('الجسم')
  expect(ar.lead).toBe('Under the heading')
  expect(ar.items?.[0]?.name).toBe('واحد')
})

test('texts that fall back are named, so that they can be marked as English', () => {
  expect(localise(page, 'ar')._english).toEqual(['lead'])
  expect(localise(page, 'zh-CN')._english).toEqual(['title', 'lead'])
  expect(localise(page, 'zh-TW')._english).toEqual(['title', 'lead'])
  expect(localise(page, 'en')._english).toBeUndefined()
})

test('nulls disappear from objects and lists', () => {
  const en = localise(page, 'en')
  expect(en.items).toHaveLength(1)
  expect('empty' in en).toBe(false)
  expect('translations' in en).toBe(false)
})

test('without any translation object every text counts as English', () => {
  expect(localise({ title: 'Body', translations: null }, 'ar')._english).toEqual(['title'])
})

test('rich text is taken whole, and an empty one falls back', () => {
  const body = (text: string) => ({ type: 'root', children: text ? [{ type: 'p', children: [{ type: 'text', text }] }] : [] })
  const node = { body: body('English'), translations: { ar: { body: body('نص') }, zhCN: { body: body('') }, zhTW: {} } }
  expect(localise(node, 'ar').body).toEqual(body('نص'))
  expect(localise(node, 'zh-CN').body).toEqual(body('English'))
  expect(localise(node, 'zh-CN')._english).toEqual(['body'])
})

test('editing metadata survives localising and points at the translation', () => {
  const source = { queryId: 'q', path: ['page'] }
  const own = { title: 'الجسم', _content_source: { queryId: 'q', path: ['page', 'translations', 'ar'] } }
  const node = { title: 'Body', _content_source: source, translations: { ar: own } }
  expect(localise({ ...node, src: '/media/a.webp' }, 'ar')).toMatchObject({ _source: own, _texts: ['title'] })
  expect(localise(node, 'en')).toMatchObject({ _content_source: source })
})

test('visitors get nothing that only the editor needs', () => {
  const node = { id: 'content/page/home.json', _sys: {}, title: 'Home', clinic: { id: 1 }, _values: {} }
  expect(strip(node)).toEqual({ title: 'Home', clinic: { id: 1 } })
})

test('takes a rich text of blanks for none, but not a picture in it', () => {
  const rich = (...children: object[]) => ({ type: 'root', children: [{ type: 'p', children }] })
  expect(localise({ body: rich({ type: 'text', text: ' ' }) }, 'en')).toEqual({})
  const picture = rich({ type: 'img', url: '/a.webp', children: [{ type: 'text', text: '' }] })
  expect(localise({ body: picture }, 'en')).toEqual({ body: picture })
})
