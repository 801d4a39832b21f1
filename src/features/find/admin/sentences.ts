import { commaList } from '../../../admin/names'
import { placesOf } from '../../../admin/taken-back'
import type { ReplacementDone, SearchAnswer } from '../rules/find.ts'
import { word } from './words/palette'
import { word as replaceWord } from './words/replace'

/** Says how much was found: `'1 title, 59 texts in 9 places; the best are listed'`. */
export function foundSentence({ documents, texts, count }: SearchAnswer): string {
  if (count.documents === 0 && count.texts === 0) return word('nothingFound')
  const inTexts = { texts: word('texts', { count: count.texts }), places: word('places', { count: count.inDocuments }) }
  const told = commaList([
    ...(count.documents > 0 ? [word('titles', { count: count.documents })] : []),
    ...(count.texts > 0 ? [word('textsIn', inTexts)] : []),
  ])
  const isCut = documents.length < count.documents || texts.length < count.texts
  return isCut ? word('best', { told }) : told
}

/** Says what was replaced: `'12 texts replaced in 5 places, as one change.'` */
export function replacedSentence({ replaced, documents }: ReplacementDone): string {
  if (replaced === 0) return replaceWord('nothingReplaced')
  return replaceWord('replacedIn', { texts: replaceWord('textsReplaced', { count: replaced }), count: documents })
}

/** Says which texts were left, because somebody changed them in the meantime. */
export const leftSentence = (left: ReplacementDone['left']): string => replaceWord('left', { places: placesOf(left) })
