import { LRUCache } from 'lru-cache'

const DOCUMENTS_AT_MOST = 5000

/** Remembers the text that a document had when a session opened or saved it, by session, branch and path. */
export function rememberSeen() {
  const texts = new LRUCache<string, { text: string | null }>({ max: DOCUMENTS_AT_MOST })
  const key = (session: string, branch: string, path: string) => `${session}\0${branch}\0${path}`
  return {
    of: (session: string, branch: string) => ({
      get: (path: string) => texts.get(key(session, branch, path))?.text ?? undefined,
      set: (path: string, text: string | null) => void texts.set(key(session, branch, path), { text }),
    }),
  }
}

/** The texts that one session has seen of one branch. */
export type Seen = ReturnType<ReturnType<typeof rememberSeen>['of']>

const DOCUMENT = /^content\/.+\.json$/

/**
 * Returns the paths of the documents that an answer opens: those whose values it holds, as forms ask for them. A list of
 * titles opens nothing.
 */
export function formsIn(data: unknown): string[] {
  if (typeof data !== 'object' || data === null) return []
  if (Array.isArray(data)) return data.flatMap(formsIn)
  const node = data as Record<string, unknown>
  const sys = (node._internalSys ?? node._sys) as { path?: unknown } | undefined
  const own = node._internalValues ?? node._values
  const path = own && typeof sys?.path === 'string' && DOCUMENT.test(sys.path) ? [sys.path] : []
  return [
    ...path,
    ...Object.entries(node).flatMap(([name, value]) => (name === '_internalValues' || name === '_values' ? [] : formsIn(value))),
  ]
}
