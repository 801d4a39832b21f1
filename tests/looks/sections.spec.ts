import { expect } from '@playwright/test'
import { addressOf } from '../fixtures/stories.ts'
import { SECTIONS } from './subjects.ts'
import { changes, test } from './test.ts'

for (const section of SECTIONS)
  test(`${section} looks as it is kept`, async ({ studio }, info) => {
    expect(await changes(studio, `sections/${section}`, addressOf(section), info)).toEqual([])
  })
