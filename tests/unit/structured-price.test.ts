import { expect, test } from 'vitest'
import { jsonLd } from '../../src/seo/structured/graph.ts'
import { poundsIn } from '../../src/seo/structured/price.ts'

test.each([
  ['£420', { price: 420 }],
  ['From £150', { minPrice: 150 }],
  ['From £1,250.50', { minPrice: 1250.5 }],
  ['£180 起', { minPrice: 180 }],
  ['ابتداءً من £60', { minPrice: 60 }],
  ['TBC', undefined],
  ['', undefined],
  [undefined, undefined],
  ['£90–£120', undefined],
  ['£180 per session', undefined],
])('the price “%s” is a number only where it says one: %j', (text, pounds) => {
  expect(poundsIn(text)).toEqual(pounds)
})

test('no text ends the script that holds it', () => {
  const name = '</script><script>alert(1)</script><!-- & \u2028'
  const text = jsonLd([{ '@type': 'Person', name }])
  expect(text).not.toMatch(/[<>&\u2028]/)
  expect(JSON.parse(text)['@graph']).toEqual([{ '@type': 'Person', name }])
})
