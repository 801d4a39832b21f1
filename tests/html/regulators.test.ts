import { expect, test } from 'vitest'
import { addressIn } from '../../src/i18n/addresses.ts'
import { CITIES, settings, tel } from '../fixtures/clinic-settings.ts'
import { inLanguage, WORDS } from '../fixtures/clinic-texts.ts'
import { one, textsOf } from './reading.ts'
import { openSite } from './site.ts'

const site = await openSite()

for (const locale of ['en', 'ar'] as const)
  for (const city of CITIES)
    test(`beside the facts of ${city} stands its regulator: on contact, in its address card and in the footer, in ${locale}`, async () => {
      const clinic = settings.contact[city]
      const { regulator } = inLanguage(clinic, locale)
      const contact = await site.page(addressIn('/contact', locale))
      const locations = await site.page(addressIn('/locations', locale))
      const inFooter = one(contact, `footer a[href="${tel(clinic.phone)}"]`).closest('div')
      const places = [one(contact, `main .beside [data-city=${city}]`), one(locations, `main [data-city=${city}]`), inFooter]
      for (const place of places) expect(textsOf(place as Element, '.regulator span')).toEqual([WORDS[locale].clinic.regulator, regulator])
    })
