type Node = { id: string; _sys: { relativePath: string } }

/** The values that an earlier revision fetched, by key, each with the files that have changed since. */
export type Earlier = ReadonlyMap<string, { value: Promise<unknown>; changed: readonly string[] }>

const known = new WeakMap<object, Set<string>>()

/** Returns the files that a value came from: its own, and those of the documents it refers to. */
function filesOf(value: object): Set<string> {
  const files = known.get(value) ?? new Set(JSON.stringify(value).match(/content\/[^"]+?\.json/g))
  known.set(value, files)
  return files
}

const shows = (value: object, files: readonly string[]) => files.some((file) => filesOf(value).has(file))

/** If more of a list than this part of it changed, it is fetched faster as a whole. */
const MOST = 0.5

/** Fetches each value once. Of the values of an earlier revision, only those that show a changed file are fetched again. */
export function remember(earlier: Earlier = new Map()) {
  const fetched = new Map<string, Promise<unknown>>()
  /** Waits until all that earlier revisions asked for has been answered, one way or the other. */
  const settled = () => Promise.allSettled([...earlier.values()].map(({ value }) => value))
  // A file that no value came from is new. A document may refer to it, so everything is fetched again.
  const isNew = async (files: readonly string[]) => {
    const parts = (await settled()).flatMap((one) => (one.status === 'fulfilled' ? (one.value as object) : []))
    return files.some((file) => !parts.some((part) => filesOf(part).has(file)))
  }

  function once<T>(key: string, fetch: () => Promise<T>, renew: (old: T, changed: readonly string[]) => Promise<T>): Promise<T> {
    const old = earlier.get(key)
    const renewed = async () => {
      if (!old || (await isNew(old.changed))) return fetch()
      return old.value.then((value) => renew(value as T, old.changed)).catch(fetch)
    }
    const promise = (fetched.get(key) as Promise<T> | undefined) ?? renewed()
    if (!fetched.has(key)) promise.catch(() => fetched.delete(key))
    fetched.set(key, promise)
    return promise
  }

  return {
    one: <T extends object>(key: string, fetch: () => Promise<T>) =>
      once(key, fetch, async (old, changed) => (shows(old, changed) ? fetch() : old)),
    /** `fetchOne` returns nothing or throws where a document is gone or broken; then the whole list is fetched again. */
    list: <T extends Node>(key: string, fetch: () => Promise<T[]>, fetchOne: (relativePath: string) => Promise<T | null | undefined>) =>
      once(key, fetch, async (old, changed) => {
        const stale = old.filter((node) => shows(node, changed))
        if (stale.length === 0) return old
        if (stale.length > old.length * MOST) return fetch()
        const fresh = await Promise.all(stale.map(({ _sys }) => fetchOne(_sys.relativePath)))
        if (fresh.some((node) => !node)) return fetch()
        return old.map((node) => fresh[stale.indexOf(node)] ?? node)
      }),
    settled,
    /** Returns the values that the next revision may take over, given the files that changed. */
    after: (changed: string[]): Earlier =>
      new Map([
        ...[...earlier].map(([key, old]) => [key, { value: old.value, changed: [...old.changed, ...changed] }] as const),
        ...[...fetched].map(([key, value]) => [key, { value, changed }] as const),
      ]),
  }
}
