import { expect, test } from 'vitest'
import { CITIES, settings, tel } from '../fixtures/clinic-settings.ts'
import { WORDS } from '../fixtures/clinic-texts.ts'
import { hrefsIn, linksIn, one, textOf, textsOf } from './reading.ts'
import { openSite } from './site.ts'

const site = await openSite()
const footer = one(await site.page('/about'), 'footer')
const { footer: labels, newTab } = WORDS.en

test('the footer says who we are, who regulates us, and since when', () => {
  for (const text of [settings.footerText, settings.regulated, settings.copyright]) expect(textOf(footer)).toContain(text)
})

test('the footer leads to three networks, each in a new tab', () => {
  const links = [...one(footer, `[aria-label="${labels.social}"]`).querySelectorAll('a[target=_blank]')]
  const { instagram, facebook, youtube } = settings.social
  expect(links.map((link) => [link.getAttribute('aria-label'), link.getAttribute('href')])).toEqual([
    [`Instagram (${newTab})`, instagram],
    [`Facebook (${newTab})`, facebook],
    [`YouTube (${newTab})`, youtube],
  ])
})

test('the footer has the columns that settings name', () => {
  for (const { title, links } of settings.footer) {
    const column = one(footer, 'h2', title).closest('div') as Element
    expect(linksIn(column)).toEqual(links.map(({ label, href }) => [label, href]))
  }
  expect(textsOf(footer, 'h2')).toEqual([
    ...settings.footer.map(({ title }) => title),
    ...CITIES.map((city) => settings.contact[city].city),
  ])
})

for (const city of CITIES)
  test(`the footer has where ${city} is, its phone and its address to write to`, () => {
    const { city: name, address, phone, email } = settings.contact[city]
    const clinic = one(footer, 'h2', name).parentElement as Element
    expect(textOf(clinic.querySelector('address')).startsWith(address)).toBe(true)
    expect(hrefsIn(clinic)).toEqual([tel(phone), `mailto:${email}`])
  })

test('the footer leads to the policies', () => {
  const legal = one(footer, `nav[aria-label="${labels.legal}"]`)
  expect(linksIn(legal)).toEqual(settings.legal.map(({ label, href }) => [`${label} (${newTab})`, href]))
})
