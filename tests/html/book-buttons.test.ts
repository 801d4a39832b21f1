import { expect, test } from 'vitest'
import { addressIn } from '../../src/i18n/addresses.ts'
import { inLanguage, WORDS } from '../fixtures/clinic-texts.ts'
import { cardName, listedOn } from '../fixtures/clinic-treatments.ts'
import { textOf } from './reading.ts'
import { openSite } from './site.ts'

const site = await openSite()
const listing = 'page/procedures/injectables'

for (const locale of ['en', 'ar'] as const)
  test(`each card of general injectables has a button that books its treatment, in ${locale}`, async () => {
    const page = await site.page(addressIn('/procedures/injectables', locale))
    const buttons = [...page.querySelectorAll('.card a[href*="book-treatment"]')]
    const expected = listedOn(listing).map((one) => {
      const query = new URLSearchParams({ treatment: one.slug, ...(one.cities.length === 1 && { city: one.cities[0] }) })
      const path = addressIn('/book-treatment', locale)
      return [`${WORDS[locale].actions.book}: ${inLanguage(one.card, locale).name}`, `${path}?${query}`]
    })
    expect(expected.length).toBeGreaterThan(4)
    expect(buttons.map((button) => [textOf(button), button.getAttribute('href')])).toEqual(expected)
  })

test('the cards of a city’s injectables have none', async () => {
  const page = await site.page('/london/injectables')
  expect(page.querySelectorAll('.card')).toHaveLength(listedOn('page/london/injectables').length)
  expect(page.querySelectorAll('.card a[href*="book-treatment"]')).toHaveLength(0)
})

test('a button fills in the form: what the request is about, and the only clinic that offers it', async () => {
  const [first] = listedOn(listing).filter(({ cities }) => cities.join() === 'edinburgh')
  if (!first) throw new Error('None is of Edinburgh alone')
  const page = await site.page(`/book-treatment?treatment=${first.slug}&city=edinburgh`)
  expect(page.querySelector('[name=treatment]')?.getAttribute('value')).toBe(first.slug)
  expect(page.querySelector('[value=Edinburgh]')?.hasAttribute('checked')).toBe(true)
  expect(textOf(page.querySelector('main form'))).toContain(cardName(first))
})
