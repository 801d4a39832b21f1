import { isObject, type Json, type JsonObject, parseJson } from '../../../model/json.ts'
import { type SetText, setText, textAtPath } from '../../../model/set-text.ts'
import { readSources, sourceHash, writeSources } from '../../../model/translations/sources.ts'
import { stampReplaced } from '../../../model/translations/stamp.ts'
import { SOURCES } from '../../../model/translations/texts.ts'
import { assertDocument } from '../changes.ts'
import { named } from '../document-names.ts'
import { type PendingSave, written } from './pending-save.ts'

const isSetText = (value: unknown): value is SetText =>
  isObject(value) && ['path', 'field', 'value', 'mark'].every((name) => typeof value[name] === 'string')

/** Returns the texts that a form wants set elsewhere, of what it sent beside its values. Throws for a path that is no document's. */
export function setTextsIn({ also }: Record<string, unknown>): SetText[] {
  const texts = Array.isArray(also) ? also.filter(isSetText) : []
  for (const { path } of texts) assertDocument(path)
  return texts
}

/** The steps to a text of a translation: those to its object, its language and its name. */
const TRANSLATION = /^(?:(.*)\.)?translations\.([^.]+)\.([^.]+)/

/**
 * Records from which English the texts were made that were set in the document of the form itself; what the form changed is
 * recorded already. A translation that was out of date when the form was opened stays so.
 */
function recordSources(opened: Json, after: JsonObject, fields: string[]): JsonObject {
  const recorded = stampReplaced(opened, after)
  for (const field of fields) {
    const [, object, key, name = ''] = TRANSLATION.exec(field) ?? []
    if (!key) continue
    const path = [object, 'translations', key, SOURCES].filter(Boolean).join('.')
    const [own, found] = [after, recorded].map((document) => readSources(textAtPath(document, path) as string | undefined))
    const source = found?.[name]
    if (source) setText(after, path.split('.'), writeSources({ ...own, [name]: source }) ?? '')
  }
  return after
}

/**
 * Returns a step that sets texts in other places, so that they are part of the same save. It throws a sentence for the editor
 * where one of them is no longer as they saw it.
 */
export const setElsewhere =
  (also: SetText[]) =>
  (pending: PendingSave): PendingSave => {
    const asked = new Map(pending.asked)
    for (const path of new Set(also.map((one) => one.path))) {
      const texts = also.filter((one) => one.path === path)
      const text = asked.get(path) ?? pending.before.get(path) ?? ''
      const [now, after] = [parseJson(text), parseJson(text)]
      for (const { field, value, mark } of texts) {
        const there = textAtPath(after, field)
        if (typeof there !== 'string' || sourceHash(there) !== mark) throw new Error(changedSentence(path, text))
        setText(after, field.split('.'), value)
      }
      if (!isObject(now) || !isObject(after)) continue
      const opened = asked.has(path) ? parseJson(pending.seen.get(path) ?? pending.before.get(path) ?? '') : undefined
      const fields = texts.map(({ field }) => field)
      asked.set(path, written(opened === undefined ? stampReplaced(now, after) : recordSources(opened, after, fields)))
    }
    return { ...pending, asked }
  }

const changedSentence = (path: string, text: string) =>
  `“${named(path, text).title}” was changed by somebody meanwhile, where you wanted the same change. Press Save again to see how it stands now`
