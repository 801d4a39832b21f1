import { labelsAt } from '../../../model/field-labels.ts'
import { isObject, type JsonObject, parseJson } from '../../../model/json.ts'
import { type Bound, boundIn, placeOf, readBindings, referenceTo, type TextPlace, writeBindings } from '../../../model/same/bindings.ts'
import { bring } from '../../../model/same/bring.ts'
import { movedField } from '../../../model/same/moved.ts'
import { SAME } from '../../../model/same/note.ts'
import { type DocumentsByPath, type ObjectWithFields, objectAt, sourceOf } from '../../../model/same/source.ts'
import { collectionOf } from '../schema.ts'
import { type PendingSave, type Rename, written } from './pending-save.ts'

/** Texts of documents that are read when they are asked for, each once. */
function reading(textOf: (path: string) => string | null | undefined): DocumentsByPath {
  const known = new Map<string, ObjectWithFields | undefined>()
  return (path) => {
    if (!known.has(path)) {
      const [json, fields] = [parseJson(textOf(path) ?? ''), collectionOf(path)?.fields]
      known.set(path, isObject(json) && fields ? { json, fields } : undefined)
    }
    return known.get(path)
  }
}

/** Tells whether a text may hold bound texts: only such documents are read. */
const mayBind = (text: string | null): text is string => text?.includes(`"${SAME}":`) ?? false

type Sides = { before: DocumentsByPath; now: DocumentsByPath; renames: readonly Rename[] }

/** Returns where a text stands after the save, which may take it away; undefined where it was not there before. */
function movedPlace({ path, field }: TextPlace, { before, now, renames }: Sides): { to?: TextPlace } | undefined {
  const old = before(path)?.json
  if (!old || movedField(old, old, field) === undefined) return undefined
  const to = renames.find(({ from }) => from === path)?.to ?? path
  const after = now(to)?.json
  const moved = after && movedField(old, after, field)
  return moved === undefined ? {} : { to: { path: to, field: moved } }
}

/** Returns a document whose references follow the texts that the save moves. A text whose source goes keeps what it says, as its own. */
function withMoved(document: ObjectWithFields, isSaved: (path: string) => boolean, sides: Sides): JsonObject {
  const result = structuredClone(document.json)
  for (const { at, name, reference } of boundIn(document.json)) {
    const place = placeOf(reference)
    const node = objectAt({ json: result, fields: document.fields }, at)?.json
    const moved = place && node && isSaved(place.path) ? movedPlace(place, sides) : undefined
    if (!node || !moved) continue
    const { [name]: _before, ...others } = readBindings(node[SAME])
    const bindings = writeBindings({ ...others, ...(moved.to && { [name]: referenceTo(moved.to) }) })
    if (bindings) node[SAME] = bindings
    else delete node[SAME]
  }
  return result
}

const keyOf = ({ field, reference }: Bound) => `${field} ${reference}`

/** Throws a sentence that names a text which the save binds to nothing, or to itself. */
function assertBound(path: string, now: DocumentsByPath, before: DocumentsByPath): void {
  const document = now(path)
  if (!document) return
  const known = new Set(boundIn(before(path)?.json).map(keyOf))
  for (const bound of boundIn(document.json)) {
    if (known.has(keyOf(bound))) continue
    const source = sourceOf(now, bound.reference, [referenceTo({ path, field: bound.field })])
    if (typeof source !== 'string') continue
    const label = labelsAt(document.fields, document.json, bound.field).join(' › ') || bound.field
    throw new Error(
      source === 'circle'
        ? `${label} can’t be the same as a text that is the same as this one: choose another text, or give it its own`
        : `${label} is to be the same as a text that isn’t there: choose another text, or give it its own`,
    )
  }
}

/**
 * Lets every bound text say what its source says after the save, in the same commit: in the documents that are saved, and in all others
 * that the save has read. References follow a source that gets another file or another place in its list.
 */
export function followSame(pending: PendingSave): PendingSave {
  const { asked, before, left } = pending
  const all = new Map([...before, ...asked, ...left])
  if (![...all.values()].some(mayBind)) return pending
  const { renames } = pending
  const sides: Sides = { before: reading((path) => before.get(path)), now: reading((path) => all.get(path)), renames }
  const moved = new Map(
    [...all].flatMap(([path, text]): [string, string][] => {
      const document = mayBind(text) ? sides.now(path) : undefined
      if (!document) return []
      const json = withMoved(document, (one) => asked.has(one), sides)
      return JSON.stringify(json) === JSON.stringify(document.json) ? [] : [[path, written(json)]]
    }),
  )
  const now = reading((path) => moved.get(path) ?? all.get(path))
  for (const path of asked.keys()) assertBound(path, now, sides.before)
  const changed = [...all].flatMap(([path, text]): [string, string][] => {
    const document = mayBind(text) ? now(path) : undefined
    const json = document && bring(path, now)
    if (!json) return []
    const brought = json === document?.json ? moved.get(path) : written(json)
    return brought === undefined ? [] : [[path, brought]]
  })
  const own = changed.filter(([path]) => asked.has(path) && !left.has(path))
  const others = changed.filter(([path]) => !asked.has(path) || left.has(path))
  return { ...pending, asked: new Map([...asked, ...own]), left: new Map([...left, ...others]) }
}
