import { isRichText } from '../../../../model/documents-inside.ts'
import { isObject } from '../../../../model/json.ts'

/** An item of a list with all that is in it, as moved: `{ label: 'x' }` => `{ label: 'x', _moved: true }`. */
export function asMoved(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(asMoved)
  if (!isObject(value) || isRichText(value)) return value
  const fields = Object.entries(value).map(([name, field]) => [name, name.startsWith('_') ? field : asMoved(field)])
  return { ...Object.fromEntries(fields), _moved: true }
}
