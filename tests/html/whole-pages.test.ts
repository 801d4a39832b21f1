import { expect, test } from 'vitest'
import { addressIn } from '../../src/i18n/addresses.ts'
import { directionOf, LOCALES } from '../../src/model/languages.ts'
import { withoutPipe } from '../../src/model/pipe.ts'
import { settings } from '../fixtures/clinic-settings.ts'
import { inLanguage, section } from '../fixtures/clinic-texts.ts'
import { pathOf, treatment } from '../fixtures/clinic-treatments.ts'
import { ORIGIN } from '../service/site.ts'
import { one, textOf, textsOf } from './reading.ts'
import { openSite } from './site.ts'

const site = await openSite()
const exosome = treatment('exosome')

/** One page of each kind that leads by a heading of its own: the part of its document that has it. */
const PAGES = {
  '/': section('page/home', 'hero'),
  '/london': section('page/london', 'pageHero'),
  '/london/facial': section('page/london/facial', 'listingHero'),
  [pathOf(exosome)]: { heading: exosome.hero.title, translations: inHeadings(exosome.hero) },
}

/** The translated titles of a treatment's hero, as headings. */
function inHeadings(hero: object) {
  const { translations } = hero as { translations: Record<string, { title: string }> }
  return Object.fromEntries(Object.entries(translations).map(([language, { title }]) => [language, { heading: title }]))
}

for (const [path, part] of Object.entries(PAGES))
  for (const locale of LOCALES)
    test(`${addressIn(path, locale)} is complete in the server's HTML, without any script`, async () => {
      const address = addressIn(path, locale)
      expect(await site.status(address)).toBe(200)
      const page = await site.page(address)
      const html = page.documentElement
      expect([html.getAttribute('lang'), html.getAttribute('dir')]).toEqual([locale, directionOf(locale)])
      expect(textsOf(page, 'h1')).toEqual([withoutPipe(inLanguage(part, locale).heading)])
      expect(textOf(one(page, 'footer'))).toContain(inLanguage(settings, locale).copyright)
      const alternates = [...page.querySelectorAll('link[rel=alternate][hreflang]')]
      const languages = alternates.map((link) => [link.getAttribute('hreflang'), link.getAttribute('href')])
      expect(languages).toEqual([...LOCALES.map((code) => [code, ORIGIN + addressIn(path, code)]), ['x-default', ORIGIN + path]])
    })
