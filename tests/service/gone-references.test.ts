import { afterAll, afterEach, expect, test } from 'vitest'
import { withoutEntries } from '../../src/features/lists/rules/entries.ts'
import { takenApart } from '../../src/features/lists/rules/taken-apart.ts'
import { references } from '../../src/features/report/rules/checks/references.ts'
import { siteOf } from '../../src/features/report/rules/site.ts'
import { documentNameOf } from '../../src/model/document-path.ts'
import { isObject, parseJson } from '../../src/model/json.ts'
import { openContent } from '../../src/server/content/open-content.ts'
import { collectionOf, collections } from '../../src/server/content/schema.ts'
import { textsIn } from '../../src/server/content/tree.ts'
import { getSdk } from '../../tina/__generated__/types.ts'
import { plant } from './garden.ts'
import { ada, formsInMemory } from './questions.ts'

// Without a history, as some hundred saves are made.
const garden = await plant({ history: false })
const store = await openContent(garden.dir)
afterAll(async () => {
  store.close()
  await garden.uproot()
})
const OPEN = 'query ($id: String!) { node(id: $id) { ... on Document { _internalSys: _sys { path } _internalValues: _values } } }'

const texts = () =>
  store
    .files()
    .paths('content')
    .then((paths) => textsIn(store.files(), paths))
const put = async (files: Map<string, string | null>) => (await store.put(ada, files)).errors?.map(({ message }) => message)
const jsonOf = (text: string | null | undefined) => {
  const json = parseJson(text ?? '')
  if (!isObject(json)) throw new Error('This is no document.')
  return json
}
const written = (document: object) => JSON.stringify(document, null, 2)

/** Asks for a document as its page does, with all that it refers to, then for what its form begins with. Returns what went wrong. */
async function wrongWith(path: string): Promise<string[]> {
  const errors: string[] = []
  const sdk = getSdk(async (query, variables) => {
    const answer = await store.open(formsInMemory().of({ branch: 'main' }), query as unknown as string, variables as object)
    errors.push(...(answer.errors ?? []).map(({ message }) => message))
    return answer as never
  })
  const { collection = '' } = documentNameOf(path) ?? {}
  const relativePath = path.split('/').slice(2).join('/')
  const { data } = collection === 'page' ? await sdk.page({ relativePath }) : await sdk.treatment({ relativePath })
  const opened = await store.open(formsInMemory().of({ branch: 'main' }), OPEN, { id: path })
  errors.push(...(opened.errors ?? []).map(({ message }) => message))
  const isThere = Object.values(data ?? {})[0] && (opened.data as { node?: object } | null)?.node
  return isThere ? errors : [...errors, 'It is not there.']
}

/** The broken references that the content report tells of. */
async function broken(): Promise<string[]> {
  const documents = [...(await texts())].flatMap(([path, text]) => {
    const found = documentNameOf(path)
    return found ? [{ path, ...found, text: text ?? '', json: jsonOf(text) }] : []
  })
  return references(siteOf({ collections: collections(), documents })).flatMap(({ level, document }) =>
    level === 'error' ? [String(document)] : [],
  )
}

const before = await texts()
const apart = [...before].flatMap(([path, text]) => takenApart(path, text ?? '', collections()) ?? [])
const named = apart.flatMap(({ path, collection }) => {
  const users = apart.filter((other) => other.path !== path && other.refersTo.has(path)).map((other) => other.path)
  return users.length > 0 ? [{ path, collection, users }] : []
})
afterEach(async () => {
  expect(
    await put(new Map([...before].filter(([path]) => named.some((one) => one.path === path || one.users.includes(path))))),
  ).toBeUndefined()
})

test('documents of each kind are named by others', () => {
  expect(new Set(named.map(({ collection }) => collection))).toEqual(new Set(['faq', 'teamMember', 'testimonial', 'treatment']))
})

test('whichever document is gone, each that names it opens, is told of by the report, and can be saved', { timeout: 900_000 }, async () => {
  for (const { path, users } of named) {
    expect(await put(new Map([[path, null]])), path).toBeUndefined()
    expect(await broken(), path).not.toEqual([])
    for (const user of users) {
      expect(await wrongWith(user), `${user} without ${path}`).toEqual([])
      const changed = { ...jsonOf(before.get(user)), title: 'Changed' }
      expect(await put(new Map([[user, written(changed)]])), `${user} without ${path}`).toBeUndefined()
    }
    expect(await put(new Map([path, ...users].map((one) => [one, before.get(one) ?? null]))), path).toBeUndefined()
  }
})

test('whichever document is deleted, its entries can go with it: nothing names it then, and nothing else is changed', {
  timeout: 900_000,
}, async () => {
  for (const { path, users } of named) {
    const without = users.map((user): [string, string] => {
      const collection = collectionOf(user)
      if (!collection) throw new Error(user)
      return [user, written(withoutEntries(collection, jsonOf(before.get(user)), path))]
    })
    expect(await put(new Map<string, string | null>([[path, null], ...without])), path).toBeUndefined()
    for (const [user, text] of without) {
      expect(await wrongWith(user), `${user} without ${path}`).toEqual([])
      expect(text).not.toContain(`"${path}"`)
    }
    expect(await broken(), path).toEqual([])
    expect(await put(new Map([path, ...users].map((one) => [one, before.get(one) ?? null]))), path).toBeUndefined()
  }
  expect(await texts()).toEqual(before)
})

test('a list of pages is answered without an error, too', async () => {
  const [
    {
      path,
      users: [user = ''],
    } = { path: '', users: [] },
  ] = named.filter(({ collection, users }) => collection === 'faq' && users[0]?.startsWith('content/page/'))
  expect(await put(new Map([[path, null]]))).toBeUndefined()
  const query = `{ pageConnection(first: 100) { edges { node { _sys { path } blocks { ... on PageBlocksFaq { questions { question { ... on Faq { question } } } } } } } } }`
  const { data, errors } = await store.request(query, {})
  expect(errors).toBeNull()
  expect(JSON.stringify(data)).toContain(user)
})

test('a document that is itself asked for and is not there is an error as before', async () => {
  const { errors } = await store.request(OPEN, { id: 'content/faq/never.json' })
  expect(errors).not.toBeNull()
})
