import { describe, expect, test } from 'vitest'
import { LOCALES } from '../../src/model/languages.ts'
import { typeset } from '../../src/ui/typeset.ts'
import { settings, tel } from '../fixtures/clinic-settings.ts'
import { inLanguage, oneLine, read, section, WORDS } from '../fixtures/clinic-texts.ts'
import { cardName, pathOf, treatment, treatments } from '../fixtures/clinic-treatments.ts'
import { factsIn, hrefsIn, linksIn, one, sectionUnder, textOf, textsOf, tight } from './reading.ts'
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

test('where editors want it so, the plant of a treatment throws its shadow on the wall of its clinic, in place of the photograph', async () => {
  const wall = one(await site.page(pathOf(treatment('electrolysis'))), '.treat-plate > .lit-wall')
  expect(wall.querySelector('img')?.getAttribute('src')).toBe('/light/edinburgh.webp')
  const shadow = wall.querySelector('.cast image')?.getAttribute('href') ?? ''
  expect(shadow).toMatch(/^\/plates\/[\w-]+-shadow\.svg$/)
  const drawn = await site.ask(shadow)
  expect([drawn.status, drawn.headers.get('content-type')]).toEqual([200, expect.stringContaining('image/svg+xml')])
  const photographed = await site.page(pathOf(exosome))
  expect(photographed.querySelector('.treat-plate img')?.getAttribute('src')).toMatch(/^\/media\//)
  expect(photographed.querySelector('.lit-wall')).toBeNull()
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

test('what only Edinburgh offers has its colours, its number and its side of the shared band', async () => {
  const here = treatments.filter(({ visibility, cities }) => visibility !== 'unpublished' && cities.join() === 'edinburgh')
  expect(here.length).toBeGreaterThan(2)
  for (const one of here) {
    const page = await site.page(pathOf(one))
    expect(page.body.getAttribute('data-city')).toBe('edinburgh')
    expect(hrefsIn(page).filter((href) => href === tel(settings.contact.edinburgh.phone)).length).toBeGreaterThan(2)
    expect(page.querySelector('main .shared-band')?.getAttribute('data-side')).toBe('end')
  }
})

type Shared = { blocks: Record<string, unknown>[] }
const shared = read<Shared>('page/treatment-sections').blocks

test('all that treatments share can be read on the page: the steps at the end of its article, the rest in one band', async () => {
  const page = await site.page(pathOf(exosome))
  const said = tight(textOf(page.querySelector('main')))
  for (const { items = [], steps = [], stats = [], ...whole } of shared as Record<string, Record<string, string>[]>[]) {
    const texts = [whole, ...items, ...steps, ...stats] as Record<string, unknown>[]
    for (const text of texts)
      for (const field of ['kicker', 'heading', 'lead', 'title', 'text', 'description', 'validity', 'code', 'figure', 'label'])
        if (typeof text[field] === 'string') expect(said).toContain(tight(typeset(oneLine(text[field]))))
  }
  const [step] = section<{ steps: { title: string }[] }>('page/treatment-sections', 'journey').steps
  expect(textOf(page.querySelector('.treat-article ol.steps'))).toContain(step?.title)
  expect(page.querySelectorAll('main .shared-band')).toHaveLength(1)
})

test('the band is composed by discipline and city in six ways', async () => {
  const compositions = new Set<string>()
  for (const one of treatments.filter(({ visibility }) => visibility !== 'unpublished')) {
    const band = (await site.page(pathOf(one))).querySelector('.shared-band')
    compositions.add(`${band?.getAttribute('data-composition')} ${band?.getAttribute('data-side')}`)
    expect(band?.getAttribute('data-composition')).toBe(one.category === 'peels' ? 'body' : one.category)
  }
  expect(compositions.size).toBeGreaterThanOrEqual(5)
})

test('a treatment shows its engraving with number and name in each language, and so do its cards', async () => {
  for (const [locale, words] of [
    ['en', 'Plate 17, Exosome'],
    ['ar', 'لوحة 17، جلسة الإكسوسومات'],
    ['zh-CN', '图版 17，外泌体护理'],
  ] as const) {
    const page = await site.page(pathOf(exosome, locale))
    expect(textOf(page.querySelector('.phero figcaption'))).toBe(words)
    const address = page.querySelector('.phero .eng use')?.getAttribute('href')?.split('#')[0] ?? ''
    expect(address).toMatch(/^\/plates\/rosa-[\w-]+\.svg$/)
    const answer = await site.ask(address)
    expect([answer.status, answer.headers.get('content-type'), answer.headers.get('cache-control')]).toEqual([
      200,
      'image/svg+xml',
      'public, max-age=31536000, immutable',
    ])
  }
  const cards = [...(await site.page('/search?q=exosome')).querySelectorAll('main .card .plate-s')]
  expect(cards.map((card) => card.getAttribute('src'))).toContainEqual(expect.stringMatching(/^\/plates\/rosa-/))
})

describe('The clinical parts of a treatment', () => {
  const profhilo = treatment('profhilo')
  type Clinical = { heading: string; about: string; items: { title: string; text: string; often?: keyof typeof WORDS.en.clinical.often }[] }
  const path = 'treatment/profhilo'
  const risks = section<Clinical>(path, 'clinicalPart')
  const sources = section<{ reviewer: string; reviewed: string; works: { title: string; href: string }[] }>(path, 'clinicalSources')

  test('have their headings and anchors in every language, and what can go wrong stands open, with how often it does', async () => {
    for (const locale of LOCALES) {
      const page = await site.page(pathOf(profhilo, locale))
      const { items, heading } = inLanguage(risks, locale)
      const details = one(page, 'main details', oneLine(heading))
      expect(details.hasAttribute('open')).toBe(true)
      expect(textOf(details.querySelector('h2'))).toBe(oneLine(heading))
      const told = textsOf(one(page, '#risks'), 'li')
      expect(told).toHaveLength(items.length)
      for (const [at, item] of items.entries()) {
        const { title, text } = inLanguage(item, locale)
        const often = item.often ? WORDS[locale].clinical.often[item.often] : ''
        expect(tight(told[at] ?? '')).toBe(tight(typeset(title) + often + typeset(text)))
      }
      expect(one(page, '#recovery').closest('details')?.hasAttribute('open')).toBe(false)
    }
  })

  test('name their sources, which lead to where they can be read, and who reviewed them and when', async () => {
    const own = one(await site.page(pathOf(profhilo)), '#sources')
    for (const { title, href } of sources.works) {
      expect(textsOf(own, 'li').join(' ')).toContain(title)
      expect(hrefsIn(own)).toContain(href)
    }
    expect(textOf(own)).toContain(`${WORDS.en.clinical.reviewed} ${sources.reviewer} · ${sources.reviewed}`)
    expect(textOf(own)).not.toContain(WORDS.en.clinical.notReviewed)
  })
})
