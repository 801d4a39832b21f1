import { expect, test, vi } from 'vitest'
import { logInLines, oneLine } from '../../src/server/http/log.ts'

test.each<[string, unknown[], string]>([
  ['an error', [new Error('a\n  b')], 'a b'],
  ['words before an error', ['Enquiry not stored:', new TypeError('no\r\nstack')], 'Enquiry not stored: no stack'],
  ['a text of many lines', ['git fetch: fatal\n\nPlease make sure\n'], 'git fetch: fatal Please make sure'],
  ['colours and other controls', ['\u001b[31mERROR\u001b[0m a\u0000b\u2028c'], 'ERROR a b c'],
  ['an object', [{ a: 1, b: ['x'] }], "{ a: 1, b: [ 'x' ] }"],
  ['places to fill', ['%s has %d', 'London', 3], 'London has 3'],
  ['an error without words', [new RangeError()], 'RangeError'],
])('%s becomes one line', (_what, values, line) => expect(oneLine(...values)).toBe(line))

test('a line ends somewhere', () => expect(oneLine('x'.repeat(5000))).toHaveLength(1001))

test('whatever a library prints is one line', () => {
  const printed = { log: vi.fn(), info: vi.fn(), warn: vi.fn(), error: vi.fn() }
  const target = { ...printed }
  logInLines(target)
  for (const level of ['log', 'info', 'warn', 'error'] as const) {
    target[level]('two\nlines', new Error('and\nmore'))
    expect(printed[level].mock.calls).toEqual([['two lines and more']])
  }
})
