import { expect, test } from 'vitest'
import { addressIn } from '../../src/i18n/addresses.ts'
import { LOCALES } from '../../src/model/languages.ts'
import { filled, inLanguage, type Member, read, WORDS } from '../fixtures/clinic-texts.ts'
import { cardName, pathOf, treatment, treatments } from '../fixtures/clinic-treatments.ts'
import { hrefsIn, one, textOf, textsOf } from './reading.ts'
import { openSite } from './site.ts'

const site = await openSite()
const laser = treatment('laser-hair-removal')
const clinicMember = read<Member>('teamMember/imogen-hartwell')
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
  const page = await found('xylophone')
  expect(textOf(one(page, '[role=status]'))).toBe(filled(search.none, { query: 'xylophone' }))
  expect(textsOf(page, 'main .card')).toEqual([])
  const ways = hrefsIn(one(page, 'main'))
  for (const name of Object.keys(category)) expect(ways).toContain(`/procedures/${name}`)
})

test('search finds questions, people and pages beside treatments, each where it stands, with what was typed marked', async () => {
  const page = await found('hifu')
  expect(textsOf(page, 'main .found > h2')[0]).toBe(WORDS.en.search.kind.treatment)
  expect(textsOf(page, 'main .card h3 mark').map((text) => text.toLowerCase())).toContain('hifu')
  const name = clinicMember.name.split(' ').at(-1) ?? ''
  for (const [kind, query] of [
    ['question', 'hifu'],
    ['person', name],
    ['page', 'contact'],
  ] as const) {
    const list = one(await found(query), `#found-${kind}`).closest('section')
    const [href = ''] = hrefsIn(list ?? page)
    const [path = '', anchor] = href.split('#')
    const there = await site.page(path)
    expect(textOf(there.querySelector('h1'))).not.toBe('')
    if (anchor) expect(there.getElementById(anchor)).not.toBeNull()
  }
})

test('search finds a treatment by what people call it, also by Chinese initials, and no page has these names', async () => {
  for (const [path, query] of [
    ['/search', 'smooth legs'],
    ['/ar/search', 'smooth leg'],
    ['/zh-CN/search', '光滑美腿'],
    ['/zh-CN/search', 'ghmt'],
  ] as const) {
    const [first] = hrefsIn(one(await found(query, path), 'main .card'))
    expect([query, first?.endsWith(pathOf(laser))]).toEqual([query, true])
  }
  for (const path of [pathOf(laser), pathOf(laser, 'zh-CN')])
    expect((await site.page(path)).documentElement.outerHTML).not.toMatch(/smooth legs|光滑美腿/)
})

test('search says how much it found', async () => {
  const page = await found('laser')
  const count = page.querySelectorAll('main :is(.card, .hit)').length
  expect(count).toBeGreaterThan(2)
  const results = filled(WORDS.en.search.count_other, { count })
  expect(textOf(one(page, '[role=status]'))).toBe(filled(WORDS.en.search.found, { results, query: 'laser' }))
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
