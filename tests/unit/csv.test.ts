import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cell } from '../../src/server/http/csv.ts'
import { times } from '../fixtures/times.ts'

test.each([
  ['=1+1', `"'=1+1"`],
  ['+44 20', "'+44 20"],
  ['＝1+1', `"'＝1+1"`],
  ['＋1', `"'＋1"`],
  ['－1', `"'－1"`],
  ['＠x', `"'＠x"`],
  ['x;=1+1', `"x;'=1+1"`],
  ['x\t=1+1', `"x\t'=1+1"`],
  ['Two\n=1+1', `"Two\n'=1+1"`],
  ['\ufeff\u200b =1', `"\ufeff\u200b '=1"`],
  ['";=1', `""";'=1"`],
  ['x;"=1', `"x;""'=1"`],
  ['plain', 'plain'],
  ['1+1=2; fine', '"1+1=2; fine"'],
  ['Anne-Marie', 'Anne-Marie'],
])('%j is written as %j', (text, written) => {
  expect(cell(text)).toBe(written)
})

const NASTY = [
  '=',
  '+',
  '-',
  '@',
  '＝',
  '＋',
  '－',
  '＠',
  ';',
  ',',
  '\t',
  '\n',
  '\r',
  '"',
  "'",
  ' ',
  '\u00a0',
  '\u200b',
  '\0',
  '|',
  'x',
  '1',
]
const text = fc.oneof(fc.string({ unit: fc.constantFrom(...NASTY), maxLength: 30 }), fc.string({ unit: 'binary', maxLength: 30 }))

/** A row as a program reads it that knows `separator`, and quotes only where a cell begins with one; or none at all. */
const cellsBy = (row: string, separator: string) => row.split(/[\r\n]/).flatMap((line) => line.split(separator))

test('in whatever way a program cuts the file into cells, none begins like a formula', () => {
  fc.assert(
    fc.property(fc.array(text, { minLength: 1, maxLength: 4 }), (values) => {
      const row = values.map(cell).join(',')
      for (const separator of [',', ';', '\t', '|'])
        for (const one of cellsBy(row, separator)) expect(one.replace(/^[\s\p{C}"]+/u, '')).not.toMatch(/^[=+\-@＝＋－＠]/)
    }),
    { numRuns: times(200, 2000) },
  )
})

test('a program that knows commas and quotes reads each cell as it was, but for the marks', () => {
  fc.assert(
    fc.property(text, (value) => {
      const written = cell(value)
      const read = written.startsWith('"') ? written.slice(1, -1).replaceAll('""', '"') : written
      expect(read.replaceAll("'", '')).toBe(value.replaceAll("'", ''))
      if (!written.startsWith('"')) expect(written).not.toMatch(/[",\r\n;\t]/)
    }),
  )
})

test('thousands of separators take no longer than as many letters', () => {
  expect(cell('\n;'.repeat(2500))).toHaveLength(5002)
})
