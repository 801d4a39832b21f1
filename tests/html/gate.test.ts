import { expect, test, vi } from 'vitest'
import { LOCALES, prefixOf } from '../../src/model/languages.ts'
import { typeset } from '../../src/ui/typeset.ts'
import { namesOf } from '../fixtures/clinic.ts'
import { CITIES, settings, tel } from '../fixtures/clinic-settings.ts'
import { inLanguage, oneLine, type Question, read, section, WORDS } from '../fixtures/clinic-texts.ts'
import { treatments } from '../fixtures/clinic-treatments.ts'
import { TESTERS } from '../service/site.ts'
import { shownHours } from './clinic-facts.ts'
import { one, sectionUnder, textOf, textsOf, tight } from './reading.ts'
import { ownSite } from './site.ts'

const SOON = 'page/coming-soon'
const ADDRESSES = ['/', '/london/facial', '/procedures/facial/exosome', '/nowhere', '/ar/about', '/coming-soon', '/staff']
const DATA = [
  '/_root.data',
  '/london/facial.data',
  '/procedures/facial/exosome.data',
  '/ar.data',
  '/_root.state',
  '/london/facial.state',
  '/ar.state',
]

/** What stands on the site and not on the coming-soon page. */
const OF_THE_SITE = [
  ...treatments.flatMap(({ title, description }) => [title, description]),
  ...settings.menus.map(({ name }) => name),
  ...namesOf('faq').map((name) => read<Question>(`faq/${name}`).question),
  section('page/home', 'hero').heading.split('|')[1] ?? '',
]

/** A text as it reads, where HTML writes it otherwise. */
const unescaped = (html: string) => html.replaceAll('&amp;', '&').replaceAll('&#x27;', "'").replaceAll('&quot;', '"')

const sites = { browser: await ownSite({ GATE: 'browser' }), server: await ownSite({ GATE: 'server' }) }

for (const [mode, site] of Object.entries(sites)) {
  const answer = async (path: string) => {
    const response = await site.ask(path)
    return { headers: response.headers, text: unescaped(await response.text()) }
  }

  for (const path of [...ADDRESSES, ...DATA])
    test(`with the gate in the ${mode} ${path} has nothing of the site, and is not kept`, async () => {
      const { headers, ...response } = await answer(path)
      expect(OF_THE_SITE.filter((text) => response.text.includes(text))).toEqual([])
      expect(response.text).not.toContain(TESTERS)
      expect(headers.get('cache-control')).toContain('no-store')
    })

  test(`with the gate in the ${mode} each page has a title and a description, and search engines leave it out`, async () => {
    for (const path of ADDRESSES) {
      const page = await site.page(path)
      expect(one(page, 'meta[name=robots]').getAttribute('content')).toBe('noindex')
      expect(textOf(page.querySelector('title'))).toMatch(new RegExp(`.+ \\| ${settings.brand}$`))
      expect(one(page, 'meta[name=description]').getAttribute('content')?.length).toBeGreaterThan(20)
    }
  })

  for (const locale of LOCALES)
    test(`with the gate in the ${mode} the coming-soon page speaks ${locale}, without script`, async () => {
      const page = await site.page(prefixOf(locale) || '/')
      const { heading, ...hero } = inLanguage(section<{ proof: { text: string }[] }>(SOON, 'hero'), locale)
      expect(tight(textOf(page.querySelector('h1')))).toBe(tight(typeset(heading).replace('|', '')))
      expect(textsOf(page, '.hero-proof li')).toEqual(hero.proof.map((part) => inLanguage(part, locale).text))
      const why = section<{ pillars: { title: string }[]; stats: { label: string }[] }>(SOON, 'whyChoose')
      expect(textsOf(page, '.pillars h3')).toEqual(why.pillars.map((part) => inLanguage(part, locale).title))
      expect(textsOf(page, '.why .stat dt')).toEqual(why.stats.map((part) => inLanguage(part, locale).label))
      expect(textOf(one(page, 'footer summary'))).toBe(WORDS[locale].gate.access)
    })

  test(`with the gate in the ${mode} both clinics can be called, at the hours of the page`, async () => {
    const page = await site.page('/')
    const { heading, hours } = section<{ hours: string }>(SOON, 'locations')
    for (const city of CITIES) {
      const clinic = one(sectionUnder(page, oneLine(heading)), `[data-city=${city}]`)
      expect(one(clinic, 'a[href^="tel:"]').getAttribute('href')).toBe(tel(settings.contact[city].phone))
      expect(tight(textOf(clinic))).toContain(shownHours(hours))
    }
    expect(textOf(one(page, 'footer'))).toContain(
      new Intl.DateTimeFormat('en', { year: 'numeric', timeZone: 'Europe/London' }).format(new Date()),
    )
  })

  test(`with the gate in the ${mode} a wrong password comes back to the form, which says so`, async () => {
    const page = await site.page('/ar/staff?staff=wrong')
    expect(textOf(one(page, '[role=alert]'))).toBe(WORDS.ar.gate.wrong)
    const field = one(page, 'input[name=password]')
    expect([field.getAttribute('type'), field.getAttribute('autocomplete')]).toEqual(['password', 'off'])
    expect(one(page, 'form.staff').getAttribute('method')).toBe('post')
  })

  test(`with the gate in the ${mode} the pass of a tester opens the site`, async () => {
    const response = await site.ask('/', { headers: { cookie: await site.test() } })
    expect(await response.text()).toContain(OF_THE_SITE.at(-1))
  })
}

test('a forged session cookie opens nothing', async () => {
  const response = await sites.server.ask('/', { headers: { cookie: 'qa_session=true.Zm9yZ2Vk' } })
  expect(await response.text()).not.toContain(OF_THE_SITE.at(-1))
})

test('attempts are limited', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const attempt = async () => (await sites.server.ask('/api/gate/sign-in', { body: { password: 'no' } })).status
  const statuses: number[] = []
  for (let n = 0; n < 14; n += 1) statuses.push(await attempt())
  expect([statuses[0], statuses.at(-1)]).toEqual([401, 429])
  vi.restoreAllMocks()
})
