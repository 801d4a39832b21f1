import { expect, it } from 'vitest'
import { ADDRESS, MOVED, PATH, type Pattern, SLUG, TIME, WEB } from '../../src/model/patterns.ts'
import { sentence } from '../../tina/fields/checked'
import { line } from '../../tina/fields/text'

const says = (shape: Pattern | undefined, value: unknown, required = false) =>
  sentence(line('href', 'Address', 'Where it leads.', { shape, required }) as Parameters<typeof sentence>[0], value)

it.each([
  [ADDRESS, ['/about', '/a?b=c#d', '#prices', 'https://a.example/b', 'mailto:a@b.example', 'tel:+44']],
  [MOVED, ['/about#a', 'https://a.example/b']],
  [WEB, ['https://a.example/', 'https://bücher.example/%E5?a=%09#b']],
  [PATH, ['/about', '/', '/article']],
  [SLUG, ['home', 'london/facial', 'procedures/facial', 'article', 'a-1']],
  [TIME, ['09:00', '23:59']],
])('%o is the shape of %j', (shape, values) => {
  for (const value of values) expect(says(shape, value), value).toBeUndefined()
})

it.each([
  [ADDRESS, ['javascript:alert(1)', 'JavaScript:x', ' /about', '//elsewhere.example', 'about', 'data:text/html,x', 'https://', '/a b']],
  ...[ADDRESS, MOVED, PATH, WEB].map((shape): [Pattern, string[]] => [
    shape,
    [
      '/\\evil.example',
      '\\\\evil.example',
      '/\t/evil.example',
      '/..//evil.example',
      'java\tscript:x',
      'java\nscript:x',
      '\u0001javascript:x',
      'https://a@b.example',
      'https:///b.example',
      'https:b.example',
      'https://a\u200b.example',
      '/a\u202eb',
      '/a\u0000',
      `/${'a'.repeat(3000)}`,
    ],
  ]),
  [MOVED, ['#a', 'mailto:a@b.example', 'tel:+44', 'xref:/page/about']],
  [WEB, ['/about', 'javascript:x', 'ftp://a.example']],
  [PATH, ['about', '//a.example', '/ar', '/ar/about', '/zh-TW/x', 'https://a.example/']],
  [SLUG, ['/about', 'About', 'a b', 'a/', 'a//b', '-a', 'a--b', 'ar', 'ar/x', 'search', 'admin/x', 'procedures/facial/exosome', 'ä']],
  [TIME, ['9:00', '24:00', '09.00']],
])('%o is not the shape of %j', (shape, values) => {
  for (const value of values) expect(says(shape, value), value).toMatch(/^Address /)
})

it('asks for what is required, in plain words, and for nothing else', () => {
  expect(says(undefined, '', true)).toBe('Address must not be empty.')
  expect(says(undefined, '  ', true)).toBe('Address must not be empty.')
  expect(says(ADDRESS, '')).toBeUndefined()
})
