import { expect } from '@playwright/test'
import { oneOfEach } from '../fixtures/sections.ts'
import { addressOf, SECTIONS } from './subjects.ts'
import { changes, test } from './test.ts'

const planted = await oneOfEach()

for (const section of SECTIONS)
  test(`${section} looks as it is kept`, async ({ studio }, info) => {
    expect(planted.has(section), `The clinic of the tests has no section ${section}: put one on a page in tests/fixtures/clinic`).toBe(true)
    expect(await changes(studio, `sections/${section}`, addressOf(section), info)).toEqual([])
  })
