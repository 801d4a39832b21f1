import { expect, test } from 'vitest'
import { toldOf } from '../specification/told-of.ts'

test.each([
  [{ message: 'x', expected: 'From £350', actual: 'From £375' }, 'expected “From £350”, is “From £375”'],
  [{ message: 'x', expected: 'Array [\n  "a",\n  "b",\n]', actual: 'Array [\n  "b",\n  "c",\n]' }, 'lacks “a”; has “c” besides'],
  [{ message: 'x', expected: 'Object {\n  "price": "£1",\n}', actual: 'undefined' }, 'expected {"price": "£1"}, is undefined'],
  [{ message: 'expected 3 to be greater than or equal to 5', expected: '5', actual: '3' }, 'expected 3 to be greater than or equal to 5'],
  [{ message: 'page/home: no title: expected true to be false // x', expected: 'false', actual: 'true' }, 'page/home: no title'],
  [{ message: 'There is no content/treatment/hifu.json' }, 'There is no content/treatment/hifu.json'],
  [{ name: 'TypeError', message: 'Cannot read properties of undefined' }, 'what it speaks of is not there'],
])('%j is told in one plain line', (failure, line) => {
  expect(toldOf(failure)).toBe(line)
})
