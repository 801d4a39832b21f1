import { addressIn } from '../../../src/i18n/addresses.ts'
import { LOCALES } from '../../../src/model/languages.ts'
import { CITIES, settings } from '../../fixtures/clinic-settings.ts'
import { inLanguage, oneLine } from '../../fixtures/clinic-texts.ts'
import { pathOf, treatments } from '../../fixtures/clinic-treatments.ts'
import { expect, hydrate, test } from '../test.ts'
import { printed } from './read-pdf.ts'

const tight = (text: string) => text.replace(/\s/g, '')
/** Arabic stands in a PDF in the order in which it is drawn: the same letters say the same heading. */
const lettersOf = (text: string) => [...tight(text)].toSorted().join('')
/** A machine without Chinese fonts prints no Chinese letters: there the sheets are counted, and their figures read. */
const isRead = (locale: string) => !locale.startsWith('zh')
const written = treatments.filter(({ visibility }) => visibility !== 'unpublished')

for (const locale of LOCALES)
  test(`each treatment prints on at most two pages, with its title, price, clinics and address, in ${locale}`, async ({ page }) => {
    test.setTimeout(600_000)
    const faults: string[] = []
    for (const treatment of written) {
      const path = pathOf(treatment, locale)
      await page.goto(path, { waitUntil: 'load' })
      // One asks for its text itself.
      if (await page.locator('.live').count()) await expect(page.locator('.live-text')).toBeVisible()
      const { pages, headings, text } = await printed(page)
      const own = treatment.translationState?.[locale.replace('-', '')] === 'toBeTranslated' ? 'en' : locale
      const title = oneLine(inLanguage(treatment.hero, own).title)
      if (pages > 2) faults.push(`${path} prints on ${pages} pages`)
      if (isRead(locale) && !headings.some((heading) => lettersOf(heading) === lettersOf(title)))
        faults.push(`${path} prints without “${title}”: ${headings}`)
      const figures = inLanguage(treatment.treatmentInfo, own).price.match(/\d[\d,]*/g) ?? []
      for (const one of [...figures, path, ...CITIES.map((city) => settings.contact[city].phone)])
        if (!text.includes(tight(one))) faults.push(`${path} prints without ${one}`)
    }
    expect(faults).toEqual([])
  })

test('a page prints the same once the application is there, which adds the rules of all pages', async ({ page }) => {
  const sheets = async () => {
    const { pages, text } = await printed(page)
    return { pages, text }
  }
  for (const path of ['/procedures/facial/hydratite', '/about']) {
    await page.goto(path, { waitUntil: 'load' })
    const before = await sheets()
    await hydrate(page)
    expect(await sheets(), path).toEqual(before)
  }
})

test('on paper there is no header, navigation, bar, form or button', async ({ page }) => {
  await page.emulateMedia({ media: 'print' })
  for (const path of ['/', '/contact', '/book-treatment', '/procedures/facial/hydratite']) {
    await page.goto(path)
    for (const gone of await page.locator('.hdr, .mbar, nav, form, .btn, .skip, iframe, video').all()) await expect(gone).toBeHidden()
  }
})

for (const locale of LOCALES)
  test(`prices print on at most two pages, each with what it is for, in ${locale}`, async ({ page }) => {
    await page.goto(addressIn('/prices', locale))
    const rows = await page.locator('.prices tbody tr:has(td)').count()
    const { pages, text } = await printed(page)
    expect(pages).toBeLessThanOrEqual(2)
    expect(rows).toBeGreaterThan(25)
    const figures = await page.locator('.prices td:last-child b').allTextContents()
    expect(figures.length).toBeGreaterThan(20)
    expect(figures.flatMap((price) => price.match(/\d[\d,]*/g) ?? []).filter((figure) => !text.includes(figure))).toEqual([])
  })
