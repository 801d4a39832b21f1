import { SETTINGS } from '../../../model/document-path.ts'
import type { Author } from '../../../model/editor.ts'
import { isObject, parseJson } from '../../../model/json.ts'
import { keyOfLocale, LANGUAGES } from '../../../model/languages.ts'
import { refusalFor } from '../../../model/role-sentences.ts'
import { onlyTranslates, type Permission, type Standing } from '../../../model/roles.ts'
import { otherChanges, withTexts } from '../../../model/translations/other-changes.ts'
import { named } from '../document-names.ts'
import { collectionOf } from '../schema.ts'
import { isRenamed } from './follow-renames.ts'
import { type PendingSave, withEach, written } from './pending-save.ts'

const NAMED_AT_MOST = 3
const list = new Intl.ListFormat('en', { type: 'conjunction' })

const standingOf = ({ role, languages = [], enquiries = false }: Author): Standing | undefined => role && { role, languages, enquiries }

/**
 * Returns a step that throws a sentence where an author saves documents that their role doesn't let them, however they ask for it:
 * by a form, a list, a replacement or the history.
 */
export const withinRole = (author: Author) => {
  const standing = standingOf(author)
  return (pending: PendingSave): PendingSave => {
    if (!standing) return pending
    for (const [path, text] of pending.asked) {
      const before = pending.before.get(path) ?? null
      if (!onlyTranslates(standing) && text !== before) assertMay(standing, neededFor(pending, path, text))
      if (onlyTranslates(standing) && text === null) refuse(standing, pending, path, 'take away')
      if (onlyTranslates(standing) && before === null) refuse(standing, pending, path, 'make')
    }
    return pending
  }
}

/**
 * Returns a step that leaves each document as it stands, but for the texts of a translator's languages as they wrote them. It throws
 * a sentence that names what else they changed. It comes once what others changed is merged in and texts in other places are set;
 * what later steps add, such as redirects, nobody wrote.
 */
export const withinLanguages = (author: Author) => {
  const standing = standingOf(author)
  return (pending: PendingSave): PendingSave => (standing && onlyTranslates(standing) ? onlyTheirTexts(pending, standing) : pending)
}

function neededFor(pending: PendingSave, path: string, text: string | null): Permission {
  if (path === SETTINGS) return 'settings.save'
  return text === null && !isRenamed(pending, path) ? 'content.delete' : 'content.save'
}

function assertMay(standing: Standing, permission: Permission) {
  const refused = refusalFor(standing, permission)
  if (refused) throw new Error(refused)
}

function refuse({ languages }: Standing, pending: PendingSave, path: string, what: string): never {
  const { title } = named(path, pending.before.get(path) ?? pending.asked.get(path) ?? null)
  const names = list.format(languages.map((locale) => LANGUAGES[locale].englishName))
  throw new Error(`you translate into ${names}, and this would ${what} “${title}”. Ask an editor for that.`)
}

function onlyTheirTexts(pending: PendingSave, standing: Standing): PendingSave {
  const keys = standing.languages.flatMap((locale) => keyOfLocale(locale) ?? [])
  return withEach(pending, (path, text) => {
    const [before, after] = [parseJson(pending.before.get(path) ?? ''), parseJson(text)]
    if (!isObject(before) || !isObject(after)) return refuse(standing, pending, path, 'make')
    const others = otherChanges(collectionOf(path)?.fields ?? [], before, after, keys).map((where) => where.join(' › '))
    const more = others.length > NAMED_AT_MOST ? [`${others.length - NAMED_AT_MOST} more`] : []
    if (others.length > 0) refuse(standing, pending, path, `change ${list.format([...others.slice(0, NAMED_AT_MOST), ...more])} of`)
    return written(withTexts(before, after, keys))
  })
}
