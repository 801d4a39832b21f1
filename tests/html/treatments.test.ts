import { expect, test } from 'vitest'
import { typeset } from '../../src/ui/typeset.ts'
import { settings, tel } from '../fixtures/clinic-settings.ts'
import { oneLine, read, WORDS } from '../fixtures/clinic-texts.ts'
import { cardName, pathOf, treatment, treatments } from '../fixtures/clinic-treatments.ts'
import { factsIn, hrefsIn, linksIn, one, sectionUnder, textOf, textsOf } from './reading.ts'
import { openSite } from './site.ts'

const site = await openSite()
const exosome = treatment('exosome')
const soon = treatments.filter(({ comingSoon }) => comingSoon)

test('a treatment shows its trail', async () => {
  const trail = one(await site.page(pathOf(exosome)), `nav[aria-label="${WORDS.en.breadcrumb}"]`)
  const { title, slug } = read<{ title: string; slug: string }>('page/procedures/facial')
  expect(linksIn(trail)).toEqual([
    [WORDS.en.home, '/'],
    [title, `/${slug}`],
  ])
  expect(textOf(one(trail, '[aria-current=page]'))).toBe(exosome.title)
})

test('a treatment shows what else may help: three listed ones, none of them itself', async () => {
  const related = sectionUnder(await site.page(pathOf(exosome)), WORDS.en.treatment.related)
  const shown = textsOf(related, '.card h3')
  const others = treatments.filter((one) => one.visibility === 'listed' && one.slug !== exosome.slug)
  expect(new Set(shown).size).toBe(3)
  expect(others.map((one) => cardName(one))).toEqual(expect.arrayContaining(shown))
  expect(others.map((one) => pathOf(one))).toEqual(expect.arrayContaining(hrefsIn(related)))
})

test('a treatment has the texts of its hero and its facts', async () => {
  const page = await site.page(pathOf(exosome))
  expect(textOf(page.querySelector('h1'))).toBe(oneLine(exosome.hero.title))
  const { duration, results, price } = exosome.treatmentInfo
  const { details, ...labels } = WORDS.en.treatment
  expect(factsIn(sectionUnder(page, details))).toEqual({
    [labels.duration]: typeset(`${duration} ${labels.durationHint}`),
    [labels.results]: typeset(`${results} ${labels.resultsHint}`),
    [labels.pricing]: typeset(`${price} ${labels.pricingHint}`),
  })
})

test('what is coming soon says so, on its page and on its card, and nothing else does', async () => {
  expect(soon.length).toBeGreaterThan(0)
  const { comingSoon } = WORDS.en.treatment
  for (const one of soon) expect(textsOf(await site.page(pathOf(one)), 'main .badge')).toContain(comingSoon)
  const cards = [...(await site.page('/london/peels')).querySelectorAll('main .card')]
  const marked = cards.filter((card) => textOf(card).includes(comingSoon)).map((card) => textOf(card.querySelector('h3')))
  expect(marked).toEqual(soon.map((one) => cardName(one)))
})

test('a price that is to be confirmed stands in the details, the card keeps its own', async () => {
  const [zo] = soon
  if (!zo) throw new Error('Nothing is coming soon')
  expect(zo.treatmentInfo.price).not.toBe(zo.card.price)
  expect(textsOf(await site.page(pathOf(zo)), 'main .ledger dd')).toContain(zo.treatmentInfo.price)
  const card = one(await site.page('/london/peels'), 'main .card', cardName(zo))
  expect(textOf(card)).toContain(zo.card.price)
})

test('what only Edinburgh offers has its colours and its number, and no rose in its welcome', async () => {
  const here = treatments.filter(({ visibility, cities }) => visibility !== 'unpublished' && cities.join() === 'edinburgh')
  expect(here.length).toBeGreaterThan(2)
  for (const one of here) {
    const page = await site.page(pathOf(one))
    expect(page.body.getAttribute('data-city')).toBe('edinburgh')
    expect(hrefsIn(page).filter((href) => href === tel(settings.contact.edinburgh.phone)).length).toBeGreaterThan(2)
    for (const shared of page.querySelectorAll('main .welcome img')) expect(shared.getAttribute('src')).not.toContain('rose')
  }
})
