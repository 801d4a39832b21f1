import type { ListedDocument } from '../../../src/features/lists/rules/list.ts'
import { fold, termsOf } from '../../../src/model/fold.ts'

/** The states of a document in a list, the one that wants an eye most first. */
export const STATES = ['unsaved', 'problem', 'hidden', 'stale', 'missing', 'public'] as const
export type DocumentState = (typeof STATES)[number]

/** What a list knows beside its rows: which documents hold unsaved work here, and how many errors the content report has for each. */
export type ListWarnings = { unsaved: Set<string>; errors: Map<string, number> }

/** Returns every state that a document is in, the first the one that its row names. */
export function statesOf({ path, isShown, languages }: ListedDocument, { unsaved, errors }: ListWarnings): DocumentState[] {
  const is: Record<DocumentState, boolean> = {
    unsaved: unsaved.has(path),
    problem: (errors.get(path) ?? 0) > 0,
    hidden: !isShown,
    stale: languages.some(({ stale }) => stale > 0),
    missing: languages.some(({ missing }) => missing > 0),
    public: isShown,
  }
  return STATES.filter((state) => is[state])
}

export const SORTS = ['name', 'change', 'state'] as const
export type Sort = (typeof SORTS)[number]

/** What of a list is shown, and in which order. Empty texts choose all. */
export type ListView = { search: string; group: string; city: string; state: DocumentState | ''; sort: Sort }

const searched = ({ title, note, shows }: ListedDocument) => fold([title, note, ...shows.map(({ label }) => label)].join(' '))

/** Returns the rows that a view shows, in its order. */
export function shownOf(rows: ListedDocument[], { search, group, city, state, sort }: ListView, beside: ListWarnings): ListedDocument[] {
  const terms = termsOf(search)
  const shown = rows.filter((row) => {
    const text = terms.length > 0 ? searched(row) : ''
    if (!terms.every((term) => text.includes(term))) return false
    if (group && row.group !== group) return false
    if (city && !row.cities.includes(city)) return false
    return !state || statesOf(row, beside).includes(state)
  })
  const rank = (row: ListedDocument) => STATES.indexOf(statesOf(row, beside)[0] ?? 'public')
  // Rows come in the order of their names, and equal ones stay so.
  if (sort === 'change') return shown.toSorted((a, b) => (b.hand?.date ?? '').localeCompare(a.hand?.date ?? '', 'en'))
  return sort === 'state' ? shown.toSorted((a, b) => rank(a) - rank(b)) : shown
}
