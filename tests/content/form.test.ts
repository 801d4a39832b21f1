import { describe, expect, it } from 'vitest'
import { documents, parsed } from './documents.ts'
import { fieldsOf, visits } from './schema.ts'

const INVISIBLE = /[\p{Cf}\p{Co}\p{Zl}\p{Zp}\u00a0\u2000-\u200a]|(?!\n)\p{Cc}/u

describe.each(documents)('$file', ({ text, json, collection }) => {
  it('is JSON as the CMS writes it: two spaces, no newline at the end', () => {
    expect(parsed(text), 'not valid JSON').toBeDefined()
    expect(text).toBe(JSON.stringify(JSON.parse(text), null, 2))
  })

  it('holds no invisible character', () => {
    expect(JSON.stringify(json).match(INVISIBLE)?.index).toBeUndefined()
    expect(text.match(INVISIBLE)?.index).toBeUndefined()
  })

  const nodes = visits(json, fieldsOf(collection))

  it('has every required field, in English', () => {
    const missing = nodes.flatMap(({ pointer, node, fields }) =>
      fields
        .filter(({ name, required }) => required && (node[name] === undefined || node[name] === ''))
        .map(({ name }) => `${pointer}/${name}`),
    )
    expect(missing).toEqual([])
  })

  it('has only fields that its schema knows, no empty ones, and only options that exist', () => {
    const wrong = nodes.flatMap(({ pointer, node, fields }) =>
      Object.entries(node).flatMap(([name, value]) => {
        if (name === '_template') return []
        const field = fields.find((one) => one.name === name)
        if (!field) return [`${pointer}/${name} is unknown`]
        if (value === '' || value === null) return [`${pointer}/${name} is empty`]
        const allowed = field.options?.map((option) => option.value)
        return [value]
          .flat()
          .filter((one) => allowed && !allowed.includes(String(one)))
          .map((one) => `${pointer}/${name} is ${one}`)
      }),
    )
    expect(wrong).toEqual([])
  })

  it('keeps the name of its template last in each section', () => {
    const sections = nodes.filter(({ node }) => '_template' in node)
    expect(sections.filter(({ node }) => Object.keys(node).at(-1) !== '_template').map(({ pointer }) => pointer)).toEqual([])
  })
})
