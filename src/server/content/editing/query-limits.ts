import { parse } from 'graphql'
import { type QuerySize, sizeOf } from './query-size.ts'

/**
 * The most that a GraphQL text may ask for. It is looked at before Tina checks it against the schema, which takes minutes
 * for a text that repeats a field often enough, and everybody waits meanwhile. The number behind each limit is the most that
 * the admin asks for, measured over all its screens; most of it is the form of a page, which grows with each new kind of
 * section.
 */
const LONGEST = 200_000 // 46,716 characters
const MOST = {
  operations: 1, // 1
  selections: 10_000, // 2,356
  roots: 8, // 2
  aliases: 100, // 10
  depth: 30, // 13, by the introspection query
  pairs: 80_000, // 17,804
  lists: 4, // 2
  listsInLists: 0, // 0
} satisfies Partial<QuerySize>
/**
 * The most documents that a list may be asked for, unless it is asked for all, -1. The start screen asks for 1,000, and
 * choosing a document from a list for all.
 */
const MOST_DOCUMENTS = 1000

const SENTENCES: Record<keyof typeof MOST, string> = {
  operations: 'Ask for one operation at a time.',
  selections: 'The query asks for too many fields.',
  roots: 'The query asks for too many things at once.',
  aliases: 'The query gives too many fields another name.',
  depth: 'The query is nested too deeply.',
  pairs: 'The query asks for the same field too often.',
  lists: 'The query asks for too many lists.',
  listsInLists: 'The query asks for a list for each document of a list.',
}

/** Returns a sentence that says why a query is larger than the admin's; undefined if it is not. */
export function excess(query: string, variables: Record<string, unknown>): string | undefined {
  if (query.length > LONGEST) return `The query is longer than ${LONGEST} characters.`
  const size = measured(query, variables)
  if (typeof size === 'string') return size
  const over = (Object.keys(SENTENCES) as (keyof typeof MOST)[]).find((what) => size[what] > MOST[what])
  if (over) return SENTENCES[over]
  return size.counts.every(isCount) ? undefined : `first and last are whole numbers up to ${MOST_DOCUMENTS}, or -1 for all.`
}

const isCount = (count: unknown) =>
  count === undefined || count === null || (typeof count === 'number' && Number.isInteger(count) && count >= -1 && count <= MOST_DOCUMENTS)

function measured(query: string, variables: Record<string, unknown>): QuerySize | string {
  try {
    return sizeOf(parse(query, { noLocation: true }), variables, MOST.selections)
  } catch (error) {
    return error instanceof RangeError ? SENTENCES.depth : `The query can’t be read: ${error instanceof Error ? error.message : error}`
  }
}
