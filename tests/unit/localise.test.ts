import { expect, test } from 'vitest'
import { inEnglish, localise, strip } from '../../src/content/view/localise.ts'
import { keyOfLocale } from '../../src/model/languages.ts'

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

test.each(['\n', '  ', '\u3000', ' | '])('a text of blanks alone, %j, is none: English stands for it, and in English nothing', (blank) => {
  const node = { question: 'How long?', answer: 'An hour.', translations: { ar: { question: 'كم؟', answer: blank } } }
  expect(localise(node, 'ar')).toMatchObject({ question: 'كم؟', answer: 'An hour.', _english: ['answer'] })
  expect(localise({ title: 'Body', lead: blank }, 'en')).toEqual({ title: 'Body' })
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

test('a document that is to be translated is in English, each text marked as such, and edited in English', () => {
  const source = { queryId: 'q', path: [] }
  const node = {
    title: 'Body',
    lead: '',
    _content_source: source,
    translations: { ar: { title: 'الجسم', lead: 'نص', sources: 'title:1' } },
  }
  expect(inEnglish(node)).toEqual({ title: 'Body', _english: ['title'], _content_source: source })
})

test('what only a translation has is shown in it, and what nobody wrote is not', () => {
  const node = { title: 'Body', list: [], translations: { ar: { lead: 'نص', list: ['أ'], text: null, sources: 'x' }, zhCN: null } }
  expect(localise(node, 'ar')).toEqual({ title: 'Body', lead: 'نص', list: ['أ'] })
  expect(localise(node, 'en')).toEqual({ title: 'Body' })
})

test('numbers, switches and names of the CMS are no texts that could be English', () => {
  const rich = { type: 'root', children: [{ type: 'text', text: 'A' }] }
  const node = { id: 'x', _sys: 'y', count: 1, on: true, list: ['a'], title: 'Body', body: rich, translations: null }
  expect(localise(node, 'ar')._english).toEqual(['title', 'body'])
})

test('a language without an own object is edited where the languages are, and English where it stands', () => {
  const translations = { zhCN: { title: '身体', _content_source: {} } }
  const node = { title: 'Body', _content_source: {}, translations }
  expect(localise(node, 'ar')).toMatchObject({ _source: translations, _texts: ['title'], _english: ['title'] })
  expect(localise({ ...node, translations: null }, 'ar')).toMatchObject({ _source: { title: 'Body' }, _texts: ['title'] })
  expect('_source' in localise(node, 'en')).toBe(false)
})

test('what the CMS adds is neither localised nor cleaned', () => {
  const node = { _values: { title: null, translations: {} }, items: [{ _sys: null, name: 'A' }] }
  expect(localise(node, 'ar')).toEqual({ _values: { title: null, translations: {} }, items: [{ name: 'A' }] })
})

test('each language but English has its texts under a name', () => {
  expect((['en', 'zh-CN', 'zh-TW', 'ar'] as const).map(keyOfLocale)).toEqual([undefined, 'zhCN', 'zhTW', 'ar'])
})

test('visitors get lists and texts as they are, without ids and metadata at any depth', () => {
  const node = { items: [{ id: 'a', _content_source: {}, _source: {}, _texts: [], name: 'A', _english: ['name'] }, 'text', null] }
  expect(strip(node)).toEqual({ items: [{ name: 'A', _english: ['name'] }, 'text', null] })
})
