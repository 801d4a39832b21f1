import { placesOf } from '../../../admin/taken-back'
import type { Found, ReplacementDone } from '../rules/find.ts'

const many = (count: number, one: string, more: string) => `${count} ${count === 1 ? one : more}`

/** Says how much was found: `'1 page, 59 texts in 9 places; the first 40 are listed'`. */
export function foundSentence({ documents, texts, count }: Found): string {
  if (count.documents === 0 && count.texts === 0) return 'Nothing found'
  const told = [
    ...(count.documents > 0 ? [many(count.documents, 'title', 'titles')] : []),
    ...(count.texts > 0 ? [`${many(count.texts, 'text', 'texts')} in ${many(count.inDocuments, 'place', 'places')}`] : []),
  ].join(', ')
  const isCut = documents.length < count.documents || texts.length < count.texts
  return isCut ? `${told}; the best are listed` : told
}

export const WHAT_CAN_BE_FOUND =
  'Any text of any page, treatment, question, person or setting, in English, Chinese and Arabic: type a word of it, or several. Or choose what to do.'
export const NOTHING =
  'No text has all of these words. Try fewer of them, or another spelling. Addresses and names of pictures are not searched.'

/** Says what was replaced: `'12 texts replaced in 5 places, as one change.'` */
export function replacedSentence({ replaced, documents }: ReplacementDone): string {
  if (replaced === 0) return 'Nothing was replaced.'
  return `${many(replaced, 'text', 'texts')} replaced in ${many(documents, 'place', 'places')}, as one change. Nothing else was touched.`
}

/** Says which texts were left, because somebody changed them in the meantime. */
export const leftSentence = (left: ReplacementDone['left']): string =>
  `Changed by somebody meanwhile, and left as they are: ${placesOf(left)}. They are listed anew below if they still have these words.`
