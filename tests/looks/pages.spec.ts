import { expect } from '@playwright/test'
import { PAGES } from './subjects.ts'
import { changes, test } from './test.ts'

for (const [name, path] of Object.entries(PAGES))
  test(`the page ${name} looks as it is kept`, async ({ studio }, info) => {
    expect(await changes(studio, `pages/${name}`, path, info)).toEqual([])
  })
