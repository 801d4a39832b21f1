import { expect, test } from 'vitest'
import { WORDS } from '../fixtures/clinic-texts.ts'
import { hrefsIn, one, textOf } from './reading.ts'
import { openSite } from './site.ts'

const site = await openSite()

test('an unknown address answers 404 in its language, with ways home, to book and to search', async () => {
  expect(await site.status('/ar/nowhere')).toBe(404)
  const page = await site.page('/ar/nowhere')
  expect(page.documentElement.getAttribute('lang')).toBe('ar')
  expect(textOf(page.querySelector('h1'))).toBe(WORDS.ar.notFound.title)
  expect(hrefsIn(one(page, 'main'))).toEqual(expect.arrayContaining(['/ar', '/ar/book-treatment']))
  expect(one(page, 'main form[role=search]').getAttribute('action')).toBe('/ar/search')
})

test('a prefix that is not a language is an unknown page', async () => {
  expect(await site.status('/fr')).toBe(404)
  expect(textOf((await site.page('/fr')).querySelector('h1'))).toBe(WORDS.en.notFound.title)
})

test('a treatment is at the address of its category alone', async () => {
  expect([await site.status('/procedures/facial/exosome'), await site.status('/procedures/body/exosome')]).toEqual([200, 404])
})
