import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Collection } from '../../model/schema.ts'

const SCHEMA = join(import.meta.dirname, '../../../tina/__generated__/_schema.json')

let known: Collection[] | undefined

/**
 * Returns the collections of the generated schema, which says what editors may write. The file is read at the first call: a
 * fresh clone has none before its first build.
 */
export const collections = (): Collection[] => {
  known ??= JSON.parse(readFileSync(SCHEMA, 'utf8')).collections as Collection[]
  return known
}

/** Returns the collection that a file belongs to: `'content/page/home.json'` => that of pages. */
export const collectionOf = (path: string): Collection | undefined => collections().find((one) => path.startsWith(`${one.path}/`))
