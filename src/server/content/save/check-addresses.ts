import { addressOf, fileNameOf } from '../../../model/address.ts'
import { FIXED } from '../../../model/fixed-addresses.ts'
import { isObject, parseJson } from '../../../model/json.ts'
import type { Changes } from '../changes.ts'
import type { Tree } from '../tree.ts'

/** The addresses of documents by the paths of their files. A document of a kind that has no page of its own has none. */
export type Addresses = Map<string, string>

const FOLDERS = ['content/page', 'content/treatment']

/** Returns the addresses of documents given as text. One that can't be read has none. */
export function addressesIn(texts: Changes): Addresses {
  const found = [...texts].map(([path, text]) => {
    const document = parseJson(text ?? '')
    return [path, isObject(document) ? addressOf(path, document) : undefined] as const
  })
  return new Map(found.filter((one): one is [string, string] => one[1] !== undefined))
}

/** Returns the paths of all documents that have an address. */
export const addressPaths = async (tree: Tree): Promise<string[]> =>
  (await Promise.all(FOLDERS.map((folder) => tree.paths(folder)))).flat().filter((path) => path.endsWith('.json'))

/** Tells whether a save gives another address to a document, or takes one away. */
export function isMove(before: Changes, after: Changes): boolean {
  const [old, now] = [addressesIn(before), addressesIn(after)]
  return old.size !== now.size || [...old].some(([path, address]) => now.get(path) !== address)
}

/** Throws with a sentence for the editor if a document takes an address that it may not have. */
export function assertAddresses(before: Addresses, after: Addresses, all: Addresses): void {
  for (const address of FIXED)
    if ([...before.values()].includes(address) && ![...all.values()].includes(address))
      throw new Error(`the site needs the page at ${address}, so it keeps its address`)
  for (const [path, address] of after) {
    if (before.get(path) === address) continue
    const other = [...all].find(([one, taken]) => one !== path && (taken === address || sameTreatment(one, path)))
    if (other) throw new Error(`${address} is taken already, by ${other[0]}`)
  }
}

/** Tells whether two files are one treatment to readers. Files of one name are, whatever their folders. */
const sameTreatment = (one: string, other: string) =>
  [one, other].every((path) => path.startsWith('content/treatment/')) && fileNameOf(one) === fileNameOf(other)
