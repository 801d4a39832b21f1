import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** A field as the generated schema describes it, as far as a person wants to read about it. */
export type Field = {
  name: string
  label?: string
  type: string
  list?: boolean
  isTitle?: boolean
  fields?: Field[]
  templates?: { name: string; label?: string; fields: Field[] }[]
  options?: (string | { value: string; label: string })[]
}
export type Collection = { name: string; label: string; path: string; fields: Field[] }

const FILE = join(import.meta.dirname, '../../../../tina/__generated__/_schema.json')

let known: Collection[] | undefined

/** Returns the collections of the schema that this build has. */
export function collections(): Collection[] {
  known ??= (JSON.parse(readFileSync(FILE, 'utf8')) as { collections: Collection[] }).collections
  return known
}

/** Returns the collection of a document: `'content/faq/a.json'` => Questions. */
export const collectionOf = (path: string): Collection | undefined => collections().find((one) => path.startsWith(`${one.path}/`))
