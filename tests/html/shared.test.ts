import { expect, test } from 'vitest'
import { addressIn } from '../../src/i18n/addresses.ts'
import { LOCALES } from '../../src/model/languages.ts'
import { settings } from '../fixtures/clinic-settings.ts'
import { pathOf, treatment } from '../fixtures/clinic-treatments.ts'
import { ORIGIN } from '../service/site.ts'
import { one } from './reading.ts'
import { openSite } from './site.ts'

const site = await openSite()
const tagOf = (page: Document, name: string) => one(page, `meta[property="${name}"], meta[name="${name}"]`).getAttribute('content') ?? ''
const pictureOf = async (address: string) => tagOf(await site.page(address), 'og:image').replace(ORIGIN, '')

for (const path of ['/', '/about', '/edinburgh', '/contact', pathOf(treatment('exosome'))])
  for (const locale of LOCALES)
    test(`networks are told of the picture of ${addressIn(path, locale)}, its size and its words`, async () => {
      const page = await site.page(addressIn(path, locale))
      const told = ['og:image:type', 'og:image:width', 'og:image:height', 'twitter:card'].map((name) => tagOf(page, name))
      expect(told).toEqual(['image/png', '1200', '630', 'summary_large_image'])
      expect(tagOf(page, 'og:image')).toContain(`${ORIGIN}/share/${locale}/`)
      expect(tagOf(page, 'og:image:alt')).toMatch(new RegExp(`.+ \\| ${settings.brand}$`))
    })

test('each page and each language has a picture of its own, which is kept for ever', async () => {
  const addresses = LOCALES.map((locale) => addressIn('/about', locale))
  const pictures = await Promise.all(addresses.map(pictureOf))
  expect(new Set(pictures).size).toBe(LOCALES.length)
  for (const picture of pictures) {
    const { status, headers } = await site.ask(picture)
    expect([status, headers.get('content-type'), headers.get('cache-control')]).toEqual([
      200,
      'image/png',
      expect.stringContaining('immutable'),
    ])
  }
})

test('an address that somebody kept leads to the picture of today; what is no page has none', async () => {
  const now = await pictureOf('/ar/about')
  const { status, headers } = await site.ask('/share/ar/about.0.png')
  expect([status, headers.get('location')]).toEqual([302, now])
  for (const address of ['/share/ar/nowhere.0.png', '/share/tlh/about.0.png', '/share/ar/about.png'])
    expect(await site.status(address)).toBe(404)
})
