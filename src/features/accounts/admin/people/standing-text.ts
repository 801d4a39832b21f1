import { languageName } from '../../../../admin/i18n/language-name'
import type { Locale } from '../../../../model/languages.ts'
import type { Role } from '../../../../model/roles.ts'
import { word } from '../words/people'

type Said = { role: Role; languages: readonly Locale[]; enquiries: boolean }

/** `{ role: 'translator', languages: ['ar'], enquiries: true }` => `'Translator (Arabic) and enquiries'` */
export function standingText({ role, languages, enquiries }: Said): string {
  const named = role === 'translator' ? ` (${languages.map(languageName).join(', ')})` : ''
  return `${word(role)}${named}${enquiries ? ` ${word('withEnquiries')}` : ''}`
}
