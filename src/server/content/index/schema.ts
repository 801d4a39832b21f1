import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Collection } from '../../../model/schema.ts'

const SCHEMA = join(import.meta.dirname, '../../../../tina/__generated__/_schema.json')

let known: Collection[] | undefined

/** What editors may write, as the CMS understood it. Read when it is first asked for: a fresh clone has none before its first build. */
export const collections = (): Collection[] => {
  known ??= JSON.parse(readFileSync(SCHEMA, 'utf8')).collections as Collection[]
  return known
}

/** The collection that a file belongs to: `'content/page/home.json'` => that of pages. */
export const collectionOf = (path: string): Collection | undefined => collections().find((one) => path.startsWith(`${one.path}/`))
