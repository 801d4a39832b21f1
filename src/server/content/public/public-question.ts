import { ownOperation } from './operations.ts'

const MOST_DOCUMENTS = 100

/** The body that is posted to the public endpoint. */
export type Question = { query?: unknown; variables?: Record<string, unknown> | null }

/** Returns the query to run and its variables, or a sentence that says why the question is not answered. */
export function understand({ query, variables }: Question): { query: string; variables: object } | string {
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
