import { expect, test } from 'vitest'
import type { Json, JsonObject } from '../../src/model/json.ts'
import { otherChanges, withTexts } from '../../src/model/translations/other-changes.ts'
import { collectionOf } from '../../src/server/content/schema.ts'

const { fields = [] } = collectionOf('content/page/home.json') ?? {}
const FAQ = { _template: 'faq', heading: 'Asked often', translations: { ar: { heading: 'أسئلة' }, zhCN: { heading: '问题' } } }
const HERO = { _template: 'hero', heading: 'Welcome', translations: {} }
const UNKNOWN = { _template: 'of a branch', heading: 'New', translations: { ar: { heading: 'جديد' } } }
const SEO = { title: 'Home', translations: { ar: { title: 'الرئيسية', sources: 'title:1' } } }
const TEXTS = { ar: { title: 'الرئيسية', sources: 'title:1' }, zhCN: { title: '首页', sources: 'title:2' } }

const page = (edit: JsonObject = {}): JsonObject => ({
  title: 'Home',
  seo: SEO,
  blocks: [FAQ, HERO, UNKNOWN],
  translations: TEXTS,
  ...edit,
})
const changes = (edit: JsonObject, ...keys: string[]) => otherChanges(fields, page(), page(edit), keys).map((where) => where.join(' › '))
/** An item of the page's sections with other values, among the others. */
const with0 = (values: JsonObject): JsonObject => ({ blocks: [{ ...FAQ, ...values }, HERO, UNKNOWN] })

const IN_ARABIC: JsonObject = {
  translations: { ...TEXTS, ar: { title: 'البداية', sources: 'title:3' } },
  seo: { ...SEO, translations: {} },
  blocks: [
    { ...FAQ, translations: { ...FAQ.translations, ar: { heading: 'أسئلة شائعة' } } },
    { ...HERO, translations: { ar: { heading: 'أهلاً' } } },
    { ...UNKNOWN, translations: { ar: { heading: 'حديث' } } },
  ],
}

test('texts of one’s languages are no other changes, in sections and groups, too; those of a language that one lacks are', () => {
  expect(changes(IN_ARABIC, 'ar', 'zhCN')).toEqual([])
  expect(changes(IN_ARABIC, 'ar')).toEqual([])
  expect(changes(IN_ARABIC, 'zhCN')).toHaveLength(5)
  expect(changes(IN_ARABIC)).toHaveLength(5)
})

test.each<[string, JsonObject, RegExp]>([
  ['the English of a field', { title: 'Start' }, /^Title$/],
  ['the English of a section', with0({ heading: 'Asked' }), /^Sections › Questions: Asked › Heading$/],
  ['the English of a group', { seo: { ...SEO, title: 'Start' } }, /Search/],
  ['another language', { translations: { ...TEXTS, zhCN: { title: '主页' } } }, /^Translations › 简体中文 › Title$/],
  ['another language taken away', { translations: { ar: TEXTS.ar } }, /简体中文/],
  ['all languages taken away', { translations: null }, /简体中文/],
  ['a section taken away', { blocks: [FAQ, UNKNOWN] }, /^Sections$/],
  ['a section put in another place', { blocks: [HERO, FAQ, UNKNOWN] }, /^Sections/],
  ['a section of another kind', with0({ _template: 'hero' }), /^Sections/],
  ['a section switched off', with0({ hidden: true }), /^Sections › Questions: Asked often › /],
  ['a section that says nothing but a translation', { blocks: [FAQ, HERO, UNKNOWN, { ...HERO, heading: '' }] }, /^Sections$/],
  ['sections that are none', { blocks: 'none' }, /^Sections$/],
  ['a field that the schema lacks', { extra: { deep: [1] } }, /^extra › deep$/],
])('%s is another change, and named', (_, edit, name) => {
  const found = changes(edit, 'ar')
  expect(found[0]).toMatch(name)
})

const SENT: JsonObject = {
  _collection: 'page',
  empty: null,
  tags: [],
  seo: { translations: SEO.translations, image: '', description: null, title: SEO.title },
  translations: { zhCN: { title: '首页', sources: 'title:9' }, ar: TEXTS.ar },
}

test('what a form sends otherwise although nobody changed it is no change', () => {
  expect(changes(SENT, 'ar')).toEqual([])
})

test('what is saved has the texts of one’s languages, and else what stood there, to the letter', () => {
  const text = (document: Json) => JSON.stringify(document, null, 2)
  expect(text(withTexts(page(), page(SENT), ['ar']))).toBe(text(page()))
  const { translations: _, ...seo } = SEO
  expect(text(withTexts(page(), page({ ...SENT, ...IN_ARABIC }), ['ar']))).toBe(text(page({ ...IN_ARABIC, seo })))
  expect(text(withTexts(page(), page({ ...IN_ARABIC, title: 'Start' }), []))).toBe(text(page()))
})

test('a translation is added to a group that has nothing else', () => {
  expect(withTexts({ title: 'Home' }, { title: 'Home', seo: { translations: { ar: { title: 'ب' } } } }, ['ar'])).toEqual({
    title: 'Home',
    seo: { translations: { ar: { title: 'ب' } } },
  })
})
