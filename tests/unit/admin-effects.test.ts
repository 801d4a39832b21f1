import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const FILES = globSync(['src/admin/**/*.{ts,tsx}', 'src/features/*/admin/**/*.{ts,tsx}', 'src/editing/*.tsx', 'tina/admin/**/*.{ts,tsx}'])

/** An effect that is an expression gives React what the expression returns; only a function may come of it, or nothing. */
const RETURNS = /\buse(?:Layout)?Effect\(\(\) => (?!\{|void |\(\) =>)[^\n]*\bscroll\w*\(/

test('no effect returns what a browser answers to scrolling: newer ones answer with a promise, on which React fails when the form is left', () => {
  expect(FILES.length).toBeGreaterThan(80)
  expect(FILES.filter((file) => RETURNS.test(readFileSync(file, 'utf8')))).toEqual([])
  expect(RETURNS.test('useLayoutEffect(() => place.current?.scrollTo(0, 0), [panel])')).toBe(true)
})
