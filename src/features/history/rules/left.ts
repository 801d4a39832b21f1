import type { LeftText, TakenBack } from './change.ts'

const NAMED_AT_MOST = 5

/** Names texts by their places: `'About › Title; Home › Hero › Heading; and 2 more'` */
export function placesOf(texts: Pick<LeftText, 'title' | 'where'>[]): string {
  const named = texts.slice(0, NAMED_AT_MOST).map(({ title, where }) => [title, ...where].join(' › '))
  return [...named, ...(texts.length > NAMED_AT_MOST ? [`and ${texts.length - NAMED_AT_MOST} more`] : [])].join('; ')
}

/** Says in which documents a change was taken back, and which texts were left. */
export function backSentence({ documents, left }: TakenBack): string {
  const back = documents === 0 ? 'Nothing was taken back.' : `Taken back in ${documents === 1 ? '1 place' : `${documents} places`}.`
  if (left.length === 0) return documents === 0 ? `${back} These texts are already as they were.` : back
  return `${back} Left as they are, because they were changed since or begun by this change: ${placesOf(left)}.`
}
