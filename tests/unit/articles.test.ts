import { expect, test } from 'vitest'
import { writtenDay } from '../../src/content/clinic/clinic-time.ts'
import type { AnyBlock, RawPage } from '../../src/content/types.ts'
import { articlesOf } from '../../src/content/view/articles.ts'
import { type Card, cardsOn } from '../../src/content/view/cards.ts'
import { LOCALES } from '../../src/model/languages.ts'

const article = (slug: string, published: string, more: object = {}, page: object = {}) =>
  ({
    slug,
    blocks: [
      { __typename: 'PageBlocksPanel' },
      { __typename: 'PageBlocksArticleHead', heading: slug, published, author: { name: 'A' }, ...more },
    ],
    ...page,
  }) as unknown as RawPage

test('articles are the published pages with a visible top of an article, the newest first, without their authors', () => {
  const pages = [
    article('old', '2025-01-01'),
    article('new', '2026-01-01'),
    article('hidden', '2026-02-01', { hidden: true }),
    article('undated', ''),
    article('draft', '2026-03-01', {}, { visibility: 'unpublished' }),
    { slug: 'page', blocks: null } as unknown as RawPage,
  ]
  expect(articlesOf(pages, 'en').map(({ href, at, head }) => [href, at, head.heading, 'author' in head])).toEqual([
    ['/new', 1, 'new', false],
    ['/old', 1, 'old', false],
  ])
})

test('a day is written in each language with the digits of the site; what is no day stays as it is', () => {
  expect(LOCALES.map((locale) => writtenDay('2026-10-06', locale))).toEqual([
    '6 October 2026',
    '2026年10月6日',
    '2026年10月6日',
    '6 أكتوبر 2026',
  ])
  expect(writtenDay('soon', 'en')).toBe('soon')
})

test('a page gets the cards that its sections place, and a list of prices all', () => {
  const cards = ['a', 'b', 'c'].map((slug) => ({ slug, category: 'facial', cities: ['london'], listed: slug !== 'c' }) as unknown as Card)
  const placing = { __typename: 'PageBlocksTreatmentCards', groups: [{ cards: [{ treatment: 'c' }] }] } as unknown as AnyBlock
  const prices = { __typename: 'PageBlocksPriceList' } as AnyBlock
  const slugs = (...blocks: AnyBlock[]) => cardsOn(blocks, cards).map(({ slug }) => slug)
  expect(slugs()).toEqual([])
  expect(slugs(placing)).toEqual(['c'])
  expect(slugs(placing, prices)).toEqual(['a', 'b', 'c'])
})
