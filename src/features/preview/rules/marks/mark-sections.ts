import type { Fallback, PartChange } from '../../../../content/types.ts'
import { pairUp } from '../../../../model/pair-items.ts'
import type { Before } from '../preview.ts'
import { markFields } from './mark-fields.ts'

type Touched = Before['touched']

/** Makes the mark of a changed part. `countParts` sets its numbers, once all parts of the page are known. */
export const change = (kind: PartChange['kind'], less = false): PartChange => ({ kind, at: 0, of: 0, ...(less && { less }) })

/** Facts about a part besides its own fields. `also`: it shows something else that changed; `moved`: it changed places. */
type Known = { also?: boolean; moved?: boolean }

/** Marks what the branch changes in a part of a page, and the part itself if there is anything. `own`: the branch touched its document. */
export function markPart<Part extends Fallback>(
  now: Part,
  before: Part | undefined,
  touched: Touched,
  own: boolean,
  { also, moved }: Known = {},
): Part {
  if (own && before === undefined) return { ...now, _change: change('new') }
  const marked = markFields(now, before, touched, own)
  const edited = Boolean(marked._changed) || also
  if (edited) return { ...marked, _change: change(moved && own ? 'editedAndMoved' : 'edited', marked._less) }
  return moved && own ? { ...marked, _change: change('moved') } : marked
}

/** The sections of a document, and the number of those that are no longer there. */
export type MarkedSections<Part> = { list: Part[]; gone: number }

/** Marks the sections of a document in the same way. `also` tells whether a section shows something else that changed. */
export function markSections<Part extends Fallback>(
  now: Part[] = [],
  before: Part[] = [],
  touched: Touched,
  own: boolean,
  also: (part: Part) => boolean,
): MarkedSections<Part> {
  const { pairs, gone } = pairUp(now, before)
  const list = pairs.map(({ item, before: old, moved }) => markPart(item, old, touched, own, { also: also(item), moved }))
  return { list, gone: own ? gone.length : 0 }
}

/** Numbers the changed parts among `parts`, which are in the order of the page, and returns how many there are. */
export function countParts(parts: (Fallback | undefined)[]): number {
  const changes = parts.flatMap((part) => part?._change ?? [])
  for (const [index, one] of changes.entries()) Object.assign(one, { at: index + 1, of: changes.length })
  return changes.length
}
