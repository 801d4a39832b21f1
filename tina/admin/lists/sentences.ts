import { languageName } from '../../../src/admin/i18n/language-name'
import { commaList, namesOf } from '../../../src/admin/names'
import type { LanguageState, ListedDocument } from '../../../src/features/lists/rules/list.ts'
import type { DocumentState } from './states'
import { word } from './words'

/** Says the state of a row, with how much of it: `'3 languages with texts missing'`. */
export function stateOf(state: DocumentState, { languages, visibility }: ListedDocument, errors: number): string {
  const count = (wanted: 'stale' | 'missing') => languages.filter((one) => one[wanted] > 0).length
  if (state === 'problem') return word('problems', { count: errors })
  if (state === 'stale') return word('staleLanguages', { count: count('stale') })
  if (state === 'missing') return word('missingLanguages', { count: count('missing') })
  if (state === 'hidden' && visibility === undefined) return word('nowhere')
  return word(state === 'public' && visibility === 'unlisted' ? 'publicUnlisted' : state)
}

/** Says how a language stands: `'Arabic: 2 texts missing'` */
export function languageOf({ language, stale, missing }: LanguageState): string {
  const parts = [
    ...(stale > 0 ? [word('staleTexts', { count: stale })] : []),
    ...(missing > 0 ? [word('missingTexts', { count: missing })] : []),
  ]
  return word('language', { language: languageName(language), state: commaList(parts) || word('upToDate') })
}

const NAMED_AT_MOST = 4

/** Asks before something is deleted: what would lose it, and whether it can come back. */
export function deleteQuestion({ title, usedBy, entriesIn }: ListedDocument, hasHistory: boolean): string {
  const names = namesOf(usedBy, NAMED_AT_MOST, 'moreThings')
  const lose = usedBy.length > 0 ? word('usedBy', { names, count: usedBy.length }) : ''
  return word('deleteIt', { title }) + lose + (entriesIn.length > 0 ? word('entriesGo') : '') + (hasHistory ? '' : word('noHistory'))
}

/** Says how many rows are shown: `(2, 9)` => `'2 of 9'` */
export const noneFound = (shown: number, all: number) => (shown === 0 ? word('noneFits', { all }) : word('someFit', { shown, all }))
