import { expect, test } from 'vitest'
import { addressIn, parseAddress } from '../../src/i18n/addresses.ts'

test('English has no prefix, the others carry their code', () => {
  expect(addressIn('/about', 'en')).toBe('/about')
  expect(addressIn('/about', 'zh-TW')).toBe('/zh-TW/about')
  expect(addressIn('/', 'ar')).toBe('/ar')
  expect(addressIn('https://example.com/', 'ar')).toBe('https://example.com/')
})

test('an address is taken apart into language and English path', () => {
  expect(parseAddress('/ar/about')).toEqual({ locale: 'ar', path: '/about' })
  expect(parseAddress('/ar')).toEqual({ locale: 'ar', path: '/' })
  expect(parseAddress('/about')).toEqual({ locale: 'en', path: '/about' })
})

test('a prefix that is not one of the three is part of an unknown path', () => {
  expect(parseAddress('/fr/about')).toEqual({ locale: 'en', path: '/fr/about' })
  expect(parseAddress('/en/about')).toEqual({ locale: 'en', path: '/en/about' })
  expect(parseAddress('/zh-cn')).toEqual({ locale: 'en', path: '/zh-cn' })
})
