import { fold, termsOf } from '../../../model/fold.ts'
import type { DocumentText } from './document-texts.ts'
import type { FoundDocument, FoundText, SearchAnswer } from './find.ts'
import { aroundFirst, foundParts } from './found-parts.ts'

/** A text as it is searched: what people read of it, and the same folded, with a space before each word. */
export type SearchedText = DocumentText & { read: string; folded: string }

/** A document as it is searched. `titles` are the texts of its title, in each language that has one. */
export type SearchedDocument = {
  path: string
  collection: string
  title: string
  place: string
  /** The English address of its page, where visitors see one. */
  address?: string
  titles: SearchedText[]
  texts: SearchedText[]
  /** Returns where a field stands, in the words of the form. */
  whereIs(field: string): string[]
}

/** As many hits are shown; the count tells of the others. */
const MOST_DOCUMENTS = 6
const MOST_TEXTS = 40

const NAMES = /(^|\.)(title|heading|name|question|label)$/

/** Returns a text as it is searched: folded, with a space before each word. */
export const searched = (text: string): string => ` ${fold(text)}`

/** How well a text says what is asked for; 0 where a word is missing. */
function scoreOf(folded: string, terms: string[], phrase: string): number {
  if (!terms.every((term) => folded.includes(term))) return 0
  const whole = folded === ` ${phrase}` ? 8 : folded.startsWith(` ${phrase}`) ? 4 : 0
  return 1 + whole + (folded.includes(` ${phrase}`) ? 4 : folded.includes(phrase) ? 2 : 0)
}

const byScore = (a: { score: number }, b: { score: number }) => b.score - a.score

/** Returns the documents and the texts that hold every word of a query, best first. */
export function find(documents: SearchedDocument[], query: string): SearchAnswer {
  const [terms, phrase] = [termsOf(query), fold(query)]
  if (terms.length === 0) return { documents: [], texts: [], count: { documents: 0, texts: 0, inDocuments: 0 } }
  const named = documents.flatMap((document) => nameHit(document, terms, phrase)).sort(byScore)
  const shown = named.slice(0, MOST_DOCUMENTS)
  // The title that is shown would be the same line once more.
  const told = new Set(shown.map(({ title }) => title))
  const texts = documents
    .flatMap((document) =>
      document.texts.flatMap((text) => {
        const score = told.has(text) ? 0 : scoreOf(text.folded, terms, phrase)
        return score > 0 ? [{ document, text, score: score + (NAMES.test(text.field) ? 1 : 0) }] : []
      }),
    )
    .sort(byScore)
  return {
    documents: shown.map(({ hit }) => hit),
    texts: texts.slice(0, MOST_TEXTS).map(({ document, text }) => textHit(document, text, terms)),
    count: { documents: named.length, texts: texts.length, inDocuments: new Set(texts.map(({ document }) => document)).size },
  }
}

function nameHit({ path, collection, title, place, address, titles }: SearchedDocument, terms: string[], phrase: string) {
  const [best] = titles.map((text) => ({ text, score: scoreOf(text.folded, terms, phrase) })).sort(byScore)
  const found = best && best.score > 0 ? best : { text: undefined, score: scoreOf(searched(`${title} ${place}`), terms, phrase) / 2 }
  if (found.score === 0) return []
  const { read = title, language = 'en' } = found.text ?? {}
  const hit: FoundDocument = { path, collection, title: foundParts(read, terms), place, language, ...(address && { address }) }
  return [{ hit, score: found.score, title: found.text }]
}

const textHit = (document: SearchedDocument, { field, language, read }: SearchedText, terms: string[]): FoundText => ({
  ...whereOf(document, field),
  language,
  parts: aroundFirst(foundParts(read, terms)),
})

/** Returns where a text stands: its document, the page on which visitors see it, and its place in the form. */
export const whereOf = ({ path, collection, title, address, whereIs }: SearchedDocument, field: string) => {
  return { path, collection, title, ...(address && { address }), field, where: whereIs(field) }
}
