import { expect, test } from 'vitest'
import { greet } from '../../src/content/view/greeting.ts'

test('a name stands in its place; without one its part of the text is left out', () => {
  expect(greet('Thank you[, {name}].|We will call', 'Ada')).toBe('Thank you, Ada.|We will call')
  expect(greet('Thank you[, {name}].|We will call', undefined)).toBe('Thank you.|We will call')
  expect(greet('Thank you.', 'Ada')).toBe('Thank you.')
})

test('a name can not set an accent, nor stand for a part that is left out', () => {
  expect(greet('Thank you[, {name}].', 'A|B [{name}] $&')).toBe('Thank you, A B [{name}] $&.')
})
