import fc from 'fast-check'
import { expect, test } from 'vitest'
import { localPath, staffAddress } from '../../src/features/gate/rules/local-path.ts'
import { times } from '../fixtures/times.ts'

test.each([
  ['/', '/'],
  ['/ar/about?x=1', '/ar/about?x=1'],
  ['/~fix~hours/about', '/~fix~hours/about'],
  ['/关于', '/%E5%85%B3%E4%BA%8E'],
  ['/a/../b', '/b'],
  ['/%09/other.example', '/%09/other.example'],
])('%j is %j', (text, path) => expect(localPath(text)).toBe(path))

test.each([
  undefined,
  null,
  1,
  ['/'],
  '',
  'about',
  'https://other.example/',
  '//other.example',
  '/\\other.example',
  '\\\\other.example',
  '/\t/other.example',
  '/\n/other.example',
  '/\r\n/other.example',
  '/..//other.example',
  '/.//other.example',
  '/a/..//other.example',
  'javascript:alert(1)',
  `/${'a'.repeat(2000)}`,
])('%j is no path of this site', (text) => expect(localPath(text)).toBeUndefined())

test('whatever is let through leads nowhere else, and into no other header', () => {
  const odd = fc.stringMatching(/^[/\\\t\n\r.@:%a-z0-9 ]{0,12}$/)
  fc.assert(
    fc.property(fc.oneof(odd, fc.string(), fc.string({ unit: 'binary' })), (text) => {
      const path = localPath(`/${text}`)
      if (path === undefined) return
      expect(new URL(path, 'https://clinic.example').origin).toBe('https://clinic.example')
      expect(path).toMatch(/^\/(?![/\\])[\x21-\x7e]*$/)
      expect(localPath(path)).toBe(path)
    }),
    { numRuns: times(200, 2000) },
  )
})

test('the way to sign in keeps where one wanted to go', () => {
  expect(staffAddress('/~fix/ar/about?x=1&y=2', 'ar')).toBe('/ar/staff?to=%2F~fix%2Far%2Fabout%3Fx%3D1%26y%3D2')
})
