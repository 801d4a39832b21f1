import { SETTINGS } from '../../../model/document-path.ts'
import { parseJson } from '../../../model/json.ts'
import { afterMoves, type Redirect } from '../../../model/redirects.ts'
import { type AddressMap, addressesIn, assertAddresses, isMove, type PendingSave, type Rename, written } from './pending-save.ts'

type Settings = { redirects?: Redirect[] }

function redirectsIn(text: string): Redirect[] {
  const settings = parseJson(text) as Settings | undefined
  if (!settings) throw new Error("the settings can't be read, so no redirect can be left. Bring back their last good text first")
  return settings.redirects ?? []
}
const withRedirects = (text: string, redirects: Redirect[]) => written({ ...(parseJson(text) as Settings), redirects })

/** Returns the old and new addresses of the documents that a save moves: in their files, or to other files. */
export function movesOf(before: AddressMap, after: AddressMap, renames: readonly Rename[]): Redirect[] {
  const fileOf = (path: string) => renames.find(({ from }) => from === path)?.to ?? path
  const moves = [...before].flatMap(([path, from]) => {
    const to = after.get(fileOf(path))
    return to === undefined || to === from ? [] : [{ from, to }]
  })
  return moves
}

/** Adds redirects to the settings, so that old addresses lead on to new ones. Throws if an address can't be had. */
export function leaveRedirects(pending: PendingSave): PendingSave {
  const { before, asked } = pending
  const own = new Map([...before].filter(([path]) => asked.has(path)))
  if (!isMove(own, asked)) return pending
  const [old, now] = [addressesIn(own), addressesIn(asked)]
  const all = addressesIn(new Map([...before, ...asked]))
  assertAddresses(old, now, all)
  const settings = asked.get(SETTINGS) ?? before.get(SETTINGS)
  if (!settings) return pending
  const there = new Set(all.values())
  const redirects = afterMoves(redirectsIn(settings), movesOf(old, now, pending.renames), (address) => there.has(address))
  if (JSON.stringify(redirects) === JSON.stringify(redirectsIn(settings))) return pending
  return { ...pending, left: new Map([[SETTINGS, withRedirects(settings, redirects)]]) }
}
