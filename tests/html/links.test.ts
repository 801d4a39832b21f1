import { expect, test } from 'vitest'
import { CITIES, settings, tel } from '../fixtures/clinic-settings.ts'
import { hrefsIn } from './reading.ts'
import { openSite } from './site.ts'

const site = await openSite()

const { primaryEmail, secondaryEmail } = settings.contactInfo
const clinics = CITIES.map((city) => settings.contact[city])
const whole = [
  ...clinics.flatMap(({ phone, email }) => [tel(phone), `mailto:${email}`]),
  `mailto:${primaryEmail}`,
  `mailto:${secondaryEmail}`,
]

for (const path of ['/', '/about', '/contact', '/doctors', '/locations', '/london', '/ar/edinburgh', '/book-treatment', '/coming-soon'])
  test(`every phone and mail link of ${path} is one of the settings`, async () => {
    const links = hrefsIn(await site.page(path)).filter((href) => /^(tel|mailto):/.test(href))
    expect(links.length).toBeGreaterThan(1)
    expect(links.filter((href) => !whole.includes(href))).toEqual([])
  })
