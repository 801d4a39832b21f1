import { type Json, parseJson } from '../../../model/json.ts'
import { stamp } from '../../../model/translations/stamp.ts'
import { type Draft, withEach, written } from './draft.ts'

/** Records in each document from which English its translations were made; a renamed one is compared with its old file. */
export function stampTranslations(draft: Draft): Draft {
  const [removed, ...others] = [...draft.asked].flatMap(([path, text]) => (text === null ? [draft.before.get(path) ?? null] : []))
  const renamed = others.length === 0 ? removed : undefined
  return withEach(draft, (path, text) => written(stamp(parseJson(draft.before.get(path) ?? renamed ?? ''), JSON.parse(text) as Json)))
}
