import { describe, expect, test } from 'vitest'
import { addressIn } from '../../src/i18n/addresses.ts'
import { LOCALES, type Locale } from '../../src/model/languages.ts'
import { ZONES } from '../../src/model/zones.ts'
import { inLanguage, oneLine, section, WORDS } from '../fixtures/clinic-texts.ts'
import { cardName, pathOf, treatment } from '../fixtures/clinic-treatments.ts'
import { hrefsIn, one, textOf, textsOf } from './reading.ts'
import { openSite } from './site.ts'

type Zone = { zone: string; concern: string; treatments: { treatment: string }[] }

const site = await openSite()
const { zones } = section<{ zones: Zone[] }>('page/home', 'askShadow')
const told = (name: string, locale: Locale = 'en') => inLanguage(zones.find(({ zone }) => zone === name) as Zone, locale)
const FLANKS = treatment('coolsculpting')

describe.each(LOCALES)('The shadow in %s', (locale) => {
  const search = addressIn('/search', locale)
  const words = WORDS[locale].shadow

  test('on the home page leads from nine places of the face to the search, and says what is wanted there', async () => {
    const shadow = one(await site.page(addressIn('/', locale)), 'main nav.silhouette')
    expect(shadow.getAttribute('aria-label')).toBe(words.face)
    expect(hrefsIn(shadow)).toEqual(ZONES.face.map((zone) => `${search}?zone=${zone}#shadow`))
    expect(textsOf(shadow, 'a')).toEqual(ZONES.face.map((zone) => words.zone[zone]))
    const cheek = textOf(one(shadow, '.here'))
    expect(cheek).toContain(oneLine(told('cheek', locale).concern))
    for (const { treatment: slug } of told('cheek').treatments) expect(cheek).toContain(cardName(treatment(slug), locale))
  })

  test('in the search says the treatments of each place, with depth, price and minutes', async () => {
    const page = await site.page(`${search}?zone=flanks`)
    const back = one(page, 'nav[data-side=back]')
    expect(textOf(one(back, '[aria-current]'))).toBe(words.zone.flanks)
    expect(one(page, 'input[name=side][checked]').getAttribute('value')).toBe('back')
    const ledger = one(back, '.here')
    expect(textOf(one(ledger, 'h3'))).toBe(oneLine(told('flanks', locale).concern))
    expect([textOf(one(ledger, 'h4')), one(ledger, 'h4 a').getAttribute('href')]).toEqual([
      cardName(FLANKS, locale),
      pathOf(FLANKS, locale),
    ])
    const { price, duration } = inLanguage(FLANKS.card, locale)
    const row = textOf(one(ledger, 'li'))
    for (const text of [words.deeper, price, oneLine(duration ?? '')]) expect(row).toContain(text)
    expect(textsOf(page, 'nav.silhouette a.zone')).toHaveLength(14)
  })
})

test('a medicine without offers is named at no place', async () => {
  expect(told('forehead').treatments.map(({ treatment: slug }) => slug)).toContain('anti-wrinkle')
  for (const path of ['/', '/search?zone=forehead']) {
    const shadow = one(await site.page(path), 'nav[data-side=face]')
    expect(textOf(shadow)).not.toContain(cardName(treatment('anti-wrinkle')))
  }
})

test('who searches for words, or for a place that there is not, is not shown a place', async () => {
  expect((await site.page('/search?q=laser')).querySelector('#shadow')).toBeNull()
  expect((await site.page('/search?zone=elbow')).querySelector('[aria-current=true].zone')).toBeNull()
})
