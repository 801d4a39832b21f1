import { expect, test } from 'vitest'
import { zoneIn } from '../../src/content/search/asked.ts'
import type { AnyBlock } from '../../src/content/types.ts'
import type { Card } from '../../src/content/view/cards.ts'
import { zonesOf } from '../../src/content/view/zones.ts'
import { markCards } from '../../src/features/preview/rules/marks/mark-cards.ts'
import { sideOf } from '../../src/model/zones.ts'

const card = (slug: string, more: Partial<Card> = {}) => ({ slug, cities: [], concerns: [], ...more }) as unknown as Card
const zone = (name: string, ...treatments: string[]) => ({
  zone: name,
  concern: name,
  treatments: treatments.map((treatment) => ({ treatment })),
})
type Zones = Parameters<typeof zonesOf>[0]['zones']

test('a place has its treatments in the order of its editors, without those that are gone or have no offers', () => {
  const cards = [card('hifu'), card('led-facial'), card('anti-wrinkle', { noOffers: true })]
  const zones = [zone('forehead', 'led-facial', 'anti-wrinkle', 'gone', 'hifu'), zone('waist')] as unknown as Zones
  const shown = (withEmpty: boolean) =>
    zonesOf({ zones }, cards, withEmpty).map(({ zone, side, cards }) => [zone, side, cards.map(({ slug }) => slug)])
  expect(shown(false)).toEqual([['forehead', 'face', ['led-facial', 'hifu']]])
  expect(shown(true)).toEqual([...shown(false), ['waist', 'back', []]])
})

test('of two for one place the first counts, and a place that no drawing has is left out', () => {
  const twice = [zone('lips', 'hifu'), zone('lips', 'led-facial')] as unknown as Zones
  expect(zonesOf({ zones: twice }, [card('hifu'), card('led-facial')]).map(({ cards }) => cards[0]?.slug)).toEqual(['hifu'])
  expect(zonesOf({ zones: [zone('elbow')] as unknown as Zones }, [])).toEqual([])
  expect([sideOf('lips'), sideOf('nape'), sideOf('elbow'), sideOf(null)]).toEqual(['face', 'back', undefined, undefined])
})

test('the search is asked for a place by its name alone', () => {
  expect(zoneIn('https://site.test/ar/search?zone=cheek')).toBe('cheek')
  expect(zoneIn('https://site.test/search?zone=elbow')).toBeUndefined()
  expect(zoneIn('https://site.test/search')).toBeUndefined()
})

test('testers are told where a draft changes which treatments a place has, or their cards', () => {
  const block = { __typename: 'PageBlocksAskShadow', zones: [zone('lips', 'dermal-filler')] } as unknown as AnyBlock
  const [now, before] = [[card('hifu')], [card('hifu'), card('dermal-filler')]]
  const isChanged = (touched: string) => markCards(now, before, (path) => path === touched).isListChanged(block)
  expect(isChanged('content/treatment/dermal-filler.json')).toBe(true)
  expect(isChanged('content/treatment/hifu.json')).toBe(false)
})
