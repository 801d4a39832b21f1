import { afterAll, beforeAll, expect, test } from 'vitest'
import { ben, question, UPDATE } from './questions.ts'
import { build, PASSWORD, type Site } from './site.ts'

const FILE = 'fillers-cost.json'
const OPEN =
  'query ($file: String!) { faq(relativePath: $file) { question ... on Document { _internalSys: _sys { path } _internalValues: _values } } }'
let site: Site
let ada: string
let other: string

beforeAll(async () => {
  site = await build()
  await site.accounts.add(ben, PASSWORD)
  ada = await site.signIn()
  other = await site.signIn(ben.email)
})
afterAll(() => site.close())

const gql = async (cookie: string, query: string, variables: object) => {
  const response = await site.ask('/api/tina/gql', { headers: { cookie, 'x-branch': 'main' }, body: { query, variables } })
  return ((await response.json()) as { errors: { message: string }[] | null }).errors?.[0]?.message
}
const open = (cookie: string) => gql(cookie, OPEN, { file: FILE })
const save = (cookie: string, text: string, answer?: string) => gql(cookie, UPDATE, { file: FILE, params: question(text, answer) })

test('the second of two editors is told who changed what, and may then decide', async () => {
  await Promise.all([open(ada), open(other)])
  expect(await save(ada, 'From Ada?')).toBeUndefined()
  expect(await save(ada, 'From Ada again?')).toBeUndefined()
  const told = await save(other, 'From Ben?')
  expect(told).toMatch(/Ada Hart changed content\/faq\/fillers-cost\.json at \d\d:\d\d UTC/)
  expect(told).toMatch(/\(Question, Answer/)
  expect(JSON.parse(await site.garden.text(`content/faq/${FILE}`)).question).toBe('From Ada again?')
  expect(await save(other, 'From Ben?')).toBeUndefined()
  expect(site.garden.git('log', '--format=%an', '-3').split('\n')).toEqual(['Ben Low', 'Ada Hart', 'Ada Hart'])
  expect(await save(ada, 'Over Ben?')).toMatch(/Ben Low changed/)
})

test('opening the document again makes its newest text the one that was seen', async () => {
  await open(other)
  expect(await save(other, 'After reading?')).toBeUndefined()
})

test('a change on disk is reported as well', async () => {
  await open(ada)
  await site.garden.write(`content/faq/${FILE}`, question('By hand?'))
  expect(await save(ada, 'From the form?')).toMatch(/changed content\/faq/)
})
