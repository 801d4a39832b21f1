import type { LanguageState, Row } from '../../../src/features/lists/rules/list.ts'
import { LANGUAGES } from '../../../src/model/languages.ts'
import type { KindName } from '../new/kinds'
import type { Sort, State } from './states'

/** What one thing of a list is called, where there is a button for a new one. */
export const NEW: Record<KindName, string> = {
  page: 'New page',
  treatment: 'New treatment',
  faq: 'New question',
  teamMember: 'New person',
  testimonial: 'New review',
}

export const STATE_WORDS: Record<State, string> = {
  unsaved: 'Not saved yet',
  problem: 'To put right',
  hidden: 'Not public',
  stale: 'Older than the English',
  missing: 'Not translated',
  public: 'Public',
}

export const SORT_WORDS: Record<Sort, string> = { name: 'Name', change: 'Last change', state: 'State' }

const counted = (number: number, one: string, many: string) => (number === 1 ? `1 ${one}` : `${number} ${many}`)

/** Says the state of a row, with how much of it: `'3 languages missing'`. */
export function stateOf(state: State, { languages, visibility }: Row, errors: number): string {
  const [stale, missing] = [languages.filter((one) => one.stale > 0).length, languages.filter((one) => one.missing > 0).length]
  if (state === 'problem') return `${counted(errors, 'thing', 'things')} to put right`
  if (state === 'stale') return `${counted(stale, 'language', 'languages')} older than the English`
  if (state === 'missing') return `${counted(missing, 'language', 'languages')} with texts missing`
  if (state === 'hidden' && visibility === undefined) return WORDS.nowhere
  return state === 'public' && visibility === 'unlisted' ? 'Public, not listed' : STATE_WORDS[state]
}

/** Says how a language stands: `'Arabic: 2 texts missing'` */
export function languageOf({ language, stale, missing }: LanguageState): string {
  const parts = [
    stale > 0 && `${counted(stale, 'text', 'texts')} older than the English`,
    missing > 0 && `${counted(missing, 'text', 'texts')} missing`,
  ].filter(Boolean)
  return `${LANGUAGES[language].englishName}: ${parts.join(', ') || 'up to date'}`
}

const NAMED_AT_MOST = 4

/** Names a few things: `'Home, London and 3 more'` */
export function namesOf(names: string[]): string {
  const more = names.length - NAMED_AT_MOST
  const all = more > 0 ? [...names.slice(0, NAMED_AT_MOST), `${more} more`] : names
  return all.length < 2 ? all.join('') : `${all.slice(0, -1).join(', ')} and ${all.at(-1)}`
}

/** Asks before something is deleted: what would lose it, and whether it can come back. */
export function deleteQuestion({ title, usedBy }: Row, hasHistory: boolean): string {
  const lose =
    usedBy.length > 0
      ? ` ${namesOf(usedBy)} ${usedBy.length === 1 ? 'leads' : 'lead'} to it or ${usedBy.length === 1 ? 'shows' : 'show'} it.`
      : ''
  const back = hasHistory ? '' : ' There is no history here, so it can’t be brought back.'
  return `Delete “${title}”?${lose}${back}`
}

export const WORDS = {
  search: 'Find in this list',
  state: 'State',
  anyState: 'any',
  all: 'All',
  bothCities: 'Both cities',
  clinic: 'Clinic',
  kind: 'Kind',
  sort: 'Sort by',
  name: 'Name',
  shows: 'Shows on',
  languages: 'Languages',
  change: 'Last change',
  more: 'What can be done',
  nowhere: 'On no page yet',
  waiting: 'Reading the list …',
  openPage: 'Open on its page',
  openForm: 'Open its form',
  history: 'History',
  remove: 'Delete',
  keep: 'Keep it',
  removeIt: 'Delete it',
  undo: 'Undo',
  empty: 'Nothing here yet. What you make stands in this list.',
  showAll: 'Show all',
  unknownErrors: 'What the report would put right could not be read, so those states are missing here.',
}

export const moreFor = (title: string) => `What can be done with ${title}`
export const noneFound = (shown: number, all: number) => (shown === 0 ? `None of ${all} fits.` : `${shown} of ${all}`)
export const deleted = (title: string) => `Deleted: ${title}.`
export const broughtBack = (title: string) => `“${title}” is back.`
export const notBroughtBack = (title: string) => `“${title}” could not be brought back here. Its history has it.`

/** What the button says that gives a document another value of its field Visible. */
export const VISIBILITY_WORDS: Record<string, string> = {
  published: 'Make public',
  listed: 'Make public, in listings',
  unlisted: 'Make public, out of listings',
  unpublished: 'Hide from visitors',
}
export const nowIs: Record<string, (title: string) => string> = {
  published: (title) => `Visitors see “${title}” now.`,
  listed: (title) => `Visitors see “${title}” now, and listings have it.`,
  unlisted: (title) => `Visitors find “${title}” by search; listings leave it out.`,
  unpublished: (title) => `Visitors don’t see “${title}” any more.`,
}
