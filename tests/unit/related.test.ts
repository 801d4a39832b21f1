import { expect, test } from 'vitest'
import { type Card, cardsFor, relatedTo } from '../../src/content/view/cards.ts'

const card = (slug: string, name: string, more: Partial<Card> = {}): Card => ({
  slug,
  href: `/procedures/facial/${slug}`,
  category: 'facial',
  cities: ['london', 'edinburgh'],
  concerns: ['hydration'],
  comingSoon: false,
  listed: true,
  card: { name } as Card['card'],
  plate: '',
  ...more,
})
const slugsOf = (...cards: Card[]) => relatedTo('own', [card('own', 'Own'), ...cards]).map(({ slug }) => slug)

test('related are at most three listed treatments of the same city, nearest first', () => {
  const nearer = card('z', 'Z', { concerns: ['hydration'] })
  const further = card('a', 'A', { concerns: ['hydration'], category: 'body' })
  expect(slugsOf(further, nearer)).toEqual(['z', 'a'])
  expect(slugsOf(card('b', 'B'), card('c', 'C'), card('d', 'D'), card('e', 'E'))).toEqual(['b', 'c', 'd'])
  expect(slugsOf(card('hidden', 'Hidden', { listed: false }), card('else', 'Elsewhere', { cities: [] }))).toEqual([])
  expect(slugsOf(card('far', 'Far', { concerns: [], category: 'body' }))).toEqual([])
})

test('of equals those follow that come next in the alphabet, and then it begins anew', () => {
  const all = ['a', 'b', 'p', 'q'].map((slug) => card(slug, slug.toUpperCase()))
  expect(slugsOf(...all)).toEqual(['p', 'q', 'a'])
})

test('the pages that both clinics have of one treatment are related once, and never to each other', () => {
  expect(slugsOf(card('hydrafacial-edinburgh', 'Hydrafacial'), card('hydrafacial-london', 'Hydrafacial'))).toEqual([
    'hydrafacial-edinburgh',
  ])
  expect(slugsOf(card('own-edinburgh', 'Own'))).toEqual([])
})

test('only concerns that both have bring treatments together; the same category alone does not', () => {
  const many = card('many', 'Many', { concerns: ['hydration', 'hair', 'marks'], category: 'body' })
  const same = card('same', 'Same', { concerns: ['hydration'] })
  expect(slugsOf(many, same)).toEqual(['same', 'many'])
  expect(slugsOf(card('other', 'Other', { concerns: ['hair', 'marks'] }))).toEqual([])
  expect(relatedTo('unknown', [same])).toEqual([])
})

test('the page of a treatment gets its own card and those of the related ones, which are the same among these as among all', () => {
  const all = [
    card('own', 'Own'),
    ...['a', 'b', 'c', 'd', 'e'].map((slug) => card(slug, slug.toUpperCase())),
    card('far', 'Far', { cities: [] }),
  ]
  const few = cardsFor('own', all)
  expect(few.map(({ slug }) => slug)).toEqual(['own', 'a', 'b', 'c'])
  expect(relatedTo('own', few)).toEqual(relatedTo('own', all))
})
