import { LRUCache } from 'lru-cache'
import { versionOf } from '../../../model/version.ts'

const TEXTS_AT_MOST = 10_000
const NEWEST = 'newest'
const TOLD = 'told'

/** The version of the document that a saved form started from, and a name for the version that the save makes. */
export type FormVersions = { opened?: string; saved?: string }

/** A place in which several processes keep such texts, by their keys. It never throws. */
export type SharedTexts = {
  read(keys: string[]): Promise<Map<string, string | null>>
  write(texts: Map<string, string | null>): Promise<void>
}

/**
 * Remembers the texts that documents had when a session opened or saved them, by session, branch, path and version: one
 * document may be open in two tabs, in each as it was at another time. With `shared`, what was opened at another process is
 * known, too.
 */
export function rememberSeen(shared?: SharedTexts) {
  const texts = new LRUCache<string, { text: string | null }>({ max: TEXTS_AT_MOST })
  return {
    of: (session: string, branch: string, form: FormVersions = {}) => {
      const key = (path: string, version: string) => [session, branch, path, version].join('\0')
      const get = (path: string, version: string) => texts.get(key(path, version))?.text
      const noted = new Map<string, string | null>()
      const set = (path: string, version: string, text: string | null) => {
        if (shared) noted.set(key(path, version), text)
        texts.set(key(path, version), { text })
      }
      const keep = (path: string, text: string | null, version?: string) => {
        set(path, NEWEST, text)
        if (version) set(path, version, text)
      }
      return {
        /** Returns the text that the form started from; the newest that the session has seen where the form doesn't say. */
        base: (path: string) => (form.opened && get(path, form.opened)) ?? get(path, NEWEST) ?? undefined,
        /** Keeps the text that a form opened, by its version. */
        opened: keep,
        /** Keeps the text that the form holds after its save. */
        saved: (path: string, text: string | null) => keep(path, text, form.saved),
        /** Keeps the text of which the editor was told that it clashes with theirs, and returns it. */
        tell: (path: string, text: string | null) => set(path, TOLD, text),
        told: (path: string) => get(path, TOLD),
        /** Fetches what other processes know of documents. */
        async recall(paths: Iterable<string>) {
          const versions = [NEWEST, TOLD, ...(form.opened ? [form.opened] : [])]
          const keys = [...paths].flatMap((path) => versions.map((version) => key(path, version)))
          for (const [found, text] of (await shared?.read(keys)) ?? []) texts.set(found, { text })
        },
        /** Lets other processes know what was noted here. */
        async share() {
          const all = new Map(noted)
          noted.clear()
          await shared?.write(all)
        },
      }
    },
  }
}

/** The texts that one session has seen of one branch. */
export type SeenTexts = ReturnType<ReturnType<typeof rememberSeen>['of']>

const DOCUMENT = /^content\/.+\.json$/

/** A document that an answer opens: its path, and the version that its form names when it is saved. */
type Opened = { path: string; version: string }

/**
 * Returns the documents that an answer opens: those whose values it holds, as forms ask for them. A list of titles opens
 * nothing.
 */
export function formsIn(data: unknown): Opened[] {
  if (typeof data !== 'object' || data === null) return []
  if (Array.isArray(data)) return data.flatMap(formsIn)
  const node = data as Record<string, unknown>
  const sys = (node._internalSys ?? node._sys) as { path?: unknown } | undefined
  const own = node._internalValues ?? node._values
  const opened = own && typeof sys?.path === 'string' && DOCUMENT.test(sys.path) ? [{ path: sys.path, version: versionOf(own) }] : []
  return [
    ...opened,
    ...Object.entries(node).flatMap(([name, value]) => (name === '_internalValues' || name === '_values' ? [] : formsIn(value))),
  ]
}
