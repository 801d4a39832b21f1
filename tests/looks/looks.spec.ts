import { expect } from '@playwright/test'
import { addressOf } from '../fixtures/stories.ts'
import { leftOver } from './kept.ts'
import { looksAt, nameOf, PAGES, SECTIONS, SUBJECTS } from './subjects.ts'
import { changes, termsOf, test } from './test.ts'

for (const section of SECTIONS)
  test(`${section} looks as it is kept`, async ({ studio }, info) => {
    expect(await changes(studio, `sections/${section}`, addressOf(section), info)).toEqual([])
  })

for (const [name, path] of Object.entries(PAGES))
  test(`the page ${name} looks as it is kept`, async ({ studio }, info) => {
    expect(await changes(studio, `pages/${name}`, path, info)).toEqual([])
  })

// biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's needs from this pattern.
test('every kept picture is of a section or a page that there is', async ({}, info) => {
  const names = SUBJECTS.flatMap((subject) => looksAt(subject).map((look) => nameOf(subject, look)))
  expect(await leftOver(names, termsOf(info))).toEqual([])
})
