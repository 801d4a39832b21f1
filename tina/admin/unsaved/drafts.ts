import type { FormValues } from '../saving/form'

/**
 * Changes that were typed and not saved, as the browser keeps them. `from` are the values that they were made to. The key
 * names the person who typed them: who shares the computer neither sees them nor loses their own to them.
 */
export type Draft = { key: string; branch: string; path: string; at: number; from: FormValues; values: FormValues }

const PREFIX = 'unsaved:'
const KEPT_MS = 30 * 24 * 60 * 60 * 1000

/** How the keys of one person's drafts begin: `'a:1'` => `'unsaved:a%3A1:'` */
const prefixOf = (person: string) => `${PREFIX}${encodeURIComponent(person)}:`
const OWNED = new RegExp(`^${PREFIX}[^:]+:`)

/** A key of one form in one tab of one person: two tabs never write over each other. */
export const newKey = (person: string): string => `${prefixOf(person)}${Date.now()}-${Math.random().toString(36).slice(2)}`

/** Keeps a draft; a full storage loses the oldest drafts of the same person first, and never those of others. */
export function keepDraft({ key, ...draft }: Draft, storage = localStorage): void {
  for (;;) {
    try {
      storage.setItem(key, JSON.stringify(draft))
      return
    } catch {
      const [own = ''] = OWNED.exec(key) ?? []
      const oldest = allIn(storage, Date.now()).findLast((other) => other.key.startsWith(own))
      if (!oldest || oldest.key === key) return
      storage.removeItem(oldest.key)
    }
  }
}

export const dropDraft = (key: string, storage = localStorage): void => storage.removeItem(key)

/** All drafts of a person, the newest first. */
export const draftsOf = (person: string, storage = localStorage, now = Date.now()): Draft[] =>
  allIn(storage, now).filter(({ key }) => key.startsWith(prefixOf(person)))

/**
 * The drafts of everybody, the newest first. Those older than thirty days go away, and so do those of earlier versions,
 * which name no person: nobody can tell whose words they are, so they may be shown to none.
 */
function allIn(storage: Storage, now: number): Draft[] {
  const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '').filter((key) => key.startsWith(PREFIX))
  const drafts = keys.map((key) => ({ ...(JSON.parse(storage.getItem(key) ?? '{}') as Omit<Draft, 'key'>), key }))
  const isKept = ({ key, at }: Draft) => OWNED.test(key) && now - at < KEPT_MS
  for (const draft of drafts) if (!isKept(draft)) storage.removeItem(draft.key)
  return drafts.filter(isKept).sort((a, b) => b.at - a.at)
}
