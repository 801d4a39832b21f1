/**
 * Splits a heading in two: `'Lead part|highlighted part'` => `['Lead part', 'highlighted part']`; only the first pipe
 * counts. While an editor writes there may be no text yet.
 */
export function splitPipe(text = ''): [lead: string, highlight: string | undefined] {
  const at = text.indexOf('|')
  return at < 0 ? [text, undefined] : [text.slice(0, at).trim(), text.slice(at + 1).trim()]
}

/** Returns the text between the two parts: one space, but none after a Chinese character or full-width punctuation. */
export const joiner = (lead: string) => (/[\u3000-\u9fff\uff00-\uffef]$/.test(lead) ? '' : ' ')

/** Returns a heading as plain text without any pipe, for titles and metadata: `'Medicine first.|Beauty follows.'` => `'Medicine first. Beauty follows.'` */
export function withoutPipe(text = ''): string {
  const [lead, highlight] = splitPipe(text)
  return highlight === undefined ? text : lead + joiner(lead) + withoutPipe(highlight)
}
