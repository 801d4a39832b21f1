import { expect, test } from 'vitest'
import { addressIn } from '../../src/i18n/addresses.ts'
import { LOCALES } from '../../src/model/languages.ts'
import { namesOf } from '../fixtures/clinic.ts'
import { read } from '../fixtures/clinic-texts.ts'
import { pathOf, treatments } from '../fixtures/clinic-treatments.ts'
import { ORIGIN } from '../service/site.ts'
import { openSite } from './site.ts'

const site = await openSite()
const xml = await (await site.ask('/sitemap.xml')).text()
const listed = [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => address.replace(ORIGIN, '') || '/')

/** Pages that are none by themselves, or that search engines don't see. */
const UNLISTED = ['coming-soon', 'thank-you', 'treatment-sections']
const pages = namesOf('page').filter((name) => !UNLISTED.includes(name))
const shown = treatments.filter(({ visibility }) => visibility !== 'unpublished')

test('the sitemap names every page in every language, and every treatment in those it is written in', () => {
  const ofPages = pages.flatMap((name) => LOCALES.map((locale) => addressIn(name === 'home' ? '/' : `/${name}`, locale)))
  const ofTreatments = shown.flatMap((one) =>
    LOCALES.filter((locale) => one.translationState[locale.replace('-', '')] !== 'toBeTranslated').map((locale) => pathOf(one, locale)),
  )
  expect(listed.toSorted()).toEqual([...ofPages, ...ofTreatments].toSorted())
})

test('what these tests leave out and look for is there to be left out and found', () => {
  for (const name of UNLISTED) expect(read<{ slug: string }>(`page/${name}`).slug).toBe(name)
  expect(shown.length).toBeLessThan(treatments.length)
  expect(shown.some(({ translationState }) => Object.values(translationState).includes('toBeTranslated'))).toBe(true)
})

test('each address of the sitemap answers', async () => {
  const english = listed.filter((path) => !/^\/(ar|zh-)/.test(path))
  const answers = await Promise.all(english.map(async (path) => [path, await site.status(path)]))
  expect(answers.filter(([, status]) => status !== 200)).toEqual([])
}, 120_000)

test('robots are told of the sitemap', async () => {
  expect(await (await site.ask('/robots.txt')).text()).toContain(`Sitemap: ${ORIGIN}/sitemap.xml`)
})
