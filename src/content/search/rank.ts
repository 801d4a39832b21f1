import { KINDS, type SearchEntry, type SearchKind } from './entry.ts'
import { isHan, wordsIn } from './letters.ts'
import type { PreparedSearch } from './prepare.ts'
import { type Term, termsFor } from './terms.ts'

/** The entries of one kind that were found, best first. */
export type FoundGroup = { kind: SearchKind; entries: SearchEntry[] }

/** All that was found, the group with the best first, and the words that it was found by. */
export type SearchResult = { groups: FoundGroup[]; by: string[] }

const IS_WORD = 1.6
const BEGINS_WORD = 1.3
/** Beside treatments, so many of a kind are enough. */
const MOST_OTHERS = 6
/** This part of the words is enough where nothing has all of them, by how rare they are. */
const ENOUGH = 0.5
/** So little is little. */
const FEW = 6
const BY_KIND: Record<SearchKind, number> = { treatment: 1.15, page: 1, person: 1, question: 0.9 }

type Compared = PreparedSearch['compared'][number]
type Field = Compared['fields'][number]

/** Returns the worth of a form of a term in a text: 0 where it doesn't stand there. A letter or two count at the beginning of a word only. */
function fitOf({ text, isKey }: Field, form: string): number {
  if (text.includes(` ${form} `)) return IS_WORD
  if (text.includes(` ${form}`)) return BEGINS_WORD
  const inside = isHan(form) || form.length >= (isKey ? 4 : 3)
  return inside && text.includes(form) ? 1 : 0
}

const scoreOf = ({ fields }: Compared, term: Term) =>
  Math.max(...fields.flatMap((field) => term.map(({ text, factor }) => field.weight * factor * fitOf(field, text))))

/** More for a name that is, begins with, or holds all that was typed; the shorter the name, the more. */
function wholeScore({ fields }: Compared, typed: string): number {
  const bare = typed.trim()
  const scores = fields.map(({ text, whole }) => {
    if (!whole || !bare || !text.includes(bare)) return 0
    if (text === typed) return 60
    const share = bare.length / text.trim().length
    return (text.startsWith(` ${bare}`) ? 20 : 12) * share
  })
  return Math.max(0, ...scores)
}

/** Returns what fits a query, in groups: what has every word, and where that is little, what has most of them. */
export function search(prepared: PreparedSearch, query: string): SearchResult {
  const terms = termsFor(query, prepared)
  const typed = wordsIn(query)
  if (terms.length === 0) return { groups: [], by: [] }
  const scored = prepared.compared.map((one) => ({ one, scores: terms.map((term) => scoreOf(one, term)) }))
  const rarity = terms.map((_, at) =>
    Math.log(1 + scored.length / Math.max(1, scored.filter(({ scores }) => (scores[at] ?? 0) > 0).length)),
  )
  const all = rarity.reduce((sum, one) => sum + one, 0)
  const ranked = scored
    .map(({ one, scores }) => ({
      entry: one.entry,
      share: scores.reduce((sum, score, at) => sum + (score > 0 ? (rarity[at] ?? 0) : 0), 0) / all,
      score: (scores.reduce((sum, score, at) => sum + score * (rarity[at] ?? 0), 0) + wholeScore(one, typed)) * BY_KIND[one.entry.kind],
    }))
    .filter(({ share }) => share >= ENOUGH)
    .sort((a, b) => b.score - a.score)
  // What has every word comes first; a few of the others follow where it is little.
  const complete = ranked.filter(({ share }) => share > 0.999)
  const shown = complete.length < FEW ? [...complete, ...ranked.filter((one) => !complete.includes(one)).slice(0, FEW)] : complete
  return {
    groups: grouped(shown.map(({ entry }) => entry)),
    by: [...new Set(terms.flat().map(({ text }) => text))],
  }
}

/** The kinds in the order of their best, each with its own. */
function grouped(entries: SearchEntry[]): FoundGroup[] {
  const order = [...new Set(entries.map(({ kind }) => kind))]
  return order.map((kind) => {
    const own = entries.filter((entry) => entry.kind === kind)
    return { kind, entries: kind === KINDS[0] ? own : own.slice(0, MOST_OTHERS) }
  })
}
