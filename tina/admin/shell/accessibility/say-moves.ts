import { word } from '../words'
import { rowOf } from './name-controls'

/** What Tina says to screen readers while a row is moved: it counts from nought, and calls a row by the name of its field. */
const SENTENCES = [
  { kind: 'pickedUp', said: /^Picked up draggable item (\S+)\.(\d+)\.$/ },
  { kind: 'movedTo', said: /^Draggable item (\S+)\.\d+ was moved over droppable area \S+\.(\d+)\.$/ },
  { kind: 'putDown', said: /^Draggable item (\S+)\.\d+ was dropped over droppable area \S+\.(\d+)$/ },
  { kind: 'putBack', said: /^Dragging was cancelled\. Draggable item (\S+)\.(\d+) was dropped\.$/ },
] as const

const INSTRUCTIONS = '[id^="DndDescribedBy"]'
const LIVE = '[id^="DndLiveRegion"]'

const rowAt = (list: string, index: number) => {
  const bin = document.querySelector(`[data-test="delete-item-${CSS.escape(list)}.${index}"]`)
  return bin ? rowOf(bin) : undefined
}
const countOf = (list: string) => document.querySelectorAll(`[data-test^="delete-item-${CSS.escape(list)}."]`).length

let moved: { name: string; handle?: HTMLElement | null } = { name: '' }

/** Returns a sentence of Tina's in the words of the desk; undefined for one that it does not know. */
function inOurWords(text: string): string | undefined {
  for (const { kind, said } of SENTENCES) {
    const [, list = '', at] = said.exec(text) ?? []
    const row = rowAt(list, Number(at))
    if (!row) continue
    if (kind === 'pickedUp') moved = { name: row.name, handle: row.handle }
    // Rows are drawn by their places: the focus would stay where the row was.
    if (kind === 'putDown' && document.activeElement === moved.handle) requestAnimationFrame(() => row.handle?.focus())
    return word(kind, { name: moved.name, place: Number(at) + 1, count: countOf(list) })
  }
  return undefined
}

function say(element: Element | null, text: string | undefined) {
  if (element?.firstChild && text && element.firstChild.nodeValue !== text) element.firstChild.nodeValue = text
}

/**
 * Says by name and place what happens to a row of a list that is moved by keyboard, and lets the focus go with it. Tina takes
 * no words for this, so those that it has written are replaced.
 */
export function sayMoves(): void {
  new MutationObserver(() => {
    for (const element of document.querySelectorAll(INSTRUCTIONS)) say(element, word('howToMove'))
    for (const element of document.querySelectorAll(LIVE)) say(element, inOurWords(element.textContent ?? ''))
  }).observe(document.body, { childList: true, characterData: true, subtree: true })
}
