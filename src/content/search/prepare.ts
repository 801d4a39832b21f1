import type { SearchEntry } from './entry.ts'
import { isHan, pairsOf, wordsIn } from './letters.ts'

/** A text of an entry with the weight of a word in it. `whole` is one name, which may be all that was typed. */
type Field = { text: string; weight: number; whole?: boolean; isKey?: boolean }

/** An entry as it is compared with what was typed. */
type Compared = { entry: SearchEntry; fields: Field[] }

/** All that search knows. `all` is every text; `words` are those in which typing errors are looked for. */
export type PreparedSearch = { compared: Compared[]; all: string; words: Set<string> }

const WEIGHTS = { title: 8, name: 7, key: 7, more: 3, text: 1 }
/** So many letters make a word in which an error can be told. */
const LONG_ENOUGH = 4

function fieldsOf({ title, text, names, keys, more, of, does }: SearchEntry): Field[] {
  const fields: Field[] = [
    { text: wordsIn(title), weight: WEIGHTS.title, whole: true },
    ...names.map((name) => ({ text: wordsIn(name), weight: WEIGHTS.name, whole: true })),
    { text: ` ${keys} `, weight: WEIGHTS.key, isKey: true },
    { text: wordsIn([...more, of ?? ''].join(' ')), weight: WEIGHTS.more },
    { text: wordsIn([does, text].filter(Boolean).join(' · ')), weight: WEIGHTS.text },
  ]
  return fields.filter(({ text: one }) => one.trim() !== '')
}

/** Makes ready what search looks in. It is done once for many queries. */
export function prepare(entries: SearchEntry[]): PreparedSearch {
  const compared = entries.map((entry) => ({ entry, fields: fieldsOf(entry) }))
  const texts = compared.flatMap(({ fields }) => fields.filter(({ isKey }) => !isKey).map(({ text }) => text))
  const words = texts.flatMap((text) => text.split(' ')).filter((word) => word.length >= LONG_ENOUGH && !isHan(word))
  return { compared, all: texts.join(''), words: new Set(words) }
}

/** Returns those pairs of characters in a piece of Chinese that stand anywhere: what is left to look for of a sentence that stands nowhere. */
export const knownPairs = ({ all }: PreparedSearch, text: string) => pairsOf(text).filter((pair) => all.includes(pair))
