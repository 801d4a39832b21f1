import { expect, test } from 'vitest'
import { cardsOf } from '../../src/content/view/cards.ts'
import { pricesIn } from '../../src/content/view/prices.ts'
import { treatment } from '../fixtures/treatments.ts'

const cards = cardsOf(
  [
    treatment({ slug: 'unison', name: 'Unison' }),
    treatment({ slug: 'cool-laser', name: 'Cool Laser', category: 'facial', description: 'Resurfacing for texture.' }),
    treatment({ slug: 'alidya', name: 'Alidya', cities: ['london'] }),
    treatment({ slug: 'quiet', name: 'Quiet', visibility: 'unlisted' }),
    treatment({ slug: 'vitamin-d', name: 'Vitamin D', category: 'injectables', noOffers: true }),
  ],
  'en',
)
const said = (...asked: Parameters<typeof pricesIn>) =>
  pricesIn(...asked).map(({ category, cards: found }) => `${category}: ${found.map(({ slug }) => slug).join(', ')}`)

test('prices stand by kind and name; what no listing has is left out, and what another clinic offers', () => {
  expect(said('london', cards)).toEqual(['facial: cool-laser', 'injectables: vitamin-d', 'body: alidya, unison'])
  expect(said('edinburgh', cards)).toEqual(['facial: cool-laser', 'injectables: vitamin-d', 'body: unison'])
})

test.each([
  ['laser', ['facial: cool-laser']],
  ['  TEXTURE resurf ', ['facial: cool-laser']],
  ['xylophone', []],
  [' ', ['facial: cool-laser', 'injectables: vitamin-d', 'body: unison']],
])('by the words “%s” are found: %s', (words, found) => expect(said('edinburgh', cards, words)).toEqual(found))

test('a card tells of a medicine on prescription, and of nothing else', () => {
  expect(cards.filter(({ noOffers }) => noOffers).map(({ slug }) => slug)).toEqual(['vitamin-d'])
  expect(cards.filter((card) => 'noOffers' in card)).toHaveLength(1)
})
