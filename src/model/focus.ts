/** The point of a picture that stays in view, in per cent from its left and its top edge; the middle where none is set. */
export type Focus = { x: number; y: number }

export const MIDDLE: Focus = { x: 50, y: 50 }

/** The steps in which a point is chosen: the style sheet has a class for each. */
export const FOCUS_STEP = 10

/** The shape of a point as a document keeps it: `'30 70'`. */
export const FOCUS_PATTERN = '^(0|[1-9]0|100) (0|[1-9]0|100)$'

const onGrid = (value: number) => Math.min(100, Math.max(0, Math.round(value / FOCUS_STEP) * FOCUS_STEP))

/** `'30 70'` => `{ x: 30, y: 70 }`; the middle for anything else. */
export function readFocus(text: unknown): Focus {
  if (typeof text !== 'string' || !new RegExp(FOCUS_PATTERN).test(text)) return MIDDLE
  const [x = 50, y = 50] = text.split(' ').map(Number)
  return { x, y }
}

/** `{ x: 31.4, y: 104 }` => `'30 100'`; empty for the middle, so that a document without a point stays as it is. */
export function writeFocus({ x, y }: Focus): string {
  const point = { x: onGrid(x), y: onGrid(y) }
  return point.x === MIDDLE.x && point.y === MIDDLE.y ? '' : `${point.x} ${point.y}`
}
