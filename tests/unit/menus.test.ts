import { describe, expect, it } from 'vitest'
import type { Settings } from '../../src/content/types.ts'
import { cardsOf } from '../../src/content/view/cards.ts'
import { fillersIn, isShown, namesFor } from '../../src/content/view/names.ts'
import { treatment, treatments } from '../fixtures/treatments.ts'

const more = [...treatments, treatment({ slug: 'exilis', name: 'Exilis' }), treatment({ slug: 'peel', name: 'A peel', category: 'peels' })]
const at = (slug: string) => `/procedures/body/${slug}`

const menus = (fill: number | undefined, items: string[]) =>
  ({
    menus: [
      {
        city: 'london',
        categories: [{ title: 'Body', href: '/london/body', category: 'body', fill, items: items.map((slug) => ({ href: at(slug) })) }],
      },
    ],
  }) as unknown as Settings

const filled = (fill: number | undefined, items: string[]) => fillersIn(namesFor(menus(fill, items), cardsOf(more, 'en')), '/london/body')

describe('A menu list', () => {
  it('shows an entry only while its treatment is published', () => {
    const names = namesFor(menus(undefined, ['cool-laser', 'gone']), cardsOf(more, 'en'))
    expect(isShown({ href: at('cool-laser') }, names)).toBe(true)
    expect(isShown({ href: at('gone') }, names)).toBe(false)
    expect(isShown({ href: at('gone'), label: 'Gone' }, names)).toBe(false)
    expect(isShown({ href: '/london', label: 'London' }, names)).toBe(true)
  })

  it('fills up with other listed treatments of its discipline and city, by name', () => {
    expect(filled(3, ['gone'])).toEqual([at('cool-laser'), at('exilis')])
    expect(filled(2, ['gone', 'exilis'])).toEqual([at('cool-laser')])
  })

  it('fills up to its number and no further, and not at all without one', () => {
    expect(filled(1, ['exilis'])).toEqual([])
    expect(filled(undefined, [])).toEqual([])
  })

  it('names in their order by name, whatever their order in the content, and none twice', () => {
    const cards = cardsOf(
      ['Gamma', 'Alpha', 'Beta'].map((name) => treatment({ slug: name.toLowerCase(), name })),
      'en',
    )
    const names = namesFor(menus(3, ['beta']), cards)
    expect(fillersIn(names, '/london/body')).toEqual([at('alpha'), at('gamma')])
    expect(names[at('beta')]).toEqual({ text: 'Beta', lang: undefined, fills: [] })
    expect(fillersIn(names, '/edinburgh/body')).toEqual([])
  })

  it('has the engraving of the first speciality, also where that fills up a list', () => {
    const [menu] = menus(2, []).menus ?? []
    const both = { menus: [{ ...menu, featured: [{ href: at('exilis') }] }] } as unknown as Settings
    const names = namesFor(both, cardsOf(more, 'en'))
    expect(fillersIn(names, '/london/body')).toContain(at('exilis'))
    expect(names[at('exilis')]?.plate).toMatch(/^\/plates\//)
  })

  it('knows the names that it shows alone, those of featured treatments too, which of them are in English, and the engraving of the first', () => {
    const featured = {
      menus: [{ city: 'london', featured: [{ href: at('cool-laser') }, { href: at('laser-hair-removal') }] }],
    } as unknown as Settings
    const names = namesFor(featured, cardsOf(more, 'ar'))
    expect(Object.entries(names)).toEqual([
      [at('laser-hair-removal'), { text: 'إزالة الشعر بالليزر', lang: undefined, fills: [] }],
      [at('cool-laser'), { text: 'Cool Laser', lang: 'en', fills: [], plate: expect.stringMatching(/^\/plates\/[\w-]+\.svg$/) }],
    ])
    expect(namesFor({} as Settings, cardsOf(more, 'en'))).toEqual({})
    expect(namesFor({ menus: [{ city: 'london' }] } as unknown as Settings, cardsOf(more, 'en'))).toEqual({})
  })

  it('is filled in two lists by what fits both', () => {
    const both = menus(1, [])
    const [menu] = both.menus ?? []
    const cards = cardsOf([treatment({ slug: 'exilis', name: 'Exilis' })], 'en')
    const edinburgh = { ...menu, city: 'edinburgh', categories: [{ ...menu?.categories?.[0], href: '/edinburgh/body' }] }
    expect(namesFor({ ...both, menus: [menu, edinburgh] } as Settings, cards)[at('exilis')]?.fills).toEqual([
      '/london/body',
      '/edinburgh/body',
    ])
  })
})
