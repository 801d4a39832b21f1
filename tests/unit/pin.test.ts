import { expect, test } from 'vitest'
import { mentionedIn } from '../../src/features/reviews/rules/mentions.ts'
import { besideOf, fieldWith, type Pin, standsOf } from '../../src/features/reviews/rules/pin.ts'
import { plainWords } from '../../src/features/reviews/rules/plain-words.ts'
import type { JsonObject } from '../../src/model/json.ts'
import type { Locale } from '../../src/model/languages.ts'
import { typeset } from '../../src/ui/typeset.ts'

const section = (heading: string, lead: string, ar = ''): JsonObject => ({
  _template: 'hero',
  heading,
  lead,
  translations: { zhCN: {}, zhTW: {}, ar: ar ? { heading: ar, sources: 'heading:1a2b3c4d' } : {} },
})
const page = (...blocks: JsonObject[]): JsonObject => ({ title: 'About', slug: 'about', blocks })

const CARE = section('Doctor-led care', 'Two cities, one way of working.', 'رعاية بإشراف طبيب')
const PRICES = section('What it costs', 'A consultation is £95, taken off the treatment.')
const BEFORE = page(CARE, PRICES)

const pinned = (field: string, said: string, language: Locale = 'en'): Pin => ({
  path: 'content/page/about.json',
  field,
  language,
  said,
  beside: besideOf(BEFORE, field, language),
})
const PRICE = pinned('blocks.1.lead', 'A consultation is £95')

test('a comment stays at its words when those around them are edited', () => {
  const now = page(CARE, section('What it costs', 'A consultation is £95, and nothing is hidden.'))
  expect(standsOf(PRICE, now)).toEqual({ state: 'there', field: 'blocks.1.lead', now: 'A consultation is £95, and nothing is hidden.' })
})

test('a comment goes with its section, wherever that moves', () => {
  expect(standsOf(PRICE, page(PRICES, CARE))).toMatchObject({ state: 'there', field: 'blocks.0.lead' })
  expect(standsOf(PRICE, page(section('New', 'Quite new.'), CARE, PRICES))).toMatchObject({ state: 'there', field: 'blocks.2.lead' })
})

test('it is marked once its own words say something else, also where the section has moved', () => {
  const edited = section('What it costs', 'A consultation is £120, taken off the treatment.')
  expect(standsOf(PRICE, page(CARE, edited))).toMatchObject({ state: 'changed', field: 'blocks.1.lead' })
  expect(standsOf(PRICE, page(edited, CARE))).toMatchObject({ state: 'changed', field: 'blocks.0.lead' })
  // Quite another text in the same section, which is known by its heading.
  expect(standsOf(PRICE, page(section('What it costs', 'Ask us.'), CARE))).toMatchObject({ state: 'changed', field: 'blocks.0.lead' })
})

test('it is gone with its section or its document, and never at a text of another section', () => {
  expect(standsOf(PRICE, page(CARE)).state).toBe('gone')
  expect(standsOf(PRICE, page(CARE, section('Who treats you', 'Doctors and nurses.'))).state).toBe('gone')
  expect(standsOf(PRICE, undefined)).toEqual({ state: 'gone', field: 'blocks.1.lead' })
})

test('of two sections that say the same, it stays at the one that it was beside', () => {
  const [one, other] = [section('In London', 'Open every day.'), section('In Edinburgh', 'Open every day.')]
  const both = page(one, other)
  const pin: Pin = { ...pinned('blocks.1.lead', 'Open every day.'), beside: besideOf(both, 'blocks.1.lead', 'en') }
  expect(standsOf(pin, page(section('New', 'Quite new.'), one, other))).toMatchObject({ state: 'there', field: 'blocks.2.lead' })
})

test('each language has its own text; where it is not translated, the English is what was commented on', () => {
  const pin = pinned('blocks.0.heading', 'رعاية بإشراف طبيب', 'ar')
  const english = section('Care by doctors', 'Two cities, one way of working.', 'رعاية بإشراف طبيب')
  expect(standsOf(pin, page(english, PRICES)).state).toBe('there')
  const arabic = section('Doctor-led care', 'Two cities, one way of working.', 'رعاية بإشراف ممرضة')
  expect(standsOf(pin, page(arabic, PRICES)).state).toBe('changed')
  const untranslated = pinned('blocks.1.heading', 'What it costs', 'ar')
  expect(standsOf(untranslated, BEFORE).state).toBe('there')
  expect(standsOf(untranslated, page(CARE, section('Prices', 'A consultation is £95, taken off the treatment.'))).state).toBe('changed')
})

test('one on a page or a section is there as long as that is', () => {
  expect(standsOf(pinned('', ''), page()).state).toBe('there')
  expect(standsOf(pinned('blocks.1', ''), BEFORE).state).toBe('there')
  expect(standsOf(pinned('blocks.1', ''), page(CARE)).state).toBe('gone')
})

test('one on a picture is marked when another picture takes its place', () => {
  const withPicture = (src: string) => ({ title: 'About', picture: { src, alt: 'A rose' } })
  const pin: Pin = { path: 'x', field: 'picture.src', language: 'en', said: '/media/rose.webp', beside: [] }
  expect(standsOf(pin, withPicture('/media/rose.webp')).state).toBe('there')
  expect(standsOf(pin, withPicture('/media/thistle.webp'))).toMatchObject({ state: 'changed', now: '/media/thistle.webp' })
})

test('words that were picked on the page lead to their field, however the page sets them', () => {
  expect(fieldWith(BEFORE, 'off the treatment', 'en')).toBe('blocks.1.lead')
  expect(fieldWith(BEFORE, 'رعاية بإشراف', 'ar')).toBe('blocks.0.heading')
  expect(fieldWith(BEFORE, 'no such words', 'en')).toBeUndefined()
  expect(fieldWith(BEFORE, ' ', 'en')).toBeUndefined()
  const keyed = page(section("It's 6-18 months|and more", 'See **the [prices](xref:/page/prices)**, it is "fair".'))
  expect(fieldWith(keyed, typeset("It's 6-18 months and"), 'en')).toBe('blocks.0.heading')
  expect(fieldWith(keyed, 'See the prices, it is “fair”', 'en')).toBe('blocks.0.lead')
})

test('the marks of rich text and of print are no part of the words', () => {
  expect(plainWords('**It’s** 6–18 months|long')).toBe("It's 6-18 months long")
  expect(plainWords('1. A _first_ step\n2. 30 - 45 min')).toBe('A first step 30-45 min')
})

test('a mention is an @ before a whole name', () => {
  const names = ['Nadia', 'Nadia Farouk', 'Grace Lin', '林晓']
  expect(mentionedIn('@Nadia Farouk please look', names)).toEqual(['Nadia Farouk'])
  expect(mentionedIn('@nadia and @grace lin, look', names)).toEqual(['Nadia', 'Grace Lin'])
  expect(mentionedIn('ask @Nadias or nadia@clinic.example', names)).toEqual([])
  expect(mentionedIn('请 @林晓 看一下', names)).toEqual(['林晓'])
})
