import type { Draft } from './draft.ts'

/** A document has another text than the editor's form opened: `seen` became `now`, null where it was deleted. */
export class Conflict extends Error {
  readonly path: string
  readonly seen: string
  readonly now: string | null
  constructor(path: string, seen: string, now: string | null) {
    super(`${path} was changed`)
    this.path = path
    this.seen = seen
    this.now = now
  }
}

/** Throws a `Conflict` for the first document that somebody changed since the editor opened it. */
export function refuseConflicts(draft: Draft): Draft {
  for (const path of draft.asked.keys()) {
    const [seen, now] = [draft.seen.get(path), draft.before.get(path) ?? null]
    if (typeof seen === 'string' && seen !== now) throw new Conflict(path, seen, now)
  }
  return draft
}
