import { parseHTML } from 'linkedom'
import { expect, test } from 'vitest'
import { baseOf } from '../../src/i18n/addresses.ts'
import { PREVIEW_WORDS } from '../../src/i18n/preview-words/words.ts'
import { LOCALES, prefixOf } from '../../src/model/languages.ts'
import { ben } from '../service/questions.ts'
import { hrefsIn, one, textOf, textsOf } from './reading.ts'
import { ownSite } from './site.ts'

const SETTINGS = 'content/siteSettings/settings.json'
/** A Monday on which the clinics of the tests are open from nine to six, but for London, which is closed. */
const DAY = '2027-01-04'

const site = await ownSite()
const cookie = await site.test()
type Settings = { contact: { london: { exceptions?: object[] } } }
const settings: Settings = JSON.parse(await site.garden.text(SETTINGS))
settings.contact.london.exceptions = [{ date: DAY, name: 'Stocktaking' }]
await site.store.put(ben, new Map([[SETTINGS, JSON.stringify(settings, null, 2)]]))

async function pageAt(time: string, path: string) {
  const answer = await site.ask(`${baseOf(`at/${DAY}T${time}`)}${path}`, { headers: { cookie } })
  return parseHTML(await answer.text()).document
}
const openIn = (page: Document) => textsOf(page, '.open-now')

test('what pages tell of the hour is told of the moment that is looked at', async () => {
  const [morning, evening] = [await pageAt('10:00', '/locations'), await pageAt('20:00', '/locations')]
  const isOpen = (page: Document) => openIn(page).some((text) => text.startsWith('Open now'))
  expect(openIn(morning).length).toBeGreaterThan(1)
  expect([isOpen(morning), isOpen(evening)]).toEqual([true, false])
  // The day with other hours is told of, and London is closed on it.
  expect(textOf(morning.querySelector('main'))).toContain('Stocktaking')
  expect(openIn(morning).some((text) => text.startsWith('Closed now'))).toBe(true)
  const ordinary = await (await site.ask('/locations', { headers: { cookie } })).text()
  expect(ordinary).not.toContain('pvw-at')
})

test('links, also those to other languages, stay at that moment', async () => {
  const page = await pageAt('10:00', '/ar/locations')
  const base = baseOf(`at/${DAY}T10:00`)
  const inside = hrefsIn(one(page, 'header')).filter((href) => href.startsWith('/'))
  expect(inside.length).toBeGreaterThan(5)
  expect(inside.filter((href) => !href.startsWith(`${base}/`) && href !== base)).toEqual([])
})

for (const locale of LOCALES)
  test(`a bar says so in ${locale}, with the way to another moment and to now`, async () => {
    const page = await pageAt('10:00', `${prefixOf(locale)}/about`)
    const words = PREVIEW_WORDS[locale].future
    const bar = one(page, '.pvw-at')
    expect(bar.getAttribute('aria-label')).toBe(words.label)
    expect(textOf(bar)).toContain(words.none)
    expect(textOf(bar)).toContain('2027')
    expect(one(bar, 'input[name=at]').getAttribute('value')).toBe(`${DAY}T10:00`)
    expect(one(bar, '.pvw-exit').getAttribute('href')).toBe(`${prefixOf(locale)}/about`)
  })
