import { expect, test } from 'vitest'
import { documents } from '../fixtures/clinic.ts'
import { inLanguage, WORDS } from '../fixtures/clinic-texts.ts'
import { textOf, textsOf } from './reading.ts'
import { openSite } from './site.ts'

type Treatment = { visibility: string; cities: string[]; noOffers?: boolean; comingSoon?: boolean; card?: { name: string; price: string } }

const { page } = await openSite()
const treatments = documents.filter(({ collection }) => collection === 'treatment').map(({ json }) => json as unknown as Treatment)
const listed = treatments.filter(({ visibility, card }) => visibility === 'listed' && card)

for (const [locale, prefix] of [
  ['en', ''],
  ['ar', '/ar'],
] as const)
  test(`each listed treatment stands under its clinic with the price of its card: ${locale}`, async () => {
    const words = WORDS[locale]
    const prices = await page(`${prefix}/prices`)
    const tables = [...prices.querySelectorAll('table.prices')]
    expect(tables.map((table) => textOf(table.querySelector('caption')))).toEqual([words.city.london, words.city.edinburgh])
    for (const [at, city] of ['london', 'edinburgh'].entries()) {
      const rows = [...(tables[at]?.querySelectorAll('tbody tr:has(td)') ?? [])]
      const said = rows.map((row) => [textOf(row.querySelector('a')), textOf(row.querySelector('td:last-child'))].join(': '))
      const expected = listed
        .filter(({ cities }) => cities.includes(city))
        .map(({ card, noOffers, comingSoon }) => {
          const { name, price } = inLanguage(card ?? { name: '', price: '' }, locale)
          return `${name}: ${noOffers ? words.prices.consultation : comingSoon ? words.treatment.comingSoon : price}`
        })
      expect(said.sort().map(plain)).toEqual(expected.sort().map(plain))
    }
  })

/** Without the marks of print, which differ from what is written. */
const plain = (text: string) => text.replace(/[\s\u2060\u200b-\u200f\u2066-\u2069–-]/g, '')

test('no price is told of a medicine on prescription', async () => {
  const prices = await page('/prices')
  const row = [...prices.querySelectorAll('table.prices tr')].find((one) => textOf(one.querySelector('a')) === 'Anti Wrinkle')
  expect(textOf(row?.querySelector('td:last-child'))).toBe(WORDS.en.prices.consultation)
  expect(textOf(row)).not.toContain('£')
})

test('the switch works as a form, and the page says what was chosen', async () => {
  const before = await page('/ar/what-we-keep')
  const form = before.querySelector('form[action="/api/visits/objection"]')
  expect([form?.getAttribute('method'), form?.querySelector('[name=page]')?.getAttribute('value')]).toEqual(['post', '/ar/what-we-keep'])
  expect([...(form?.querySelectorAll('button[name=choice]') ?? [])].map((button) => button.getAttribute('value'))).toEqual([
    'object',
    'count',
  ])
  expect(textsOf(before, 'form [role=status]')).toEqual([''])
  const state = async (choice: string) => textsOf(await page(`/ar/what-we-keep?counted=${choice}`), 'form [role=status]')
  expect(await state('no')).toEqual([WORDS.ar.counting.state.no])
  expect(await state('yes')).toEqual([WORDS.ar.counting.state.yes])
  expect(await state('maybe')).toEqual([''])
})

test('a page names the script that counts visits for visitors alone', async () => {
  const site = await openSite()
  const html = async (headers: Record<string, string> = {}) => (await site.ask('/about', { headers })).text()
  expect(await html()).toMatch(/"visit":"\/assets\/visit-\w+\.js"/)
  const tester = await html({ cookie: await site.test() })
  expect(tester).toContain('"manifest"')
  expect(tester).not.toContain('"visit"')
})
