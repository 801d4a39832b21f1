import { isObject } from '../../../../model/json.ts'
import type { Changed } from './elsewhere.ts'

const FIGURE = /\d[\d,.]*|[\w.+-]+@[\w.-]+/g

/** Returns all figures that a value holds, wherever in it, in one order. What the site notes beside texts holds none. */
function figuresIn(value: unknown): string[] {
  if (typeof value === 'string') return value.match(FIGURE) ?? []
  if (Array.isArray(value)) return value.flatMap(figuresIn)
  if (!isObject(value)) return []
  return Object.entries(value).flatMap(([name, inner]) => (name === 'sources' || name === 'same' ? [] : figuresIn(inner)))
}

/** Tells whether a form holds other figures than before, whatever they are of: only then may one have to change elsewhere. */
export const hasOtherFigures = ({ before, after }: Pick<Changed, 'before' | 'after'>): boolean =>
  figuresIn(before).sort().join(' ') !== figuresIn(after).sort().join(' ')
