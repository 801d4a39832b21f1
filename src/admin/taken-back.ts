import { placeName } from './field-words/place-word'
import { word } from './words'

const NAMED_AT_MOST = 5

/** A text by its document and where in it it stands. */
type ChangedText = { title: string; where: string[] }

/** Names texts by their places: `'About › Title; Home › Hero › Heading; and 2 more'` */
export function placesOf(texts: ChangedText[]): string {
  const named = texts.slice(0, NAMED_AT_MOST).map(placeName)
  const more = texts.length - NAMED_AT_MOST
  return [...named, ...(more > 0 ? [word('andMore', { number: more })] : [])].join('; ')
}

/** Says in how many documents a change was taken back, and which texts were left. */
export function backSentence({ documents, left }: { documents: number; left: ChangedText[] }): string {
  const back = documents === 0 ? word('nothingBack') : word('takenBack', { count: documents })
  if (left.length > 0) return word('leftAsIs', { back, places: placesOf(left) })
  return documents === 0 ? word('alreadyBack') : back
}
