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
