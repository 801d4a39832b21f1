import { offers, standingNow } from '../../../src/admin/standing'
import { SETTINGS } from '../../../src/model/document-path.ts'
import { onlyTranslates, type Permission } from '../../../src/model/roles.ts'
import { type Cms, type Form, isOnSite } from './form'
import { word } from './sentences'

/** The permission that a form asks for: the settings are for fewer people; a translator's save is looked at by the server. */
export function permissionFor({ id, path }: Pick<Form, 'id' | 'path'>): Permission {
  const standing = standingNow()
  if (standing && onlyTranslates(standing)) return 'content.translate'
  return [id, path].includes(SETTINGS) ? 'settings.save' : 'content.save'
}

/** Lets the buttons under a form name their effect: where Save saves to, or that it doesn't, and that the other takes back what is not saved. */
export function nameButtons(cms: Cms, form: Form): void {
  const refused = standingNow()?.draftsOnly ? 'inDraft' : 'notToSave'
  const save = offers(permissionFor(form)) ? (isOnSite(cms) ? 'saveSite' : 'saveDraft') : refused
  form.buttons = { save: word(save), reset: word('reset') }
}
