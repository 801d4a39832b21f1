import { expect, test } from 'vitest'
import { missingTranslations } from '../../src/features/report/rules/checks/missing-translations.ts'
import { script } from '../../src/features/report/rules/checks/script.ts'
import { staleTranslations } from '../../src/features/report/rules/checks/stale-translations.ts'
import { translationShape } from '../../src/features/report/rules/checks/translation-shape.ts'
import { sourceHash } from '../../src/model/translations/sources.ts'
import { found, page, siteWith } from '../fixtures/report.ts'

const ANSWER = { question: 'Why?', answer: 'Because.' }
const full = {
  zhCN: { question: '为何？', answer: '因为。' },
  zhTW: { question: '為何？', answer: '因為。' },
  ar: { question: 'لماذا؟', answer: 'لأن.' },
}

test('a text that a language lacks is worth a look, also where the language has no object yet', () => {
  expect(
    found(missingTranslations, { 'faq/a': { ...ANSWER, translations: { ...full, zhTW: { question: '為何？' }, ar: undefined } } }),
  ).toEqual([
    'warning faq/a translations.zhTW.answer zh-TW',
    'warning faq/a translations.ar.question ar',
    'warning faq/a translations.ar.answer ar',
  ])
  expect(found(missingTranslations, { 'faq/a': { ...ANSWER, translations: full } })).toEqual([])
})

test('a text that only a translation has is worth a look', () => {
  expect(found(missingTranslations, { 'faq/a': { question: 'Why?', translations: full } })).toEqual([
    'warning faq/a translations.zhCN.answer zh-CN',
    'warning faq/a translations.zhTW.answer zh-TW',
    'warning faq/a translations.ar.answer ar',
  ])
})

test('a hidden section may wait, and a document to be translated is one finding for each language', () => {
  expect(found(missingTranslations, { 'page/a': { slug: 'a', blocks: [{ heading: 'H', hidden: true, _template: 'icons' }] } })).toEqual([])
  const documents = { 'treatment/a': { title: 'A', description: 'B', card: { name: 'A' }, translationState: { ar: 'toBeTranslated' } } }
  expect(found(missingTranslations, documents).filter((one) => one.endsWith(' ar'))).toEqual(['warning treatment/a translationState ar'])
})

test('a translation is stale once its English has changed, and not while nothing is recorded', () => {
  const made = (english: string) => ({ ...full, ar: { ...full.ar, sources: `question:${sourceHash(english)}` } })
  expect(found(staleTranslations, { 'faq/a': { ...ANSWER, translations: made('Why not?') } })).toEqual([
    'warning faq/a translations.ar.question ar',
  ])
  expect(found(staleTranslations, { 'faq/a': { ...ANSWER, translations: made('Why?') } })).toEqual([])
  expect(found(staleTranslations, { 'faq/a': { ...ANSWER, translations: full } })).toEqual([])
})

test('stale translations stand in a list of their own', () => {
  const translations = { ...full, ar: { question: 'لماذا؟', answer: 'Because.', sources: 'question:00000000' } }
  expect(staleTranslations(siteWith({ 'faq/a': { ...ANSWER, translations } })).map(({ kind, field }) => [kind, field])).toEqual([
    ['stale', 'translations.ar.question'],
    ['translations', 'translations.ar.answer'],
  ])
})

test('a list of another length and a heading that lost its | are worth a look; what people call things differs from language to language', () => {
  const documents = {
    'treatment/c': { otherNames: ['lip filler', 'lip plumping'], translations: { ar: { otherNames: ['فيلر الشفاه'] } } },
    'teamMember/a': { languages: ['English', 'French'], translations: { ar: { languages: ['الإنجليزية'] } } },
    'page/b': page([
      { heading: 'Lead|highlight', translations: { zhCN: { heading: '標題｜重點' }, ar: { heading: 'أ|ب' } }, _template: 'icons' },
    ]),
  }
  expect(found(translationShape, documents)).toEqual([
    'warning teamMember/a translations.ar.languages ar',
    'warning page/b blocks.0.translations.zhCN.heading zh-CN',
  ])
})

test('a translation in other letters, in the other Chinese or with other digits is worth a look', () => {
  const wrong = { zhCN: { question: '為什麼？', answer: '因为。' }, zhTW: full.zhTW, ar: { question: 'لماذا ٣؟', answer: 'لأن.' } }
  expect(found(script, { 'faq/a': { ...ANSWER, translations: wrong } })).toEqual([
    'warning faq/a translations.zhCN.question zh-CN',
    'warning faq/a translations.ar.question ar',
  ])
  expect(
    found(script, { 'faq/a': { ...ANSWER, translations: { ...full, ar: { question: 'why then?', answer: 'because of it' } } } }),
  ).toEqual(['warning faq/a ar'])
})
