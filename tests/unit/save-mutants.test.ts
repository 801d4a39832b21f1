import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { SAVE_MUTANTS } from '../mutation/save-mutants.ts'

test('each fault that is tried on the save still has its place in the code, and only one', () => {
  const elsewhere = SAVE_MUTANTS.filter(({ file, text }) => readFileSync(`src/server/content/${file}`, 'utf8').split(text).length !== 2)
  expect(elsewhere.map(({ file, text }) => `${file}: ${text}`)).toEqual([])
})
