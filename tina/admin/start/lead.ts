import { languageName } from '../../../src/admin/i18n/language-name'
import { commaList } from '../../../src/admin/names'
import { may, type Standing } from '../../../src/model/roles.ts'
import { word } from './words'

/** Says what somebody can do from the first screen, by their role: on the site itself, or in a draft. */
export function leadFor(standing: Standing | undefined, isOnSite: boolean): string {
  const place = isOnSite ? 'leadSite' : 'leadDraft'
  if (!standing || may(standing, 'content.save')) return word(place)
  if (!may(standing, 'content.translate')) return word(`${place}Read`)
  return word(`${place}Translate`, { languages: commaList(standing.languages.map(languageName)) })
}
