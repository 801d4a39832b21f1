import type { Card } from './catalogue.ts'
import type { Names } from './site.ts'
import type { Settings } from './types.ts'

/** Names for the menu entries that lead to a treatment. Unpublished treatments have none, so their entries disappear. */
export function namesFor({ menus }: Settings, cards: Card[]): Names {
  const wanted = new Set(
    menus?.flatMap(({ featured, categories }) =>
      [...(featured ?? []), ...(categories ?? []).flatMap(({ items }) => items ?? [])].map(({ href }) => href),
    ),
  )
  return Object.fromEntries(
    cards
      .filter(({ href }) => wanted.has(href))
      .map(({ href, card }) => [href, { text: card.name, lang: card._english?.includes('name') ? 'en' : undefined }]),
  )
}

/** Menus without the entries whose treatment is gone: those without a name and without a label. */
export const isShown = (item: { href: string; label?: string }, names: Names) =>
  Boolean(names[item.href]) || (Boolean(item.label) && !item.href.startsWith('/procedures/'))
