import { readFileSync } from 'node:fs'
import { buildSchema, type GraphQLSchema, graphql } from 'graphql'
import { expect, test, vi } from 'vitest'
import { answer, onceFor, treeOf } from '../../src/server/content/index/known.ts'
import { knowing } from '../../src/server/content/index/tina.ts'

const SCHEMA = buildSchema('type Query { name: String, twice(of: Int!): Int }')
const rootValue = { name: 'Rose', twice: ({ of }: { of: number }) => 2 * of }
const both = async (source: string, variableValues?: object, schema: GraphQLSchema = SCHEMA) => {
  const asked = { schema, source, rootValue, variableValues: variableValues as Record<string, unknown> }
  return [await answer(asked), await graphql(asked)].map((one) => JSON.parse(JSON.stringify(one)))
}

test.each([
  ['{ name }'],
  ['{ twice(of: "a") }'],
  ['{ nothing }'],
  ['{ name'],
  ['query ($n: Int!) { twice(of: $n) }', { n: 4 }],
  ['query ($n: Int!) { twice(of: $n) }', { n: 'four' }],
  ['query A { name } query B { name }'],
])('%s is answered as by the library, the first time and again', async (source, variables?: object) => {
  for (let i = 0; i < 2; i++) {
    const [ours, theirs] = await both(source, variables)
    expect(ours).toEqual(theirs)
  }
})

test('a schema that is wrong answers nothing', async () => {
  const [ours, theirs] = await both('{ name }', undefined, buildSchema('type Other { name: String }'))
  expect(ours).toEqual(theirs)
})

test('what was found right for one schema is checked again for another', async () => {
  await both('{ name }')
  const [ours] = await both('{ name }', undefined, buildSchema('type Query { title: String }'))
  expect(ours.errors[0].message).toContain('Cannot query field "name"')
})

test('what is made of an object is made once', () => {
  const make = vi.fn((key: { n: number }) => ({ made: key.n }))
  const [one, other] = [{ n: 1 }, { n: 1 }]
  expect([onceFor(one, make), onceFor(one, make), onceFor(other, make)]).toEqual([{ made: 1 }, { made: 1 }, { made: 1 }])
  expect(make).toHaveBeenCalledTimes(2)
})

test('a rich text is read once, whatever field it stands in, and nobody can change what they share', () => {
  const read = vi.fn((text: unknown, _field: object) => ({ type: 'root', children: [{ text }] }))
  const tree = treeOf(read)
  // All share one memory.
  const text = `A rose, ${Math.random()}`
  expect(tree(text, {})).toEqual({ type: 'root', children: [{ text }] })
  expect(tree(text, { name: 'body' } as object)).toBe(tree(text, {}))
  expect(read).toHaveBeenCalledTimes(1)
  expect(() => Object.assign((tree(text, {}) as { children: object[] }).children[0] as object, { text: 'A thistle.' })).toThrow()
})

test.each([
  ['with components', 'A rose.', { templates: [] }],
  ['with a way of reading of its own', 'A rose.', { parser: { type: 'markdown' } }],
  ['that is no text', undefined, {}],
])('one %s is read each time', (_, text, field) => {
  const read = vi.fn(() => ({}))
  const tree = treeOf(read)
  expect(tree(text, field)).not.toBe(tree(text, field))
  expect(read).toHaveBeenCalledTimes(2)
})

test('the pinned library has what is replaced in it, and another one is refused', () => {
  const code = readFileSync('node_modules/@tinacms/graphql/dist/index.js', 'utf8')
  const known = knowing(code)
  expect(known).toContain('await answer$({\n      schema: graphQLSchema,')
  expect(known.match(/await onceFor\$\(tinaConfig/g)).toHaveLength(1)
  expect(known).toMatch(/treeOf\$\(parseMDX\)\(\s+value,\s+field,/)
  expect(known).toContain('if (!isObject$(rawData)) assertShape(')
  expect(known).not.toMatch(/await graphql\(\{|= buildASTSchema\(/)
  expect(() => knowing(known)).toThrow('is not the version')
})
