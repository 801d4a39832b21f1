import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const FILES = globSync(['src/admin/**/*.tsx', 'src/features/*/admin/**/*.tsx', 'tina/admin/**/*.tsx'])

test('no screen of the admin has an inline style: looks are classes', () => {
  expect(FILES.length).toBeGreaterThan(30)
  expect(FILES.filter((file) => /\bstyle=|\.style\b|cssText/.test(readFileSync(file, 'utf8')))).toEqual([])
})
