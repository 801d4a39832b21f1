import { fieldChanges } from '../../../model/field-changes.ts'
import { isObject, parseJson } from '../../../model/json.ts'
import type { Checkout } from '../git/checkout.ts'
import { gitOr } from '../git/git.ts'
import { collectionOf } from '../schema.ts'
import type { PendingSave } from './pending-save.ts'

const NAMED_AT_MOST = 6

/**
 * Returns a sentence that tells an editor who changed a document since they opened it, and in which fields. Saving once more
 * is then a decision.
 */
export async function conflictMessage(checkout: Checkout | undefined, { path, seen, now }: Conflict): Promise<string> {
  const log = checkout && (await gitOr(checkout.dir, ['log', '-1', '--format=%an%x00%cd', '--date=format:%H:%M', checkout.ref, '--', path]))
  const [who = 'Somebody', when] = log?.split('\0') ?? []
  const fields = whatChanged(path, seen, now)
  const named = [...fields.slice(0, NAMED_AT_MOST), ...(fields.length > NAMED_AT_MOST ? [`and ${fields.length - NAMED_AT_MOST} more`] : [])]
  return `${who} changed ${path}${when ? ` at ${when} UTC` : ''} while you had it open (${named.join(', ')}). Your text is still in the form. Save again to put yours in its place; the other version stays in the history.`
}

/**
 * Returns the names of the fields in which two texts of a document differ, as the form has them:
 * `['Sections › Hero with film: Medicine first › Heading']`
 */
function whatChanged(path: string, seen: string, now: string | null): string[] {
  if (now === null) return ['it was deleted']
  const [before, after] = [parseJson(seen), parseJson(now)]
  if (!isObject(before) || !isObject(after)) return ["its file can't be read"]
  return fieldChanges(collectionOf(path)?.fields ?? [], before, after).map(({ where }) => where.join(' › '))
}

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
export function refuseConflicts(draft: PendingSave): PendingSave {
  for (const path of draft.asked.keys()) {
    const [seen, now] = [draft.seen.get(path), draft.before.get(path) ?? null]
    if (typeof seen === 'string' && seen !== now) throw new Conflict(path, seen, now)
  }
  return draft
}
