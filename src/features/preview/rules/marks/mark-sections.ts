import type { Fallback, PartChange } from '../../../../content/types.ts'
import { pairUp } from '../../../../model/pair-items.ts'
import type { Before } from '../preview.ts'
import { markFields } from './mark-fields.ts'

type Touched = Before['touched']

/** Counted once all parts of the page are known. */
export const change = (kind: PartChange['kind'], less = false): PartChange => ({ kind, at: 0, of: 0, ...(less && { less }) })

/** What is known of a part besides its own fields: `also` that it shows something else that changed, `moved` that it changed places. */
type Known = { also?: boolean; moved?: boolean }

/** A part of a page with what the branch changes in it marked, and itself if there is anything. `own`: whether the branch touched its document. */
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

/** The sections of a document, and how many are no longer there. */
export type MarkedSections<Part> = { list: Part[]; gone: number }

/** The same for the sections of a document. `also` says of a section that it shows something else that changed. */
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

/** Numbers the changed parts among `parts`, which are in the order of the page; gives how many there are. */
export function countParts(parts: (Fallback | undefined)[]): number {
  const changes = parts.flatMap((part) => part?._change ?? [])
  for (const [index, one] of changes.entries()) Object.assign(one, { at: index + 1, of: changes.length })
  return changes.length
}
