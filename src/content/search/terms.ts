import { alike, meaningful, stems } from './alike.ts'
import { isHan, partsOf } from './letters.ts'
import { knownPairs, type PreparedSearch } from './prepare.ts'
import { meant } from './typing-errors.ts'

/** A part of what was typed, in each form that counts for it, and how much that counts: `[{ text: 'filler', factor: 1 }, …]` */
export type Term = { text: string; factor: number }[]

/** So much of a query is looked for: anybody may send any. */
const MOST = { parts: 8, pairs: 12 }
const FACTORS = { stem: 0.9, alike: 0.7, oneError: 0.7, moreErrors: 0.5, pair: 0.6 }

/** Returns what is looked for, part by part. A word that stands nowhere is taken for one that is spelled nearly so; Chinese that stands nowhere is looked for in pairs. */
export function termsFor(query: string, prepared: PreparedSearch): Term[] {
  return meaningful(joinedWhereKnown(partsOf(query), prepared))
    .slice(0, MOST.parts)
    .flatMap((part) => termsOf(part, prepared))
}

/** Joins two parts that stand nowhere side by side, but somewhere as one word: `['hi', 'fu']` => `['hifu']` */
function joinedWhereKnown(parts: string[], { all }: PreparedSearch): string[] {
  const joins = (one: string, next: string | undefined) =>
    next !== undefined && !isHan(one + next) && all.includes(` ${one}${next} `) && !all.includes(` ${one} ${next}`)
  const at = parts.findIndex((part, index) => joins(part, parts[index + 1]))
  return at < 0 ? parts : [...parts.slice(0, at), `${parts[at]}${parts[at + 1]}`, ...parts.slice(at + 2)]
}

function termsOf(part: string, prepared: PreparedSearch): Term[] {
  const forms: Term = [
    { text: part, factor: 1 },
    ...stems(part).map((text) => ({ text, factor: FACTORS.stem })),
    ...alike(part).map((text) => ({ text, factor: FACTORS.alike })),
  ]
  const isKnown = forms.some(({ text }) => prepared.all.includes(text)) || isKeyOf(part, prepared)
  if (isKnown) return [forms]
  if (!isHan(part)) {
    const others = meant(part, prepared.words).map(({ word, errors }) => ({
      text: word,
      factor: errors === 1 ? FACTORS.oneError : FACTORS.moreErrors,
    }))
    return [[...forms, ...others]]
  }
  const pairs = knownPairs(prepared, part).slice(0, MOST.pairs)
  const more = alikeWithin(part)
  if (pairs.length === 0 && more.length === 0) return [forms]
  return [...pairs.map((text) => [{ text, factor: FACTORS.pair }]), ...more]
}

/** Other words for those that a piece of Chinese holds: `'激光脱毛多少钱'` => that of the price. */
const alikeWithin = (text: string): Term[] =>
  [2, 3, 4]
    .flatMap((length) => [...text].map((_, at) => [...text].slice(at, at + length).join('')))
    .flatMap((piece) => {
      const others = alike(piece)
      return others.length > 0 ? [[piece, ...others].map((one) => ({ text: one, factor: FACTORS.alike }))] : []
    })

const isKeyOf = (part: string, { compared }: PreparedSearch) =>
  compared.some(({ fields }) => fields.some(({ isKey, text }) => isKey && text.includes(` ${part}`)))
