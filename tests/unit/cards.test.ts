import { expect, test } from 'vitest'
import type { RawTreatment } from '../../src/content/types.ts'
import { type Card, cardsOf, placeCards, placeGroups } from '../../src/content/view/cards.ts'
import { treatment, treatments } from '../fixtures/treatments.ts'

const cards = cardsOf(
  ['Delta', 'Alpha', 'Beta', 'Gamma'].map((name) => treatment({ slug: name.toLowerCase(), name, category: 'facial' })),
  'en',
)
type Group = Parameters<typeof placeCards>[0]
const group = (named: object[] = [], rest?: string) => ({ heading: 'H', cards: named, rest }) as unknown as Group
const keys = (here: ReturnType<typeof placeCards>) => here.map(({ key }) => key)
const of = (all: Card[], more: Partial<Card>) => all.map((card) => ({ ...card, ...more }))

test('a card knows its address, clinics, concerns and whether it is listed; one without a name or a card is none', () => {
  expect(cardsOf(treatments, 'ar').map(({ slug, listed }) => [slug, listed])).toEqual([
    ['laser-hair-removal', true],
    ['cool-laser', true],
    ['electrolysis', false],
  ])
  const bare = { ...treatment({ slug: 'bare', name: 'Bare' }), cities: null, concerns: null, comingSoon: null } as RawTreatment
  expect(cardsOf([bare], 'en')[0]).toMatchObject({ href: '/procedures/body/bare', cities: [], concerns: [], comingSoon: false })
  expect(cardsOf([{ ...bare, card: null } as RawTreatment, treatment({ slug: 'x', name: '' })], 'en')).toEqual([])
  expect(cardsOf([{ ...bare, comingSoon: true } as RawTreatment], 'en')[0]?.comingSoon).toBe(true)
})

test('a group shows what the editor named in that order, then the rest of its category by name', () => {
  const named = [{ treatment: 'gamma' }, { treatment: 'alpha' }]
  expect(keys(placeCards(group(named, 'facial'), cards, undefined, new Set()))).toEqual(['gamma', 'alpha', 'beta', 'delta'])
  expect(keys(placeCards(group(named), cards, undefined, new Set()))).toEqual(['gamma', 'alpha'])
  expect(placeCards({ heading: 'H' } as Group, cards, undefined, new Set())).toEqual([])
})

test('a named card leads to its treatment, or where the editor says; one without a treatment is a title that leads somewhere', () => {
  const named = [
    { treatment: 'alpha' },
    { treatment: 'beta', href: '/london' },
    { title: 'All', href: '/treatments' },
    { title: 'Nowhere' },
    { href: '/about' },
  ]
  const here = placeCards(group(named), cards, undefined, new Set())
  expect(here.map(({ key, href, title }) => [key, href, title])).toEqual([
    ['alpha', '/procedures/facial/alpha', undefined],
    ['beta', '/london', undefined],
    ['All', '/treatments', 'All'],
  ])
  expect(here.map(({ source }) => source)).toEqual(named.slice(0, 3))
  expect(here.map(({ item }) => item?.slug)).toEqual(['alpha', 'beta', undefined])
})

test('what was deleted disappears where it was named', () => {
  expect(keys(placeCards(group([{ treatment: 'gone' }, { treatment: 'alpha' }]), cards, undefined, new Set()))).toEqual(['alpha'])
})

test('the rest holds what is listed, of the category and of the city', () => {
  const all = [
    ...cards.slice(0, 1),
    ...of(cards.slice(1, 2), { listed: false }),
    ...of(cards.slice(2, 3), { category: 'body' }),
    ...of(cards.slice(3), { cities: ['edinburgh'] }),
  ]
  const rest = (city?: 'london' | 'edinburgh') => keys(placeCards(group([], 'facial'), all, city, new Set()))
  expect(rest()).toEqual(['alpha', 'gamma'])
  expect(rest('london')).toEqual(['alpha'])
  expect(rest('edinburgh')).toEqual(['alpha', 'gamma'])
})

test('cards stand by name as the language of the page sorts them, on whatever machine', () => {
  const names = { eyelid: ['Eyelid', '眼皮'], brow: ['Brow', '额头'], arm: ['Arm', '手臂'], oil: ['Öl', '啊'] }
  const all = Object.entries(names).map(([slug, [name = '', zhCN = '']]) => {
    const translations = { zhCN: { name: zhCN }, zhTW: null, ar: null }
    return treatment({ slug, name, card: { translations } })
  })
  expect(cardsOf(all, 'en').map(({ slug }) => slug)).toEqual(['arm', 'brow', 'eyelid', 'oil'])
  expect(cardsOf(all, 'zh-CN').map(({ card }) => card.name)).toEqual(['啊', '额头', '手臂', '眼皮'])
})

test('a treatment that one group names is not repeated in the rest of another, nor in its own', () => {
  const groups = [
    group([{ treatment: 'gamma' }, { title: 'All', href: '/all' }], 'facial'),
    group([], 'facial'),
    { heading: 'Empty' } as Group,
  ]
  expect(placeGroups({ groups }, cards).map(({ here }) => keys(here))).toEqual([
    ['gamma', 'All', 'alpha', 'beta', 'delta'],
    ['alpha', 'beta', 'delta'],
    [],
  ])
  expect(placeGroups({}, cards)).toEqual([])
})

test('a section of one city fills its groups with what that clinic has', () => {
  const all = of(cards, { cities: ['london'] })
  expect(placeGroups({ groups: [group([], 'facial')], city: 'edinburgh' }, all).map(({ here }) => here)).toEqual([[]])
})
