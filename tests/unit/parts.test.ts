import { expect, test } from 'vitest'
import type { Capacity } from '../../src/features/releases/rules/capacities.ts'
import { isMedical, missingIn } from '../../src/features/reviews/rules/needed.ts'
import { partsOf } from '../../src/features/reviews/rules/parts.ts'
import type { SeenFile, SeenIn } from '../../src/features/reviews/rules/ticks.ts'
import type { JsonObject } from '../../src/model/json.ts'
import type { Locale } from '../../src/model/languages.ts'
import type { Field } from '../../src/model/schema.ts'

const text = (name: string, label: string): Field => ({ name, label, type: 'string' })
const OFFER: Field = { name: 'offers', label: 'Offers', type: 'object', list: true, fields: [text('title', 'Title'), text('code', 'Code')] }
const FIELDS: Field[] = [
  text('title', 'Title'),
  { name: 'card', label: 'Card', type: 'object', fields: [text('duration', 'Duration')] },
  {
    name: 'blocks',
    label: 'Sections',
    type: 'object',
    list: true,
    templates: [{ name: 'promo', label: 'Promo', fields: [text('heading', 'Heading'), OFFER] }],
  },
]
const offer = (title: string, ar = '', code = 'FIRST'): JsonObject => ({
  title,
  code,
  translations: { zhCN: { title: '首次' }, zhTW: {}, ar: ar ? { title: ar, sources: 'title:1a2b3c4d' } : {} },
})
const promo = (heading: string, ...offers: JsonObject[]): JsonObject => ({ _template: 'promo', heading, offers })
const page = (...blocks: JsonObject[]): JsonObject => ({ title: 'Home', card: { duration: '30 min' }, blocks })

const FIRST = offer('20% off', 'خصم 20%')
const B12 = offer('Free B12')
const BEFORE = page(promo('Offers', FIRST, B12), promo('More'))
const parts = (after: JsonObject, before: JsonObject = BEFORE) => partsOf(FIELDS, before, after, (said) => said)
const told = (after: JsonObject) => parts(after).map(({ key, kind, marks }) => [key, kind, Object.keys(marks).join(' ')])
const ALL = 'en zh-CN zh-TW ar'

test('a part is the item whose own texts changed, in the languages in which visitors read something else', () => {
  // Where there is no translation they read the English.
  const now = page(promo('Offers', offer('25% off', 'خصم 20%'), B12), promo('More'))
  expect(told(now)).toEqual([['blocks.0.offers.0', 'edited', 'en zh-TW']])
  expect(parts(now)[0]).toMatchObject({ where: ['Sections', 'Promo: Offers', 'Offers', '25% off'], what: ['Title'] })
  expect(told(page(promo('Offers', offer('20% off', 'خصم 25%'), B12), promo('More')))).toEqual([['blocks.0.offers.0', 'edited', 'ar']])
  // A code is the same in every language.
  expect(told(page(promo('Offers', offer('20% off', 'خصم 20%', 'WINTER'), B12), promo('More')))).toEqual([
    ['blocks.0.offers.0', 'edited', ALL],
  ])
})

test('what came, went or moved is a part of its own, and keeps its name while the draft is written on', () => {
  expect(told(page(promo('Offers', FIRST), promo('More')))).toEqual([['blocks.0.offers.1', 'removed', ALL]])
  expect(told(page(promo('New'), promo('Offers', FIRST, B12), promo('More')))).toEqual([['blocks.+0', 'new', ALL]])
  expect(told(page(promo('More'), promo('Offers', FIRST, B12)))).toEqual([['blocks.order', 'moved', ALL]])
  const edited = promo('Offers', offer('25% off', 'خصم 20%'), B12)
  expect(told(page(edited, promo('More')))).toEqual([['blocks.0.offers.0', 'edited', 'en zh-TW']])
  expect(told(page(promo('New'), edited, promo('More'))).map(([key]) => key)).toEqual(['blocks.+0', 'blocks.0.offers.0'])
})

test('the texts of the document itself are one part, a group another', () => {
  expect(told({ ...BEFORE, title: 'Start', card: { duration: '45 min' } })).toEqual([
    ['', 'edited', ALL],
    ['card', 'edited', ALL],
  ])
  expect(told(BEFORE)).toEqual([])
})

test('notes beside texts are no change: which English a translation was made from, what a text is bound to', () => {
  const noted = offer('20% off', 'خصم 20%')
  const translations = noted.translations as { ar: JsonObject }
  const now = { ...noted, same: ['title'], translations: { ...translations, ar: { ...translations.ar, sources: 'title:99999999' } } }
  expect(told(page(promo('Offers', now, B12), promo('More')))).toEqual([])
})

test('a document that came or went is one part', () => {
  expect(partsOf(FIELDS, null, BEFORE, () => 'mark')).toEqual([
    { key: '', kind: 'new', where: [], what: [], marks: { en: 'mark', 'zh-CN': 'mark', 'zh-TW': 'mark', ar: 'mark' } },
  ])
  expect(partsOf(FIELDS, BEFORE, null, () => 'mark').map(({ kind }) => kind)).toEqual(['removed'])
})

test('another text has another mark, in its own language alone', () => {
  const [one] = parts(page(promo('Offers', offer('25% off', 'خصم 25%'), B12), promo('More')))
  const [other] = parts(page(promo('Offers', offer('25% off', 'خصم 30%'), B12), promo('More')))
  expect(other?.marks.en).toBe(one?.marks.en)
  expect(other?.marks.ar).not.toBe(one?.marks.ar)
})

const seen = (language: Locale, ...countsAs: Capacity[]): SeenIn => ({
  ...{ language, mark: 'm', before: [], isOwn: false },
  by: countsAs.length > 0 ? [{ kind: 'account', name: 'Ann', role: 'reviewer', countsAs, at: '2026-11-23T09:00:00.000Z' }] : [],
})
const file = (path: string, ...parts: SeenIn[][]): SeenFile => ({
  ...{ path, kind: 'edited', title: path.split('/').at(-1) ?? '', collection: '', isMedical: isMedical(path) },
  parts: parts.map((languages, at) => ({ key: String(at), kind: 'edited', where: [], what: [], languages })),
})

test('what is demanded and not seen is missing, by who has to see it and in which language', () => {
  const home = file('content/page/home', [seen('en', 'tester'), seen('ar')], [seen('en')])
  const faq = file('content/faq/cost', [seen('en', 'tester', 'clinician'), seen('ar', 'tester', 'translator'), seen('zh-CN', 'tester')])
  const hifu = file('content/treatment/hifu', [seen('en', 'tester')], [seen('ar', 'tester', 'translator')])
  const files = [home, faq, hifu]
  const none = { tester: false, translator: false, clinician: false }
  expect(missingIn(files, none)).toEqual([])
  expect(missingIn(files, { ...none, tester: true })).toEqual([{ who: 'tester', titles: ['home'], parts: 1 }])
  expect(missingIn(files, { ...none, translator: true })).toEqual([
    { who: 'translator', language: 'zh-CN', titles: ['cost'], parts: 1 },
    { who: 'translator', language: 'ar', titles: ['home'], parts: 1 },
  ])
  expect(missingIn(files, { ...none, clinician: true })).toEqual([{ who: 'clinician', language: 'en', titles: ['hifu'], parts: 1 }])
})
