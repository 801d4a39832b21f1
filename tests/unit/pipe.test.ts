import { expect, test } from 'vitest'
import { splitPipe, withoutPipe } from '../../src/model/pipe.ts'

test('only the first pipe splits a heading', () => {
  expect(splitPipe('Lead|highlight')).toEqual(['Lead', 'highlight'])
  expect(splitPipe('Plain')).toEqual(['Plain', undefined])
  expect(splitPipe('A|b|c')).toEqual(['A', 'b|c'])
})

test('a heading without its pipe has one space, but none after a Chinese character', () => {
  expect(withoutPipe('Medicine first.|Beauty follows.')).toBe('Medicine first. Beauty follows.')
  expect(withoutPipe('One|two | three')).toBe('One two three')
  expect(withoutPipe('在伦敦，|遇见审慎之美')).toBe('在伦敦，遇见审慎之美')
})
