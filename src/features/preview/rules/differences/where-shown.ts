import type { EveryDocument } from '../../../../content/cms/every-document.ts'
import { byMenu } from './menu-order.ts'
import { namesIn } from './names-in.ts'
import { addressesOf, shownAt } from './shown-at.ts'

/**
 * Gives the addresses of the pages that show a document or a picture, in the order of the menu; with `orDid` also those
 * of pages that showed it on the site and are still there.
 */
export type WhereShown = (name: string, orDid: boolean) => string[]

/** Looks through the pages of a branch, and of the site `before` it. What the settings name shows everywhere, and is given the home page. */
export function whereShown(now: EveryDocument, before: EveryDocument): WhereShown {
  const [shown, shownBefore] = [shownAt(now), shownAt(before)]
  const order = byMenu(now.settings)
  const everywhere = namesIn(now.settings)
  return (name, orDid) => {
    if (everywhere.has(name)) return ['/']
    const old = orDid ? addressesOf(name, shownBefore).filter((address) => shown.has(address)) : []
    return [...new Set([...addressesOf(name, shown), ...old])].sort(order)
  }
}
