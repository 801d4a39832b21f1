import { afterAll, beforeAll, expect, test } from 'vitest'
import { until } from './garden.ts'
import { build, type Site } from './site.ts'

const ABOUT = 'content/page/about.json'
let site: Site
let cookie: string

beforeAll(async () => {
  site = await build()
  cookie = `${await site.signIn()}; x-branch=main`
})
afterAll(() => site.close())

const state = async () => (await site.ask('/api/content/state', { headers: { cookie } })).json()

test('the state of the content is told to editors only, and only they mend it', async () => {
  expect((await site.ask('/api/content/state')).status).toBe(401)
  expect((await site.ask('/api/content/mend', { body: { path: ABOUT } })).status).toBe(401)
  expect((await site.ask('/api/content/settle', { body: { branch: 'main', path: ABOUT, keep: 'here' } })).status).toBe(401)
  expect(await state()).toEqual({ history: true, folderElsewhere: false, damaged: [] })
})

test('an editor brings back the last good text of a broken document, as a commit of theirs', async () => {
  const mend = (path: string) => site.ask('/api/content/mend', { headers: { cookie }, body: { path } })
  const text = await site.garden.text(ABOUT)
  expect((await mend(ABOUT)).status).toBe(409)
  await site.garden.write(ABOUT, '{ "title": "Half')
  await until(async () => (await state()).damaged.length === 1, 'the damage')
  expect((await state()).damaged).toMatchObject([{ path: ABOUT, collection: 'Pages', title: 'About', shown: 'earlier' }])
  site.garden.git('commit', '-qam', 'Break it')
  expect((await mend(ABOUT)).status).toBe(200)
  expect(JSON.parse(await site.garden.text(ABOUT))).toEqual(JSON.parse(text))
  expect(site.garden.git('log', '-1', '--format=%an|%s')).toBe(`Ada Hart|Change ${ABOUT}`)
  expect((await state()).damaged).toEqual([])
})

test('a decision without a remote, or without its parts, is refused in a sentence', async () => {
  const answer = await site.ask('/api/content/settle', { headers: { cookie }, body: { branch: 'main' } })
  expect([answer.status, await answer.json()]).toEqual([409, { message: 'Name the branch, the file, and which text to keep.' }])
})
