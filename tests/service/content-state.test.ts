import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { mishapOf, ProgramFailed, SAID, toldOf } from '../../src/server/http/told.ts'
import { until } from './garden.ts'
import { ada, saveQuestion } from './questions.ts'
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

/** A git that refuses as the real one does: everything, or what it is asked to write. Returns the end of it. */
async function gitThatSays(words: string, commands = '*') {
  const dir = await mkdtemp(join(tmpdir(), 'git-'))
  const { PATH = '' } = process.env
  const real = PATH.split(delimiter)
  await writeFile(
    join(dir, 'git'),
    `#!/bin/sh\nPATH='${real.join(delimiter)}'\nfor word in "$@"; do case "$word" in ${commands}) echo "${words}" >&2; exit 128;; esac; done\nexec git "$@"\n`,
    { mode: 0o755 },
  )
  process.env.PATH = `${dir}${delimiter}${PATH}`
  return async () => {
    process.env.PATH = PATH
    await rm(dir, { recursive: true })
  }
}

test('in a folder of another user every save is refused in a sentence; health, desk and log say so, and the log what helps', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const end = await gitThatSays("fatal: detected dubious ownership in repository at '/srv/site'")
  const own = await build()
  await end()
  const text = await own.garden.text(ABOUT)
  expect(await saveQuestion(own.store, 'fillers-cost.json', 'Lost?', ada)).toMatch(
    /^Nothing was saved: git keeps the server out of the history/,
  )
  expect(await own.garden.text(ABOUT)).toBe(text)
  const { problems } = (await (await own.ask('/healthz')).json()) as { problems: string[] }
  expect(problems).toEqual([expect.stringMatching(/^git doesn’t work in CONTENT_DIR, so every save is refused/)])
  const told = await (await own.ask('/api/content/state', { headers: { cookie: await own.signIn() } })).json()
  expect(told).toMatchObject({ history: false, locked: true })
  expect(`${problems} ${JSON.stringify(told)}`).not.toMatch(/srv|fatal/)
  const said = logged.mock.calls.flat().join(' ')
  expect(said).toContain("fatal: detected dubious ownership in repository at '/srv/site'")
  expect(said).toMatch(/git config --global --add safe\.directory \S+/)
  expect((await own.ask('/about')).status).toBe(200)
  logged.mockRestore()
  await own.close()
})

test.each([
  ['error: insufficient permission for adding an object to repository database /srv/site/.git/objects', SAID.forbidden],
  ["fatal: Unable to create '/srv/site/.git/x': Read-only file system", SAID.forbidden],
  ['fatal: unable to write /srv/site/.git/objects/pack/x: No space left on device', SAID.full],
  ['fatal: bad object /srv/site', SAID.git],
])('of “%s” an editor is told the kind, and the log git’s words', async (words, kind) => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const own = await build()
  const signedIn = await own.signIn()
  const end = await gitThatSays(words, 'fast-import|update-ref|commit-tree')
  expect(await saveQuestion(own.store, 'fillers-cost.json', 'Lost?', ada)).toBe(`Nothing was saved: ${kind}`)
  const draft = await own.ask('/api/drafts', { headers: { cookie: signedIn }, body: { name: 'Spring' } })
  expect([draft.status, await draft.json()]).toEqual([422, { message: kind }])
  await end()
  expect(logged.mock.calls.flat().join(' ')).toContain('/srv/site')
  logged.mockRestore()
  await own.close()
})

const system = (code: string) => Object.assign(new Error(`${code}: no, open '/srv/data/x'`), { code, syscall: 'open' })
const sqlite = (errcode: number, message: string) => Object.assign(new Error(message), { code: 'ERR_SQLITE_ERROR', errcode })

test.each([
  [new Error('A sentence of ours.'), undefined],
  [system('ENOSPC'), 'full'],
  [system('EDQUOT'), 'full'],
  [system('EACCES'), 'forbidden'],
  [system('EROFS'), 'forbidden'],
  [system('ENOENT'), 'other'],
  [sqlite(13, 'database or disk is full'), 'full'],
  [sqlite(8, 'attempt to write a readonly database'), 'forbidden'],
  [sqlite(1, 'no such table: /srv'), 'other'],
  [new TypeError("Cannot read properties of undefined (reading '/srv')"), 'other'],
  [new ProgramFailed('git push: fatal: /srv'), 'git'],
  ['/srv thrown', 'other'],
] as const)('of %s people are told what kind it is', (error, kind) => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  expect(mishapOf(error)).toBe(kind)
  expect(toldOf(error, 'Here')).toBe(kind ? SAID[kind] : 'A sentence of ours.')
  expect(logged).toHaveBeenCalledTimes(kind ? 1 : 0)
  logged.mockRestore()
})
