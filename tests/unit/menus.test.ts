import { describe, expect, it } from 'vitest'
import { cardsOf } from '../../src/content/catalogue.ts'
import { fillersIn, isShown, namesFor } from '../../src/content/names.ts'
import type { Settings } from '../../src/content/types.ts'
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
})
