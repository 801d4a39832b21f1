import { expect, test } from 'vitest'
import { clinic } from '../fixtures/clinic.ts'
import { openSite, textOf } from './site.ts'

const site = await openSite()

test('the first heading of home is that of its document', async () => {
  const home = await site.page('/')
  const { blocks } = clinic('page/home') as { blocks: { heading: string }[] }
  expect(textOf(home.querySelector('h1'))).toBe(blocks[0]?.heading.replace('|', ' '))
})
