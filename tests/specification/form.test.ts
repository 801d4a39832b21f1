import { describe, expect, it } from 'vitest'
import { isObject, type Json, parseJson } from '../../src/model/json.ts'
import { documents } from '../content/documents.ts'

/** Every section below a value, as the list of its keys. */
const sectionKeys = (value: Json): string[][] => {
  if (typeof value !== 'object' || value === null) return []
  const own = isObject(value) && '_template' in value ? [Object.keys(value)] : []
  return [...own, ...Object.values(value).flatMap(sectionKeys)]
}

describe.each(documents)('$file', ({ text, json }) => {
  it('is JSON as the CMS writes it: two spaces, no newline at the end', () => {
    expect.soft(parseJson(text), 'not valid JSON').toBeDefined()
    expect.soft(text).toBe(JSON.stringify(JSON.parse(text), null, 2))
  })

  it('keeps the name of its template last in each section', () => {
    expect.soft(sectionKeys(json).filter((keys) => keys.at(-1) !== '_template')).toEqual([])
  })
})
