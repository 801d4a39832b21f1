import { expect, test } from 'vitest'
import { differenceOf } from '../../src/features/preview/rules/differences/difference.ts'

const page = (more: object = {}) => ({
  __typename: 'Page',
  id: 'content/page/a.json',
  title: 'Body',
  lead: 'Lead',
  translations: { zhCN: {}, zhTW: {}, ar: { title: 'الجسم', lead: 'مقدمة' } },
  ...more,
})
const treatment = (more: object = {}) => ({
  __typename: 'Treatment',
  id: 'content/treatment/a.json',
  title: 'HIFU',
  card: { name: 'HIFU', price: '£100', translations: { ar: { name: 'هايفو', price: '١٠٠' } } },
  translationState: { ar: 'toBeTranslated' },
  translations: { ar: { title: 'هايفو' } },
  ...more,
})
const nowhere = { en: [], 'zh-CN': [], 'zh-TW': [], ar: [] }
const ALL = ['en', 'zh-CN', 'zh-TW', 'ar']

test('a document that says the same differs in no language', () => {
  expect(differenceOf(page(), page())).toEqual({ locales: [], unseen: [], elsewhere: nowhere })
})

test('a changed English text differs where no translation stands before it', () => {
  expect(differenceOf(page({ lead: 'New' }), page())).toEqual({ locales: ['en', 'zh-CN', 'zh-TW'], unseen: [], elsewhere: nowhere })
  const translated = page({ translations: { ...page().translations, ar: { title: 'الجسم', lead: 'جديد' } } })
  expect(differenceOf(translated, page())).toEqual({ locales: ['ar'], unseen: [], elsewhere: nowhere })
})

test('a new document differs in each language, and its title shows elsewhere', () => {
  const title = ['title']
  expect(differenceOf(page(), undefined)).toEqual({
    locales: ALL,
    unseen: [],
    elsewhere: { en: title, 'zh-CN': title, 'zh-TW': title, ar: title },
  })
})

test('one that is gone, or can not be read, differs in none', () => {
  for (const now of [undefined, null, 'text', []])
    expect(differenceOf(now, page())).toEqual({ locales: [], unseen: [], elsewhere: nowhere })
})

test('what nobody sees on its page is named, with the languages in which it differs', () => {
  const { unseen, elsewhere } = differenceOf(page({ title: 'Bodies' }), page())
  expect(unseen).toEqual([{ what: 'title', locales: ['en', 'zh-CN', 'zh-TW'] }])
  expect(elsewhere).toEqual({ en: ['title'], 'zh-CN': ['title'], 'zh-TW': ['title'], ar: [] })
})

test('the texts of a card show on other pages', () => {
  const { elsewhere } = differenceOf(treatment({ card: { ...treatment().card, price: '£90' } }), treatment())
  expect(elsewhere.en).toEqual(['card.price'])
})

test('a translation that visitors do not read yet is told as such', () => {
  const now = treatment({ translations: { ar: { title: 'هايفو الجديد' } } })
  expect(differenceOf(now, treatment())).toEqual({
    locales: ['ar'],
    unseen: [{ what: 'untranslated', locales: ['ar'] }],
    elsewhere: nowhere,
  })
})
