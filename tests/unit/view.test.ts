import { expect, test } from 'vitest'
import type { RawPage, RawSettings, RawTreatment } from '../../src/content/types.ts'
import { compose } from '../../src/content/view/compose.ts'
import { isUntranslated, localesOf } from '../../src/content/view/view.ts'
import { treatment } from '../fixtures/treatments.ts'

const settings = { brand: 'Rose' } as unknown as RawSettings
const block = (name: string, more: object = {}) => ({ __typename: `PageBlocks${name}`, ...more })
const page = (...blocks: object[]) => ({ slug: 'a', title: 'A', blocks }) as unknown as RawPage
const kinds = (blocks: { __typename: string }[] | undefined) => blocks?.map(({ __typename }) => __typename.replace('PageBlocks', ''))

test('a page is shown without its hidden sections', () => {
  const view = compose({ settings, page: page(block('Hero'), block('Faq', { hidden: true }), block('Offers')) }, 'en')
  expect(kinds(view.page?.blocks)).toEqual(['Hero', 'Offers'])
  expect([view.treatment, view.sections, view.cards]).toEqual([undefined, undefined, undefined])
})

test('the sections that treatments share come without hidden ones, and without offers where a treatment wants none', () => {
  const sections = page(block('Welcome'), block('Offers'), block('Faq', { hidden: true }))
  const shared = (own: object) =>
    kinds(compose({ settings, sections, treatment: { ...treatment({ slug: 'a', name: 'A' }), ...own } }, 'en').sections)
  expect(shared({})).toEqual(['Welcome', 'Offers'])
  expect(shared({ noOffers: false })).toEqual(['Welcome', 'Offers'])
  expect(shared({ noOffers: true })).toEqual(['Welcome'])
})

test('a treatment is in English for a language into which it is to be translated, and for no other', () => {
  const half = {
    ...treatment({ slug: 'a', name: 'Body', ar: 'الجسم' }),
    translationState: { zhCN: 'toBeTranslated', ar: 'done' },
  } as RawTreatment
  expect((['en', 'zh-CN', 'zh-TW', 'ar'] as const).map((locale) => isUntranslated(half, locale))).toEqual([false, true, false, false])
  expect(localesOf(half)).toEqual(['en', 'zh-TW', 'ar'])
  expect(compose({ settings, treatment: half }, 'ar').treatment?.title).toBe('الجسم')
  const open = { ...half, translationState: { ar: 'toBeTranslated' } } as RawTreatment
  expect(compose({ settings, treatment: open }, 'ar').treatment).toMatchObject({
    title: 'Body',
    _english: expect.arrayContaining(['title']),
  })
  expect(localesOf(treatment({ slug: 'a', name: 'A' }))).toHaveLength(4)
})
