import { posix } from 'node:path'
import { treatmentPath } from '../../content/catalogue.ts'
import type { Request } from '../../content/client.ts'
import { COMING_SOON, SHARED_SECTIONS } from '../../content/load.ts'
import type { Changes } from './changes.ts'

/** Address of a document by the path of its file; undefined for kinds that have no page of their own. */
export type Addresses = Map<string, string>

const ALL = `query Addresses {
  pageConnection(first: 5000) { edges { node { slug _sys { path } } } }
  treatmentConnection(first: 5000) { edges { node { category _sys { path } } } }
}`

/** Pages that the site itself asks for by their address. */
const FIXED = ['home', COMING_SOON, SHARED_SECTIONS].map((slug) => addressOf('content/page/any.json', { slug }))

/** `('content/page/a.json', { slug: 'about' })` => `'/about'`; a treatment's address is made of its category and its file's name. */
export function addressOf(path: string, document: { slug?: unknown; category?: unknown }): string | undefined {
  if (path.startsWith('content/page/')) return document.slug === 'home' ? '/' : `/${document.slug}`
  if (path.startsWith('content/treatment/')) return treatmentPath(String(document.category), posix.basename(path, '.json'))
  return undefined
}

/** The addresses of documents given as text. */
export function addressesIn(texts: Changes): Addresses {
  const found = [...texts].map(([path, text]) => [path, text === null ? undefined : addressOf(path, JSON.parse(text))] as const)
  return new Map(found.filter((one): one is [string, string] => one[1] !== undefined))
}

type Node = { slug?: string; category?: string; _sys: { path: string } }
type Answer = Record<string, { edges: ({ node: Node | null } | null)[] | null } | null>

/** Every address of the site, as it will be with `after`. */
export async function allAddresses(request: Request, changed: Changes): Promise<Addresses> {
  const { data } = await request(ALL, {})
  const nodes = Object.values((data ?? {}) as Answer).flatMap((connection) => connection?.edges?.flatMap((edge) => edge?.node ?? []) ?? [])
  const indexed = nodes.flatMap((node): [string, string][] => {
    const address = changed.has(node._sys.path) ? undefined : addressOf(node._sys.path, node)
    return address ? [[node._sys.path, address]] : []
  })
  return new Map([...indexed, ...addressesIn(changed)])
}

/** Throws with a sentence for the editor if a document takes an address that it may not have. */
export function assertAddresses(before: Addresses, after: Addresses, all: Addresses): void {
  for (const address of FIXED)
    if ([...before.values()].includes(address ?? '') && ![...all.values()].includes(address ?? ''))
      throw new Error(`the site needs the page at ${address}, so it keeps its address`)
  for (const [path, address] of after) {
    if (before.get(path) === address) continue
    if (!before.has(path) && !/^content\/\w+(\/[a-z0-9-]+)+\.json$/.test(path))
      throw new Error('the name of the file may have only small letters, digits and -')
    const other = [...all].find(([one, taken]) => one !== path && (taken === address || sameTreatment(one, path)))
    if (other) throw new Error(`${address} is taken already, by ${other[0]}`)
  }
}

/** Two files of one name are one treatment to its readers, whatever their folders. */
const sameTreatment = (one: string, other: string) =>
  [one, other].every((path) => path.startsWith('content/treatment/')) && posix.basename(one) === posix.basename(other)
