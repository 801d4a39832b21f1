const MOST_LETTERS = 40
const MOST_WORDS = 4
/** Scripts that write a word in a few characters; more of them are a sentence. */
const SHORT_SCRIPTS = /[\p{sc=Han}\p{sc=Hangul}\p{sc=Bopomofo}]/gu
const MOST_SHORT = 6

/** A letter with its marks. Persian and Indian names join and part letters by characters that don't show. */
const LETTER = '\\p{L}\\p{M}{0,4}[\\u200c\\u200d]?'
/** `Anne-Marie`, `O’Neill`, `D'Arcy`, `阿·丽`: no sign at either end, and none beside another. */
const WORD = `['’‘]?(?:${LETTER})+(?:['’‘\`·・‐-](?:${LETTER})+)*['’‘]?`
/** `J.`, `J.R.`: what follows the last full stop is a space or a hyphen, or else it would be an address of the web. */
const INITIALS = `(?:${LETTER}\\.)+`
const PART = `(?:${INITIALS}(?:-${INITIALS})*|${WORD})`
const NAME = new RegExp(`^${PART}(?: ${PART})*$`, 'u')

/**
 * The name that somebody typed, if it looks like one and may be repeated to others: `' Anne-Marie  O’Neill '` =>
 * `'Anne-Marie O’Neill'`, `'J. R.'` => itself, `'You won: evil.example'` => undefined. It judges no one: a name that is
 * not repeated is kept as it was typed.
 */
export function nameToRepeat(typed: string): string | undefined {
  const name = typed.normalize('NFC').replace(/ +/g, ' ').trim()
  const fits =
    [...name].length <= MOST_LETTERS && name.split(' ').length <= MOST_WORDS && (name.match(SHORT_SCRIPTS)?.length ?? 0) <= MOST_SHORT
  return fits && NAME.test(name) ? name : undefined
}
