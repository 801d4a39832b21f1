import { expect, test } from '@playwright/test'
import { leftOver } from './kept.ts'
import { LOOKS, nameOf } from './look.ts'
import { SUBJECTS } from './subjects.ts'
import { termsOf } from './test.ts'

// biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's needs from this pattern.
test('every kept picture is of a section or a page that there is', async ({}, info) => {
  const names = SUBJECTS.flatMap((subject) => LOOKS.map((look) => nameOf(subject, look)))
  expect(await leftOver(names, termsOf(info))).toEqual([])
})
