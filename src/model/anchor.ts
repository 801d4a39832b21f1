/** Returns the name of a place on a page, from the text that stands there: `('q', 'Does it hurt?')` => `'q-1f3k9'`. The same text gives the same name. */
export function anchorOf(kind: string, text: string): string {
  let sum = 5381
  for (const character of text) sum = (Math.imul(sum, 33) ^ (character.codePointAt(0) ?? 0)) >>> 0
  return `${kind}-${sum.toString(36)}`
}
