import { expect, test } from 'vitest'
import { addressIn, baseOf, branchOf, parseAddress } from '../../src/i18n/addresses.ts'

test('English has no prefix, the others carry their code', () => {
  expect(addressIn('/about', 'en')).toBe('/about')
  expect(addressIn('/about', 'zh-TW')).toBe('/zh-TW/about')
  expect(addressIn('/', 'ar')).toBe('/ar')
  expect(['/#cost', '/?q=1'].map((path) => addressIn(path, 'ar'))).toEqual(['/ar#cost', '/ar?q=1'])
  expect(addressIn('/#cost', 'en')).toBe('/#cost')
  expect(addressIn('https://example.com/', 'ar')).toBe('https://example.com/')
})

test('a link that an editor gave a language keeps it in every language', () => {
  expect(addressIn('/ar/about', 'ar')).toBe('/ar/about')
  expect(addressIn('/ar?q=1', 'zh-CN')).toBe('/ar?q=1')
  expect(addressIn('/arms', 'ar')).toBe('/ar/arms')
})

test('an address is taken apart into language and English path', () => {
  expect(parseAddress('/ar/about')).toEqual({ base: '', locale: 'ar', path: '/about' })
  expect(parseAddress('/ar')).toEqual({ base: '', locale: 'ar', path: '/' })
  expect(parseAddress('/about')).toEqual({ base: '', locale: 'en', path: '/about' })
})

test('a prefix that is not one of the three is part of an unknown path', () => {
  expect(parseAddress('/fr/about')).toMatchObject({ locale: 'en', path: '/fr/about' })
  expect(parseAddress('/en/about')).toMatchObject({ locale: 'en', path: '/en/about' })
  expect(parseAddress('/zh-cn')).toMatchObject({ locale: 'en', path: '/zh-cn' })
})

test('an address in the preview of a branch is taken apart as one of the site', () => {
  expect(parseAddress('/~fix~hours/ar/about')).toEqual({ base: '/~fix~hours', locale: 'ar', path: '/about' })
  expect(parseAddress('/~fix~hours')).toEqual({ base: '/~fix~hours', locale: 'en', path: '/' })
  expect(parseAddress('/~fix~hours/')).toEqual({ base: '/~fix~hours', locale: 'en', path: '/' })
})

test.each(['fix', 'fix/hours', 'a/b/c', 'größer', 'a%2Fb', "it's-(a)!", '修正/营业时间'])(
  'the branch %s has an address of one part, and is found again in it',
  (branch) => {
    const base = baseOf(branch)
    expect(base.slice(1)).not.toContain('/')
    expect(new URL(base, 'http://site.example').pathname).toBe(base)
    expect(branchOf(base)).toBe(branch)
  },
)

test.each(['', '/about', '/~', '/~%', '~x'])('%j names no branch, and is part of an unknown path', (base) => {
  expect(branchOf(base)).toBeUndefined()
  expect(parseAddress(`${base}/ar`).base).toBe('')
})
