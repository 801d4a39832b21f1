import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { inspect } from '../../src/server/backup/read.ts'
import { EDITOR, type Server, startServer } from '../fixtures/server.ts'
import { until } from './garden.ts'

let server: Server
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.stop())

test('each thing that goes wrong is one line of the log, whoever prints it', async () => {
  for (const name of ['home-cost', 'fillers-cost']) await writeFile(join(server.dir, `content/faq/${name}.json`), '{ "question": "Half')
  await until(() => /fillers-cost/.test(server.output()), 'a word about the broken document')
  for (const path of ['/', '/a%/b', '/media/~%/a.webp', '/ar/nowhere%0aInvented line']) await (await fetch(server.origin + path)).text()
  const lines = server.output().trim().split('\n')
  expect(lines.length).toBeGreaterThan(4)
  for (const line of lines) expect(line).toMatch(/^[A-Z][^\p{Cc}]+$/u)
  expect(server.output()).not.toMatch(/^\s*at |node_modules/m)
})

test('with LOG=json each line is an object, names no editor, and leads to the answer that it is about', async () => {
  const own = await startServer({ LOG: 'json' })
  const headers = { 'content-type': 'application/json' }
  const signIn = (password: string) =>
    fetch(`${own.origin}/api/editors/sign-in/email`, { method: 'POST', headers, body: JSON.stringify({ email: EDITOR.email, password }) })
  const answers = [await signIn(EDITOR.password), await signIn('a wrong password')]
  await until(() => /wrong password/.test(own.output()), 'a word about the password')
  const lines = own
    .output()
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line))
  for (const line of lines)
    expect(line).toMatchObject({
      time: expect.stringMatching(/^\d{4}-.*Z$/),
      level: expect.stringMatching(/^(info|warn|error)$/),
      message: expect.any(String),
    })
  expect(own.output()).not.toContain(EDITOR.email)
  for (const [n, words] of ['e…@clinic.example has signed in.', 'Sign-in refused: a wrong password for e…@clinic.example.'].entries())
    expect(lines.find(({ message }) => message === words)?.requestId).toBe(answers[n]?.headers.get('x-request-id'))
  await own.stop()
})

test('the server makes its backups by itself, and says so in the log', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'backups-'))
  const own = await startServer({ BACKUP_TO: folder, BACKUP_PASSPHRASE: 'a passphrase for tests' })
  await until(() => /Backup site-.*Z\.backup is made\./.test(own.output()), 'a word about the backup')
  const [name = ''] = await readdir(folder)
  expect((await inspect(join(folder, name), 'a passphrase for tests')).total.tables).toMatchObject({ user: 1, enquiry: 0 })
  await own.stop()
  await rm(folder, { recursive: true })
})
