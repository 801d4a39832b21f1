import { describe, expect, it } from 'vitest'
import { CONCERNS, filtersIn, fits, longestMinutes, queryOf } from '../../src/content/search/filters.ts'
import { cardsOf } from '../../src/content/view/cards.ts'
import { CONCERNS as OFFERED } from '../../tina/fields/catalogue.ts'
import { treatments } from '../fixtures/treatments.ts'

const read = (query: string) => filtersIn(new URLSearchParams(query))

describe('Filters', () => {
  it('are the concerns that editors may choose', () => {
    expect([...CONCERNS]).toEqual(Object.keys(OFFERED))
  })

  it('are read from the address, and what is unknown is left out', () => {
    expect(read('clinic=london&concern=texture&duration=45&utm=x')).toEqual({ clinic: 'london', concern: 'texture', duration: 45 })
    expect(read('clinic=paris&concern=%3Cb%3E&duration=46')).toEqual({})
  })

  it('are written to the address in one order', () => {
    expect(queryOf({ duration: 45, concern: 'hair', clinic: 'london' })).toBe('clinic=london&concern=hair&duration=45')
    expect(queryOf({})).toBe('')
  })

  it.each([
    ['45-60 min', 60],
    ['45–60 分钟', 60],
    ['من 45 إلى 60 دقيقة', 60],
    ['30 min', 30],
    ['soon', undefined],
    ['', undefined],
    [undefined, undefined],
  ])('read %s as at most %s minutes', (duration, minutes) => {
    expect(longestMinutes(duration)).toBe(minutes)
  })

  it('choose by clinic, concern and time; a card without a time fits none', () => {
    const fitting = (query: string) =>
      cardsOf(treatments, 'en')
        .filter((card) => fits(card, read(query)))
        .map(({ slug }) => slug)
    expect(fitting('clinic=london')).toEqual(['cool-laser', 'electrolysis'])
    expect(fitting('concern=hair')).toEqual(['electrolysis', 'laser-hair-removal'])
    expect(fitting('duration=45')).toEqual(['cool-laser'])
    expect(fitting('duration=60')).toEqual(['cool-laser', 'laser-hair-removal'])
    expect(fitting('clinic=london&concern=hair&duration=90')).toEqual([])
  })
})
