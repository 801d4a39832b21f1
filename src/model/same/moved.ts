import { isObject, type Json, type JsonObject } from '../json.ts'
import { pairUp } from '../pair-items.ts'
import { joinPath } from '../walk.ts'

/**
 * Returns where a text of a document stands after a change: `'rows.0.price'` => `'rows.2.price'` where its row has moved; undefined
 * where its row, or the text itself, is gone.
 */
export function movedField(before: JsonObject, after: JsonObject, field: string): string | undefined {
  const steps = field.split('.')
  const found: (string | number)[] = []
  let [old, now]: (Json | undefined)[] = [before, after]
  for (const step of steps) {
    if (Array.isArray(old) && Array.isArray(now)) {
      const index = movedItem(old, now, Number(step))
      if (index === undefined) return undefined
      found.push(index)
      ;[old, now] = [old[Number(step)], now[index]]
    } else if (isObject(old) && isObject(now)) {
      found.push(step)
      ;[old, now] = [old[step], now[step]]
    } else return undefined
  }
  return now === undefined ? undefined : joinPath(...found)
}

/**
 * Returns where a field stands after a change, also one that holds nothing: with the section or row that it is in. Undefined where that is
 * gone. `'blocks.0.picture.src'` => `'blocks.2.picture.src'`
 */
export function movedPlace(before: JsonObject, after: JsonObject, field: string): string | undefined {
  const [row] = /^.*\.\d+(?=\.)/.exec(field) ?? []
  if (row === undefined) return field
  const moved = movedField(before, after, row)
  return moved && moved + field.slice(row.length)
}

function movedItem(before: Json[], after: Json[], at: number): number | undefined {
  const [old, now] = [before, after].map((list) => list.filter((item) => isObject(item)))
  if (!old || !now || old.length < before.length || now.length < after.length) return after[at] === undefined ? undefined : at
  const index = pairUp(now, old).pairs.findIndex((pair) => pair.before === old[at])
  return index < 0 ? undefined : index
}
