import { isObject, parseJson } from '../../../model/json.ts'
import { merge } from '../../../model/merge/merge.ts'
import { collectionOf } from '../schema.ts'
import { Conflict } from './conflict.ts'
import { type PendingSave, withEach, written } from './pending-save.ts'
import type { FormTexts } from './shown-texts.ts'

/**
 * Returns a step that joins each document with what others made of it since the editor opened it. It throws a `Conflict` where
 * both changed one text, unless `form` has it that the editor was told of the text that stands now: then the editor's own goes
 * in its place.
 */
export const mergeChanges = (form?: FormTexts) => (pending: PendingSave) => {
  for (const [path, text] of pending.asked) if (text === null) assertSeen(pending, path, form)
  return withEach(pending, (path, text) => {
    const [opened, now] = [pending.seen.get(path), pending.before.get(path) ?? null]
    if (typeof opened !== 'string' || opened === now) return text
    const [base, theirs, mine] = [opened, now ?? '', text].map(parseJson)
    const isTold = form?.told(path) === now
    if (!isObject(base) || !isObject(theirs) || !isObject(mine)) {
      if (isTold) return text
      throw new Conflict(path, [now === null ? 'it was deleted' : 'its file can’t be read'], now)
    }
    const { document, clashes } = merge(collectionOf(path)?.fields ?? [], { base, theirs, mine })
    if (clashes.length > 0 && !isTold)
      throw new Conflict(
        path,
        clashes.map((where) => where.join(' › ')),
        now,
      )
    return written(document)
  })
}

/** Throws a `Conflict` where the editor takes a document away that somebody changed since they opened it. */
function assertSeen({ seen: opened, before }: PendingSave, path: string, form?: FormTexts) {
  const [base, now] = [opened.get(path), before.get(path) ?? null]
  if (typeof base === 'string' && base !== now && form?.told(path) !== now) throw new Conflict(path, ['texts of it'], now)
}
