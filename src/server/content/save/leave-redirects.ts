import { afterMoves, type Redirect, withNewRedirects } from '../../../content/redirects.ts'
import { parseJson } from '../../../model/json.ts'
import type { Changes } from '../changes.ts'
import { type Tree, textIn } from '../tree.ts'
import { type Addresses, addressesIn, allAddresses, assertAddresses } from './addresses.ts'
import type { Seen } from './shown-texts.ts'

const SETTINGS = 'content/siteSettings/settings.json'

type Settings = { redirects?: Redirect[] }

function redirectsIn(text: string): Redirect[] {
  const settings = parseJson(text) as Settings | undefined
  if (!settings) throw new Error("the settings can't be read, so no redirect can be left. Bring back their last good text first")
  return settings.redirects ?? []
}
const withRedirects = (text: string, redirects: Redirect[]) => JSON.stringify({ ...(parseJson(text) as Settings), redirects }, null, 2)

/**
 * Returns the old and new addresses of the documents that a save moves: a document gets another address in its file, or
 * another file of the same collection.
 */
export function movesOf(before: Addresses, after: Addresses): Redirect[] {
  const same = [...before].flatMap(([path, from]) => (after.has(path) ? [{ from, to: after.get(path) as string }] : []))
  const gone = [...before].filter(([path]) => !after.has(path))
  const come = [...after].filter(([path]) => !before.has(path))
  const kind = (path = '') => path.split('/')[1]
  const renamed = gone.length === 1 && come.length === 1 && kind(gone[0]?.[0]) === kind(come[0]?.[0])
  const other = renamed ? [{ from: gone[0]?.[1] as string, to: come[0]?.[1] as string }] : []
  return [...same, ...other].filter(({ from, to }) => from !== to)
}

/**
 * Returns the settings with the redirects that a save needs: old addresses lead on to the new ones. Empty if the settings
 * stay as they are. Throws a sentence for the editor if an address can't be had.
 */
export async function redirectsFor(tree: Tree, previous: Changes, changes: Changes): Promise<Changes> {
  const [before, after] = [addressesIn(previous), addressesIn(changes)]
  const untouched = before.size === after.size && [...before].every(([path, address]) => after.get(path) === address)
  if (untouched) return new Map()
  const all = await allAddresses(tree, changes)
  assertAddresses(before, after, all)
  const text = changes.get(SETTINGS) ?? (await textIn(tree, SETTINGS))
  if (!text) return new Map()
  const there = new Set(all.values())
  const redirects = afterMoves(redirectsIn(text), movesOf(before, after), (address) => there.has(address))
  return JSON.stringify(redirects) === JSON.stringify(redirectsIn(text)) ? new Map() : new Map([[SETTINGS, withRedirects(text, redirects)]])
}

/** Keeps the redirects that came since an editor opened the settings: they are no conflict, and the editor's save gets them, too. */
export function keepNewRedirects(seen: Seen, previous: Changes, changes: Changes): void {
  const [opened, now, wanted] = [seen.get(SETTINGS), previous.get(SETTINGS), changes.get(SETTINGS)]
  if (!opened || !now || !wanted || opened === now || withRedirects(opened, redirectsIn(now)) !== now) return
  changes.set(SETTINGS, withRedirects(wanted, withNewRedirects(redirectsIn(opened), redirectsIn(now), redirectsIn(wanted))))
  seen.set(SETTINGS, now)
}
