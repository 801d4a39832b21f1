import type { City } from '../../model/clinics.ts'
import type { Names } from '../site.ts'
import type { MenuCategory, Settings } from '../types.ts'
import type { Card } from './cards.ts'

/** Returns names for the menu entries that lead to a treatment. Unpublished treatments have none, so their entries disappear. */
export function namesFor({ menus = [] }: Settings, cards: Card[]): Names {
  const names: Names = {}
  const add = ({ href, card }: Card, fills: string[] = []) => {
    const lang = card._english?.includes('name') ? 'en' : undefined
    names[href] = { text: card.name, lang, fills: [...(names[href]?.fills ?? []), ...fills] }
  }
  const wanted = new Set(
    menus.flatMap(({ featured = [], categories = [] }) =>
      [...featured, ...categories.flatMap(({ items = [] }) => items)].map(({ href }) => href),
    ),
  )
  for (const card of cards) if (wanted.has(card.href)) add(card)
  for (const menu of menus)
    for (const category of menu.categories ?? [])
      for (const card of fillersOf(category, menu.city as City, cards)) add(card, [category.href])
  for (const { featured } of menus) {
    const first = cards.find(({ href }) => href === featured?.find((item) => names[item.href])?.href)
    if (first) Object.assign(names[first.href] ?? {}, { plate: first.plate })
  }
  return names
}

/** Returns the listed treatments that fill a menu list up to its number: of its discipline and city, not yet in it, by name. */
export function fillersOf({ category, fill = 0, items = [] }: MenuCategory, city: City, cards: Card[]): Card[] {
  const named = items.filter(({ href }) => cards.some((card) => card.href === href))
  return cards
    .filter(
      (card) => card.listed && card.category === category && card.cities.includes(city) && !items.some(({ href }) => href === card.href),
    )
    .slice(0, Math.max(0, fill - named.length))
}

/** Returns the addresses of the treatments that fill up the menu list whose listing is at `href`. */
export const fillersIn = (names: Names, href: string) => Object.keys(names).filter((treatment) => names[treatment]?.fills.includes(href))

/**
 * Tells whether a menu shows an entry. One for a treatment disappears when that is gone: its address has no name then,
 * and a label helps only outside `/procedures/`. One that leads nowhere disappears, too.
 */
export const isShown = (item: { href: string; label?: string }, names: Names) =>
  Boolean(names[item.href]) || (Boolean(item.label) && item.href !== '' && !item.href.startsWith('/procedures/'))
