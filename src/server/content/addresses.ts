import { readdir } from 'node:fs/promises'
import { join, posix, sep } from 'node:path'
import { treatmentPath } from '../../content/catalogue.ts'
import { COMING_SOON, SHARED_SECTIONS } from '../../content/load.ts'
import { type Changes, textOf } from './changes.ts'

/** Address of a document by the path of its file; undefined for kinds that have no page of their own. */
export type Addresses = Map<string, string>

const FOLDERS = ['content/page', 'content/treatment']

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

/** Every address of the site as it will be with `changed`. From the files: much faster than to ask for hundreds of documents. */
export async function allAddresses(root: string, changed: Changes): Promise<Addresses> {
  const folders = await Promise.all(
    FOLDERS.map(async (folder) => {
      const names = await readdir(join(root, folder), { recursive: true }).catch(() => [])
      return names.filter((name) => name.endsWith('.json')).map((name) => [folder, ...name.split(sep)].join('/'))
    }),
  )
  const others = folders.flat().filter((path) => !changed.has(path))
  const texts = await Promise.all(others.map(async (path) => [path, await textOf(join(root, path))] as const))
  return addressesIn(new Map([...texts.filter(([, text]) => isJson(text)), ...changed]))
}

/** A file that was broken by hand is reported elsewhere, and has no address. */
function isJson(text: string | null): boolean {
  try {
    return text !== null && JSON.parse(text) !== null
  } catch {
    return false
  }
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
