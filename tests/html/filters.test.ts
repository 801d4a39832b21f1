import { expect, test } from 'vitest'
import { WORDS } from '../fixtures/clinic-texts.ts'
import { cardName, fitting, listedOn } from '../fixtures/clinic-treatments.ts'
import { one, textOf, textsOf } from './reading.ts'
import { openSite } from './site.ts'

const site = await openSite()
const { filters } = WORDS.en
const cardsOf = async (path: string) => textsOf(await site.page(path), 'main .card h3')
const chosen = (page: Document, name: string) => one(page, `select[name=${name}] option[selected]`).getAttribute('value')

const body = listedOn('page/london/body')

test('a listing shows the cards of its document, in its order', async () => {
  expect(await cardsOf('/london/body')).toEqual(body.map((one) => cardName(one)))
})

for (const wish of [{ concern: 'contour' }, { minutes: 45 }, { concern: 'contour', minutes: 45 }, { concern: 'firmness', minutes: 60 }])
  test(`of body in London ${JSON.stringify(wish)} leaves those that fit`, async () => {
    const { concern = '', minutes = '' } = wish
    const path = `/london/body?concern=${concern}&duration=${minutes}`
    const left = fitting(body, wish)
    expect(left.length).toBeGreaterThan(0)
    expect(left.length).toBeLessThan(body.length)
    expect(await cardsOf(path)).toEqual(left.map((one) => cardName(one)))
    const page = await site.page(path)
    expect([chosen(page, 'concern'), chosen(page, 'duration')]).toEqual([concern, String(minutes)])
    expect(one(page, 'a', filters.clear).getAttribute('href')).toBe('/london/body')
  })

test('a general listing can be cut down to a clinic', async () => {
  const here = listedOn('page/procedures/body').filter(({ cities }) => cities.includes('london'))
  const page = await site.page('/procedures/body?clinic=london')
  expect(here.length).toBeLessThan(listedOn('page/procedures/body').length)
  expect(textsOf(page, 'main .card h3')).toEqual(here.map((one) => cardName(one)))
  expect(chosen(page, 'clinic')).toBe('london')
})

test('filters are a form, so that they need no script, and offer only what would leave a card', async () => {
  const form = one(await site.page('/london/body'), 'main form.filters')
  expect(form.getAttribute('action')).toBe('/london/body')
  expect(form.querySelector('[name=clinic]')).toBeNull()
  const concerns = [...form.querySelectorAll('[name=concern] option')].map((option) => option.getAttribute('value'))
  expect(concerns.toSorted()).toEqual(['', ...new Set(body.flatMap((one) => one.concerns))].toSorted())
})

test('filters say so when nothing fits', async () => {
  expect(fitting(listedOn('page/procedures/peels'), { concern: 'hair' })).toEqual([])
  const page = await site.page('/procedures/peels?concern=hair')
  expect(textOf(one(page, 'main [role=status]'))).toBe(filters.none)
  expect(textsOf(page, 'main .card')).toEqual([])
})

test('filters ignore what they do not know', async () => {
  const peels = listedOn('page/procedures/peels').map((one) => cardName(one))
  expect(await cardsOf('/procedures/peels?concern=nonsense&duration=7')).toEqual(peels)
})
