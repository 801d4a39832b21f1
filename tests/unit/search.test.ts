import { describe, expect, it } from 'vitest'
import { askedIn, listedIn, search, searchIndex } from '../../src/content/search/search.ts'
import { fold, termsOf } from '../../src/model/fold.ts'
import { treatment, treatments } from '../fixtures/treatments.ts'

describe('Texts are compared', () => {
  it.each([
    ['Crème Brûlée', 'creme brulee', 'without accents and case'],
    ['إزالة الشَّعر', 'ازاله الشعر', 'without Arabic vowel signs, with one form of alef and ta marbuta'],
    ['مستشفى ســـن', 'مستشفي سن', 'without the letter stretched, with one form of ya'],
    ['٤٥ دقيقة', '45 دقيقه', 'with Western digits'],
    ['ＨＩＦＵ－超声刀', 'hifu 超声刀', 'with one width'],
    ["B12's (new)", 'b12 s new', 'without punctuation'],
    ['شيء ومسؤول', 'شي ومسوول', 'without the Arabic hamza'],
  ])('%s => %s: %s', (text, compared) => {
    expect(fold(text)).toBe(compared)
  })

  it('without the Arabic article in what is asked for', () => {
    expect(termsOf('الليزر  إزالة')).toEqual(['ليزر', 'ازاله'])
    // No article: in the middle of a word, or before a single letter.
    expect(termsOf('خالد الم')).toEqual(['خالد', 'الم'])
  })
})

describe('Search', () => {
  const labels: Record<string, string> = { hair: 'Unwanted hair', texture: 'Texture and tone' }
  const inEnglish = searchIndex(treatments, 'en', (concern) => labels[concern] ?? concern)
  const inArabic = searchIndex(treatments, 'ar', (concern) => concern)
  const slugs = (query: string, entries = inEnglish) => search(entries, query).map(({ slug }) => slug)

  it('reads the query of an address, and names all listed cards where nobody can answer one', () => {
    expect(askedIn('https://x.example/ar/search?q=%20laser+hair')).toBe('laser hair')
    expect(askedIn('https://x.example/search')).toBe('')
    expect(listedIn(inEnglish).map(({ slug }) => slug)).toEqual(['cool-laser', 'laser-hair-removal'])
  })

  it('finds a name before a mention in the description', () => {
    expect(slugs('laser')).toEqual(['cool-laser', 'laser-hair-removal', 'electrolysis'])
  })

  it('finds by benefit and by concern', () => {
    expect(slugs('freckles')).toEqual(['cool-laser'])
    expect(slugs('unwanted')).toEqual(['electrolysis', 'laser-hair-removal'])
  })

  it('wants every word somewhere', () => {
    expect(slugs('laser resurfacing')).toEqual(['cool-laser'])
    expect(slugs('laser nothing')).toEqual([])
  })

  it('finds nothing for nothing', () => {
    expect(slugs('')).toEqual([])
    expect(slugs(' … ')).toEqual([])
  })

  it('finds what is unlisted, never what is unpublished', () => {
    expect(slugs('electrolysis')).toEqual(['electrolysis'])
    expect(slugs('gone')).toEqual([])
  })

  it('finds in the visitor’s language, and by the English name too', () => {
    expect(slugs('الليزر', inArabic)).toEqual(['laser-hair-removal'])
    expect(slugs('Cool Laser', inArabic)).toEqual(['cool-laser'])
  })

  it('weighs a name before what it is for, and that before a description; the beginning of a word before its middle', () => {
    const entries = searchIndex(
      [
        treatment({ slug: 'd', name: 'D', description: 'A glow.' }),
        treatment({ slug: 'c', name: 'C', card: { benefits: ['More glow'] } }),
        treatment({ slug: 'b', name: 'Afterglow' }),
        treatment({ slug: 'a', name: 'Glow' }),
      ],
      'en',
      (concern) => concern,
    )
    expect(slugs('glow', entries)).toEqual(['a', 'b', 'c', 'd'])
  })

  it('finds by what only the page says, and lists what is found alike by name', () => {
    const info = { treatmentInfo: { benefits: ['Less redness'] } }
    const entries = searchIndex(
      [treatment({ slug: 'a', name: 'Zeta', ...info }), treatment({ slug: 'z', name: 'Alpha', ...info })],
      'en',
      (concern) => concern,
    )
    expect(slugs('redness', entries)).toEqual(['z', 'a'])
  })
})
