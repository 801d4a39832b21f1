import { serializeMDX } from '@tinacms/mdx'
import type { Json, JsonObject } from '../../../src/model/json.ts'

const known = new WeakMap<object, Json>()

const RICH_TEXT = { type: 'rich-text', name: 'text' } as const

/** Values of a form as the file has them: rich text, a tree in the form, is Markdown. Unchanged parts are not converted again. */
export function plain(value: unknown): Json {
  if (typeof value !== 'object' || value === null) return (value ?? null) as Json
  const before = known.get(value)
  if (before !== undefined) return before
  const result = converted(value as Record<string, unknown>)
  known.set(value, result)
  return result
}

function converted(value: Record<string, unknown>): Json {
  if (Array.isArray(value)) return value.map(plain)
  if (value.type === 'root') return String(serializeMDX(value as never, RICH_TEXT as never, (url) => url) ?? '')
  return Object.fromEntries(Object.entries(value).map(([name, field]) => [name, plain(field)])) as JsonObject
}

/** `({ rows: [{ title: 'Body' }] }, 'rows.0.title')` => `'Body'`; the empty path is the whole. */
export const valueAt = (value: Json | undefined, path: string): Json | undefined =>
  path ? path.split('.').reduce<Json | undefined>((at, name) => (at as JsonObject | null | undefined)?.[name], value) : value
