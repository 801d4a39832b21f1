import type { FigureChange } from './elsewhere.ts'
import { type Figure, type FigureKind, figuresOf } from './figures.ts'
import type { FactStatement } from './statements.ts'

const KINDS: FigureKind[] = ['price', 'phone', 'email']

/** Returns the figures of a statement; numbers only where it names the fact that it states. */
export const figuresIn = ({ value, fact }: Pick<FactStatement, 'value' | 'fact'>): Figure[] => {
  const found = KINDS.flatMap((kind) => figuresOf(kind, value))
  return fact && fact !== 'hours' && fact !== 'address' && found.length === 0 ? figuresOf('number', value) : found
}

const keyOf = ({ kind, value }: Figure) => `${kind} ${value}`

/** A figure that a text has twice is one: `£150 …, 3 × £150` */
const once = (figures: Figure[]) => [...new Map(figures.toReversed().map((figure) => [keyOf(figure), figure])).values()].toReversed()

function countsOf(statements: FactStatement[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const figure of statements.flatMap(figuresIn)) counts.set(keyOf(figure), (counts.get(keyOf(figure)) ?? 0) + 1)
  return counts
}

/**
 * Returns the figures of a document that became others, each once: where a text has lost one figure of a kind and got one
 * other. What only moved in its list, or came or went with its text, is no change.
 */
export function figureChanges(before: FactStatement[], after: FactStatement[]): FigureChange[] {
  const [old, now] = [countsOf(before), countsOf(after)]
  const isGone = (figure: Figure) => (now.get(keyOf(figure)) ?? 0) < (old.get(keyOf(figure)) ?? 0)
  const isNew = (figure: Figure) => (now.get(keyOf(figure)) ?? 0) > (old.get(keyOf(figure)) ?? 0)
  const was = new Map(before.map((statement) => [statement.field, figuresIn(statement)]))
  const changes = after.flatMap((statement) => {
    const [earlier, present] = [once(was.get(statement.field) ?? []), once(figuresIn(statement))]
    const lost = earlier.filter((figure) => isGone(figure) && !present.some((one) => keyOf(one) === keyOf(figure)))
    const got = present.filter((figure) => isNew(figure) && !earlier.some((one) => keyOf(one) === keyOf(figure)))
    return lost.flatMap((from) => {
      const others = got.filter(({ kind }) => kind === from.kind)
      const isAlone = others.length === 1 && lost.filter(({ kind }) => kind === from.kind).length === 1
      return isAlone && others[0] ? [{ field: statement.field, from, to: others[0] }] : []
    })
  })
  return changes.filter(
    ({ from, to }, at) => changes.findIndex((one) => keyOf(one.from) === keyOf(from) && keyOf(one.to) === keyOf(to)) === at,
  )
}
