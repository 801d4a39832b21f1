import type { FormValues } from '../saving/form'

/**
 * Changes that were typed and not saved, as the browser keeps them. `from` are the values that they were made to. The key
 * names the person who typed them: who shares the computer neither sees them nor loses their own to them. `tab` is the tab in which that was,
 * by `tabOf`; what an earlier version kept has none. `isMoved`: they were brought here from a draft that is gone, to be put back unasked.
 */
export type UnsavedChanges = {
  key: string
  branch: string
  path: string
  at: number
  tab?: string
  from: FormValues
  values: FormValues
  isMoved?: boolean
}

const PREFIX = 'unsaved:'
const KEPT_MS = 30 * 24 * 60 * 60 * 1000

/** How the keys of what one person typed begin: `'a:1'` => `'unsaved:a%3A1:'` */
const prefixOf = (person: string) => `${PREFIX}${encodeURIComponent(person)}:`
const OWNED = new RegExp(`^${PREFIX}[^:]+:`)

/** A key of one form in one tab of one person: two tabs never write over each other. */
export const newKey = (person: string): string => `${prefixOf(person)}${Date.now()}-${Math.random().toString(36).slice(2)}`

const TAB = 'desk-tab'

/** Returns the name of this tab of the browser, which stays the same when it is loaded again. */
export function tabOf(storage = sessionStorage): string {
  const tab = storage.getItem(TAB) ?? crypto.randomUUID()
  storage.setItem(TAB, tab)
  return tab
}

/** Keeps unsaved changes; a full storage loses the oldest of the same person first, and never those of others. */
export function writeKept({ key, ...typed }: UnsavedChanges, storage = localStorage): void {
  for (;;) {
    try {
      storage.setItem(key, JSON.stringify(typed))
      return
    } catch {
      const [own = ''] = OWNED.exec(key) ?? []
      const oldest = allIn(storage, Date.now()).findLast((other) => other.key.startsWith(own))
      if (!oldest || oldest.key === key) return
      storage.removeItem(oldest.key)
    }
  }
}

/** Forgets the unsaved changes that have this key. */
export const dropKept = (key: string, storage = localStorage): void => storage.removeItem(key)

/** All that a person typed and didn't save, the newest first. */
export const keptOf = (person: string, storage = localStorage, now = Date.now()): UnsavedChanges[] =>
  allIn(storage, now).filter(({ key }) => key.startsWith(prefixOf(person)))

/** Makes what a person typed on one branch, and didn't save, wait on another one. */
export function moveKept(person: string, from: string, to: string, storage = localStorage): void {
  for (const one of keptOf(person, storage)) if (one.branch === from) writeKept({ ...one, branch: to, isMoved: true }, storage)
}

/**
 * What everybody typed and didn't save, the newest first. What is older than thirty days goes away, and so does what an
 * earlier version kept, which names no person: nobody can tell whose words they are, so they may be shown to none.
 */
function allIn(storage: Storage, now: number): UnsavedChanges[] {
  const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '').filter((key) => key.startsWith(PREFIX))
  const all = keys.map((key) => ({ ...(JSON.parse(storage.getItem(key) ?? '{}') as Omit<UnsavedChanges, 'key'>), key }))
  const isKept = ({ key, at }: UnsavedChanges) => OWNED.test(key) && now - at < KEPT_MS
  for (const one of all) if (!isKept(one)) storage.removeItem(one.key)
  return all.filter(isKept).sort((a, b) => b.at - a.at)
}
