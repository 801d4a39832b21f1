import { expect, test } from 'vitest'
import { addressIn } from '../../src/i18n/addresses.ts'
import { LOCALES } from '../../src/model/languages.ts'
import { filled, inLanguage, WORDS } from '../fixtures/clinic-texts.ts'
import { cardName, pathOf, treatment, treatments } from '../fixtures/clinic-treatments.ts'
import { hrefsIn, one, textOf, textsOf } from './reading.ts'
import { openSite } from './site.ts'

const site = await openSite()
const laser = treatment('laser-hair-removal')
const found = (query: string, path = '/search') => site.page(`${path}?q=${encodeURIComponent(query)}`)

for (const locale of LOCALES) {
  const path = addressIn('/search', locale)
  const name = cardName(laser, locale)

  test(`${path} finds a treatment by its name, at an address that can be shared`, async () => {
    const page = await found(name, path)
    const [first] = page.querySelectorAll('main .card h3 a')
    expect([textOf(first), first?.getAttribute('href')]).toEqual([name, pathOf(laser, locale)])
    expect(one(page, 'main input[type=search]').getAttribute('value')).toBe(name)
    expect(textOf(one(page, '[role=status]'))).toContain(name)
    expect(one(page, 'meta[name=robots]').getAttribute('content')).toBe('noindex')
  })

  test(`${path} asks by a form, so that it needs no script`, async () => {
    const form = one(await site.page(path), 'main form[role=search]')
    expect([form.getAttribute('method'), form.getAttribute('action')]).toEqual(['get', path])
    expect(one(form, 'input[type=search]').getAttribute('name')).toBe('q')
    expect(textOf(one(form, 'button[type=submit]'))).toBe(WORDS[locale].search.submit)
  })
}

test('search knows the English name in every language', async () => {
  const page = await found(cardName(laser), '/ar/search')
  expect(textsOf(page, 'main .card h3')).toEqual([cardName(laser, 'ar')])
})

test('search finds the treatments of a concern', async () => {
  const page = await found(WORDS.en.concern.hair)
  expect(textsOf(page, 'main .card h3').toSorted()).toEqual(['electrolysis', 'keravive', 'laser-hair-removal'].map(nameOf).toSorted())
})

const nameOf = (slug: string) => cardName(treatment(slug))

test('search says that it found nothing, and leads to every discipline', async () => {
  const { search, category } = WORDS.en
  const page = await found('nothing like this')
  expect(textOf(one(page, '[role=status]'))).toBe(filled(search.none, { query: 'nothing like this' }))
  expect(textsOf(page, 'main .card')).toEqual([])
  const ways = hrefsIn(one(page, 'main'))
  for (const name of Object.keys(category)) expect(ways).toContain(`/procedures/${name}`)
})

test('treatments of one name are told apart by the city that offers each', async () => {
  const names = treatments.filter(({ visibility }) => visibility === 'listed').map((one) => cardName(one))
  const twice = names.find((name, at) => names.indexOf(name) !== at) ?? ''
  const cards = [...(await found(twice)).querySelectorAll('main .card')].filter((card) => textOf(card.querySelector('h3')) === twice)
  expect(cards.map((card) => textOf(card.querySelector('.badge-t'))).toSorted()).toEqual([WORDS.en.city.edinburgh, WORDS.en.city.london])
})

test('a card that search finds has the texts of its document', async () => {
  const { price, duration = '', description } = inLanguage(laser.card, 'ar')
  const card = textOf(one(await found(cardName(laser, 'ar'), '/ar/search'), 'main .card'))
  for (const text of [price, duration, description]) expect(card).toContain(text)
})
