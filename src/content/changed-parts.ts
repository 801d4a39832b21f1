import { markFields } from './changed-fields.ts'
import { pairUp } from './pairs.ts'
import type { Before, Change } from './preview.ts'
import type { Fallback } from './types.ts'

type Touched = Before['touched']

/** Counted once all parts of the page are known. */
const change = (kind: Change['kind']): Change => ({ kind, at: 0, of: 0 })

/** A part of a page with what the branch changes in it marked, and itself if there is anything. `own`: whether the branch touched its document. */
export function markPart<Part extends Fallback>(now: Part, before: Part | undefined, touched: Touched, own: boolean, also = false): Part {
  if (own && before === undefined) return { ...now, _change: change('new') }
  const marked = markFields(now, before, touched, own)
  return marked._changed || also ? { ...marked, _change: change('edited') } : marked
}

/** The same for the sections of a document; one that only moved is not marked. `also` says of a section that it shows something else that changed. */
export function markSections<Part extends Fallback>(
  now: Part[] = [],
  before: Part[] = [],
  touched: Touched,
  own: boolean,
  also: (part: Part) => boolean,
): { list: Part[]; gone: number } {
  const { pairs, gone } = pairUp(now, before)
  const list = pairs.map(({ item, before: old }) => markPart(item, old, touched, own, also(item)))
  return { list, gone: own ? gone.length : 0 }
}

/** Numbers the changed parts among `parts`, which are in the order of the page; gives how many there are. */
export function countParts(parts: (Fallback | undefined)[]): number {
  const changes = parts.flatMap((part) => part?._change ?? [])
  for (const [index, one] of changes.entries()) Object.assign(one, { at: index + 1, of: changes.length })
  return changes.length
}
