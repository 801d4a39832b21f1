import { expect, test } from 'vitest'
import { type Figure, type FigureKind, figuresOf, writtenAs } from '../../src/features/find/rules/elsewhere/figures.ts'
import { hasOtherFigures } from '../../src/features/find/rules/elsewhere/other-figures.ts'

const valuesIn = (kind: FigureKind, text: string) => figuresOf(kind, text).map(({ text: written, value }) => [written, value])
const put = (kind: FigureKind, typed: string, there: string) => writtenAs(figuresOf(kind, typed)[0] as Figure, there)

test.each([
  [
    'From £1,200, or from GBP 300 per area.',
    [
      ['£1,200', '1200'],
      ['GBP 300', '300'],
    ],
  ],
  [
    '£1200 起，或 90英镑',
    [
      ['£1200', '1200'],
      ['90英镑', '90'],
    ],
  ],
  ['ابتداءً من £90', [['£90', '90']]],
  [
    '12.50 £ or 99 جنيه',
    [
      ['12.50 £', '12.5'],
      ['99 جنيه', '99'],
    ],
  ],
  ['45-60 min, 24 hours, 2026-12-25', []],
])('the prices in “%s” are known by their amount in every notation', (text, prices) => {
  expect(valuesIn('price', text)).toEqual(prices)
})

test.each([
  ['020 7946 0182', '02079460182'],
  ['+44 (0)20 7946 0182', '02079460182'],
  ['+44 20 7946 0182', '02079460182'],
  ['0044 20 7946 0182', '02079460182'],
  ['https://wa.example/442079460182', '02079460182'],
  ['tel:01314960247', '01314960247'],
])('the phone number in %s is the one that is dialled', (text, number) => {
  expect(figuresOf('phone', text).map(({ value }) => value)).toEqual([number])
})

test('what is no phone number is none: dates, prices, years, and numbers with another end', () => {
  for (const text of ['2026-12-25', '£1234567890', '2006–2024', '45-60 min', '1234567']) expect(figuresOf('phone', text), text).toEqual([])
  expect(valuesIn('email', 'Write to Hello@Clinic.example.')).toEqual([['Hello@Clinic.example', 'hello@clinic.example']])
})

test('a figure takes the notation of the place where it is put', () => {
  expect(['From £90', '90英镑', 'GBP 90', '£90'].map((there) => put('price', '£95', there))).toEqual([
    'From £95',
    '95英镑',
    'GBP 95',
    '£95',
  ])
  expect(['£1,200', '£1200', '£900'].map((there) => put('price', 'From £1,350', there))).toEqual(['£1,350', '£1350', '£1,350'])
  expect(
    ['020 7946 0182', '02079460182', '+44 20 7946 0182', '442079460182', '+442079460182'].map((there) =>
      put('phone', '020 7946 0199', there),
    ),
  ).toEqual(['020 7946 0199', '02079460199', '+44 20 7946 0199', '442079460199', '+442079460199'])
  expect(['020 7946 0182', '02079460182'].map((there) => put('phone', '+44 20 7946 0199', there))).toEqual(['020 7946 0199', '02079460199'])
  expect(put('email', 'new@clinic.example', 'OLD@clinic.example')).toBe('new@clinic.example')
})

test('a form has other figures where one changed, and not where it only moved or what the site notes changed', () => {
  const before = { rows: [{ price: '£50' }, { price: '£30' }], translations: { ar: { sources: 'price:1a2b3c4d' } } }
  const moved = { rows: [{ price: '£30' }, { price: '£50' }], translations: { ar: { sources: 'price:99999999' } } }
  expect(hasOtherFigures({ before, after: moved })).toBe(false)
  expect(hasOtherFigures({ before, after: { rows: [{ price: '£55' }, { price: '£30' }] } })).toBe(true)
  expect(hasOtherFigures({ before: { email: 'a@b.example' }, after: { email: 'c@b.example' } })).toBe(true)
})
