import { SETTINGS } from '../../../model/document-path.ts'
import type { Author } from '../../../model/editor.ts'
import { isObject, parseJson } from '../../../model/json.ts'
import { keyOfLocale, LANGUAGES } from '../../../model/languages.ts'
import { refusalFor } from '../../../model/role-sentences.ts'
import { onlyTranslates, type Permission, type Standing } from '../../../model/roles.ts'
import { otherChanges, withTexts } from '../../../model/translations/other-changes.ts'
import { named } from '../document-names.ts'
import { collectionOf } from '../schema.ts'
import { isRename } from './follow-renames.ts'
import { type PendingSave, withEach, written } from './pending-save.ts'

const NAMED_AT_MOST = 3
const list = new Intl.ListFormat('en', { type: 'conjunction' })

/**
 * Returns a step that throws a sentence where a save goes beyond the role of its author. It looks at what the commit would
 * change, however it was asked for: by a form, a list, a replacement or the history.
 */
export const withinRole = ({ role, languages = [], enquiries = false }: Author) => {
  const standing = role && { role, languages, enquiries }
  return (draft: PendingSave): PendingSave => {
    if (!standing) return draft
    if (onlyTranslates(standing)) return onlyTheirTexts(draft, standing)
    for (const [path, text] of draft.asked) if (text !== (draft.before.get(path) ?? null)) assertMay(standing, neededFor(draft, path, text))
    return draft
  }
}

function neededFor(draft: PendingSave, path: string, text: string | null): Permission {
  if (path === SETTINGS) return 'settings.save'
  return text === null && !isRename(draft) ? 'content.delete' : 'content.save'
}

function assertMay(standing: Standing, permission: Permission) {
  const refused = refusalFor(standing, permission)
  if (refused) throw new Error(refused)
}

/** The documents as they stand, with the texts of a translator's languages as they wrote them. Throws where they changed anything else. */
function onlyTheirTexts(draft: PendingSave, { languages }: Standing): PendingSave {
  const keys = languages.flatMap((locale) => keyOfLocale(locale) ?? [])
  const refuse = (path: string, what: string) => {
    const { title } = named(path, draft.before.get(path) ?? draft.asked.get(path) ?? null)
    const names = list.format(languages.map((locale) => LANGUAGES[locale].englishName))
    throw new Error(`you translate into ${names}, and this would ${what} “${title}”. Ask an editor for that`)
  }
  for (const [path, text] of draft.asked) if (text === null) refuse(path, 'take away')
  return withEach(draft, (path, text) => {
    const [before, after] = [parseJson(draft.before.get(path) ?? ''), parseJson(text)]
    if (!isObject(before) || !isObject(after)) return refuse(path, 'make')
    const others = otherChanges(collectionOf(path)?.fields ?? [], before, after, keys).map((where) => where.join(' › '))
    const more = others.length > NAMED_AT_MOST ? [`${others.length - NAMED_AT_MOST} more`] : []
    if (others.length > 0) refuse(path, `change ${list.format([...others.slice(0, NAMED_AT_MOST), ...more])} of`)
    return written(withTexts(before, after, keys))
  })
}
