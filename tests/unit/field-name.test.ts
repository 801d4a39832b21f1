import { expect, test } from 'vitest'
import { inputOf, placeOfInput } from '../../src/features/reviews/rules/field-name.ts'
import { comparedWith, linkIn, nameBefore, nameOfLink, numberOfLink } from '../../src/features/reviews/rules/review-links.ts'

test.each([
  ['blocks.2.heading', { field: 'blocks.2.heading', language: 'en' }],
  ['blocks.2.translations.ar.heading', { field: 'blocks.2.heading', language: 'ar' }],
  ['translations.zhCN.title', { field: 'title', language: 'zh-CN' }],
  ['title', { field: 'title', language: 'en' }],
] as const)('an input is about a text in one language, and back: %s', (name, place) => {
  expect(placeOfInput(name)).toEqual(place)
  expect(inputOf(place)).toBe(name)
})

test('what is no language of the site is a part of the path', () => {
  expect(placeOfInput('translations.fr.title')).toEqual({ field: 'translations.fr.title', language: 'en' })
})

test('a link has a name of its own, and no other name is one', () => {
  for (const number of [1, 35, 36, 123_456]) expect(numberOfLink(nameOfLink(number))).toBe(number)
  for (const name of ['main', 'review-link/', 'review-link/0', 'review-link/A', 'review-link/1/2', 'x/review-link/1'])
    expect(numberOfLink(name)).toBeUndefined()
  expect(linkIn(nameBefore(35))).toEqual({ number: 35, isBefore: true })
  expect(numberOfLink(nameBefore(35))).toBeUndefined()
  expect(comparedWith(nameOfLink(35))).toBe(nameBefore(35))
  expect(['winter', nameBefore(35)].map(comparedWith)).toEqual([undefined, undefined])
})
