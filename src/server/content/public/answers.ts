import { LRUCache } from 'lru-cache'
import { isKeptBack, withoutExamples } from '../../../model/examples.ts'
import { isObject } from '../../../model/json.ts'
import type { ReadingStore } from '../store.ts'

const MOST_CHARACTERS = 16 * 1024 * 1024

/** Runs `work` when its turn comes and returns its text. If it throws, nothing is remembered. */
type Turn = (work: () => Promise<string>) => Promise<string>

type Answers = LRUCache<string, string, () => Promise<string>>

const create = (): Answers =>
  new LRUCache({
    maxSize: MOST_CHARACTERS,
    sizeCalculation: (text, key) => text.length + key.length,
    // Everybody who waits for an answer gets it, even if others have pushed it out meanwhile.
    ignoreFetchAbort: true,
    fetchMethod: (_key, _stale, { context }) => context(),
  })

/**
 * Returns a function that gives public answers as they are sent, as JSON text. Each query with its variables is run once for
 * each revision of a branch, when it is its `turn`.
 */
export function rememberAnswers() {
  const known = new WeakMap<ReadingStore, { revision: number; answers: Answers }>()
  return async (store: ReadingStore, query: string, variables: object, turn: Turn): Promise<string> => {
    const kept = known.get(store)
    const { answers } = kept?.revision === store.revision ? kept : { answers: create() }
    if (answers !== kept?.answers) known.set(store, { revision: store.revision, answers })
    const run = async () => {
      const { data, errors } = await store.request(query, variables)
      return JSON.stringify(errors?.length ? { data, errors } : { data: shownOf(withoutUnpublished(data)) })
    }
    return answers.forceFetch(JSON.stringify([query, variables]), { context: () => turn(run) })
  }
}

type Document = { visibility?: string | null } | null
type List = { edges?: ({ node?: Document } | null)[] | null } | null
type Answer = { treatment?: Document; page?: Document; treatmentConnection?: List; pageConnection?: List }

type Found = object | null | undefined
type Connection = { edges?: ({ node?: Found } | null)[] | null }

/** Returns an answer without what is still an example that nobody has written, as pages show it to visitors. */
function shownOf(data: unknown): unknown {
  if (!isObject(data)) return data
  const shown = (document: Found) => (document && !isKeptBack(document) ? withoutExamples(document) : null)
  const all = ({ edges, ...list }: Connection) => ({
    ...list,
    edges: edges?.filter((edge) => !edge?.node || shown(edge.node)).map((edge) => edge && { ...edge, node: shown(edge.node) }),
  })
  return Object.fromEntries(
    Object.entries(data).map(([name, value]) => [
      name,
      isObject(value) ? ('edges' in value ? all(value as Connection) : shown(value)) : value,
    ]),
  )
}

const isShown = (document: Document | undefined) => document?.visibility !== 'unpublished'

/** Returns an answer of the content service without the pages and treatments that are not published; null if it is about one of them. */
function withoutUnpublished(data: unknown): unknown {
  const { treatment, page, treatmentConnection, pageConnection } = (data ?? {}) as Answer
  if (!isShown(treatment) || !isShown(page)) return null
  return {
    ...(data as Answer),
    ...(treatmentConnection && { treatmentConnection: shownIn(treatmentConnection) }),
    ...(pageConnection && { pageConnection: shownIn(pageConnection) }),
  }
}

const shownIn = (list: NonNullable<List>): List => ({ ...list, edges: list.edges?.filter((edge) => isShown(edge?.node)) })
