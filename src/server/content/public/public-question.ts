import * as generated from '../../../../tina/__generated__/types.ts'
import { leanQuery } from '../../../content/cms/lean-query.ts'

const MOST_DOCUMENTS = 100

/** The body that is posted to the public endpoint. */
export type PublicQuestion = { query?: unknown; variables?: Record<string, unknown> | null }

/** Returns the query to run and its variables, or a sentence that says why the question is not answered. */
export function understand({ query, variables }: PublicQuestion): { query: string; variables: object } | string {
  if (typeof query !== 'string' || typeof (variables ?? {}) !== 'object') return 'The body must be JSON with a query.'
  const operation = ownOperation(query)
  if (!operation) return 'This address answers only the queries of the site.'
  // Only what the query takes, in its order: anything else would make one question look like many.
  const names = [...(operation.split('{')[0] ?? '').matchAll(/\$(\w+)/g)].map(([, name = '']) => name)
  const taken = Object.fromEntries(names.map((name) => [name, variables?.[name]]).filter(([, value]) => (value ?? undefined) !== undefined))
  if (![taken.first, taken.last].every(isCount)) return `first and last are whole numbers from 1 to ${MOST_DOCUMENTS}.`
  return { query: operation, variables: taken }
}

/** Tells whether this number of documents may be asked for. Tina would take -1 for all documents, and 0 for fifty. */
const isCount = (count: unknown) =>
  count === undefined || (Number.isInteger(count) && Number(count) >= 1 && Number(count) <= MOST_DOCUMENTS)

const plain = (query: string) => query.replace(/\s+/g, ' ').trim()

/**
 * The site's own operations by their text: the generated queries, and nothing else. Each stands for the query without the
 * fields that are kept for editors.
 */
const OWN = new Map(
  Object.entries(generated).flatMap(([name, value]) => {
    const text = name.endsWith('Document') && typeof value === 'string' ? value : undefined
    return text ? [text, leanQuery(text)].map((one): [string, string] => [plain(one), leanQuery(text)]) : []
  }),
)

/**
 * Returns the query to run for one of the site's own: the same without the fields that are kept for editors. Spaces don't
 * matter. Undefined for any other query: `'{ __schema { types { name } } }'` => undefined
 */
const ownOperation = (query: string): string | undefined => OWN.get(plain(query))
