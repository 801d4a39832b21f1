/** A letter of the page: the text that it is in, and its place there. */
type Letter = { node: Text; at: number }

const LETTER = /[\p{L}\p{N}]/u

/** `'It’s 6–18 months'` => `'its618months'`: how the page sets marks and spaces doesn't count. */
const lettersOf = (text: string) => Array.from(text.toLowerCase().matchAll(/[\p{L}\p{N}]/gu), ([letter]) => letter).join('')

/** Reads the letters of a part of the page, in its order. */
export function readLetters(root: Node): { text: string; letters: Letter[] } {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  const letters: Letter[] = []
  let text = ''
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    let at = 0
    for (const sign of (node as Text).data) {
      for (const letter of LETTER.test(sign) ? sign.toLowerCase() : '') {
        if (!LETTER.test(letter)) continue
        text += letter
        for (let unit = 0; unit < letter.length; unit += 1) letters.push({ node: node as Text, at })
      }
      at += sign.length
    }
  }
  return { text, letters }
}

/** Finds where the page shows some words, however it sets them; undefined where it doesn't. */
export function findWords({ text, letters }: ReturnType<typeof readLetters>, words: string): Range | undefined {
  const wanted = lettersOf(words)
  const from = wanted ? text.indexOf(wanted) : -1
  const [first, last] = [letters[from], letters[from + wanted.length - 1]]
  if (!first || !last) return undefined
  const range = document.createRange()
  range.setStart(first.node, first.at)
  range.setEnd(last.node, Math.min(last.at + 1, last.node.length))
  return range
}
