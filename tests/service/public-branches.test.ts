import { afterAll, beforeAll, expect, test } from 'vitest'
import { liveSource, publicEndpoint } from '../../src/content/cms/live-source.ts'
import { TreatmentDocument } from '../../tina/__generated__/types.ts'
import { build, type Site } from './site.ts'

const { key, query, variables } = liveSource('main', TreatmentDocument as unknown as string)
const NAME = 'fix/hours'
let site: Site
let tester: string
let editor: string

beforeAll(async () => {
  site = await build()
  tester = await site.test()
  editor = await site.signIn()
  const { git, text, write } = site.garden
  git('checkout', '-q', '-b', NAME)
  const file = 'content/treatment/anti-wrinkle.json'
  await write(file, { ...JSON.parse(await text(file)), title: 'On a branch' })
  git('commit', '-q', '-am', 'Another title')
  git('checkout', '-q', 'main')
})
afterAll(() => site.close())

const title = async (address: string, headers: Record<string, string> = {}) => {
  const response = await site.ask(address, { headers: { 'x-api-key': key, ...headers }, body: { query, variables } })
  const { data } = (await response.json()) as { data: { treatment: { title: string } } | null }
  return [response.status, data?.treatment.title]
}

test('a tester and an editor read a branch by its address', async () => {
  for (const cookie of [tester, editor]) expect(await title(publicEndpoint(NAME), { cookie })).toEqual([200, 'On a branch'])
})

test('the branch header chooses, as the generated client sends it', async () => {
  // Tina's client puts the header in the place of the branch, without encoding it again.
  expect(await title(`/1.0/content/rose-and-thistle/github/${NAME}`, { cookie: tester, 'x-branch': NAME })).toEqual([200, 'On a branch'])
  expect(await title(publicEndpoint('main'), { cookie: tester, 'x-branch': encodeURIComponent(NAME) })).toEqual([200, 'On a branch'])
  expect(await title(publicEndpoint(NAME), { cookie: tester, 'x-branch': 'main' })).toEqual([200, 'Anti-wrinkle consultation'])
})

test.each([
  ['nobody', {}],
  ['the flag set by hand', { cookie: 'qa_authenticated=true' }],
  ['a forged cookie', { cookie: 'qa_authenticated=true; qa_session=true.forged; preview-branch=fix/hours' }],
  ['a forged session', { cookie: 'editor.session_token=abc.def' }],
])('%s reads no branch, though the site is launched', async (_who, headers) => {
  expect(await title(publicEndpoint(NAME), headers)).toEqual([403, undefined])
  expect(await title(publicEndpoint('main'), { ...headers, 'x-branch': NAME })).toEqual([403, undefined])
  expect(await title(publicEndpoint('main'), headers)).toEqual([200, 'Anti-wrinkle consultation'])
})

test('a branch that is not there: 404 for a tester', async () => {
  expect(await title(publicEndpoint('gone'), { cookie: tester })).toEqual([404, undefined])
})
