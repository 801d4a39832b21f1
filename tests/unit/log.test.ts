import { expect, test, vi } from 'vitest'
import { asJson, logInLines, oneLine } from '../../src/server/http/log.ts'

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

test('as JSON a line has its time, its level, and the request that it is about', () => {
  const printed = { log: vi.fn(), info: vi.fn(), warn: vi.fn(), error: vi.fn() }
  let id: string | undefined
  const target = { ...printed }
  logInLines(
    target,
    asJson(
      () => id,
      () => new Date('2026-11-23T09:00:00Z'),
    ),
  )
  target.log('It %s\n"well"', 'is')
  id = 'request-1'
  target.error(new Error('It isn’t.'))
  expect(printed.log.mock.calls).toEqual([['{"time":"2026-11-23T09:00:00.000Z","level":"info","message":"It is \\"well\\""}']])
  expect(JSON.parse(printed.error.mock.calls[0]?.[0])).toEqual({
    ...{ time: '2026-11-23T09:00:00.000Z', level: 'error', message: 'It isn’t.', requestId: 'request-1' },
  })
})

test.each([
  ['ada@clinic.example has signed in.', 'a…@clinic.example has signed in.'],
  ['550 <v.ictim+1@mail.example.com>: no', '550 <v…@mail.example.com>: no'],
  ['Grace O’Hart <grace.hart@example.com>, bob@b.example', 'Grace O’Hart <g…@example.com>, b…@b.example'],
  ['GET /by/ada@clinic.example/at: gone', 'GET /by/a…@clinic.example/at: gone'],
  ['nobody @ home.', 'nobody @ home.'],
])('as JSON %s says no address', (said, shown) => {
  expect(JSON.parse(asJson(() => undefined)('info', said)).message).toBe(shown)
})
