import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Server, startServer } from '../fixtures/server.ts'
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
