import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { addressOf } from '../../src/model/address.ts'
import { branchCheckout, type Checkout } from '../../src/server/content/git/checkout.ts'
import { commitTree } from '../../src/server/content/git/commit-tree.ts'
import { openStore } from '../../src/server/content/open-store.ts'
import { openBranch } from '../../src/server/content/place/branch-place.ts'
import { openFolder } from '../../src/server/content/place/folder-place.ts'
import { commitFiles } from '../../src/server/content/save/commit-files.ts'
import { type Garden, plant } from '../service/garden.ts'
import { ada } from '../service/questions.ts'
import { end, start } from './process.ts'

/** What a file may hold after an accident, one kind after the other. */
const GARBAGE: ((text: string) => string)[] = [
  (text) => text.slice(0, text.length / 2),
  () => '',
  (text) => `<<<<<<< HEAD\n${text}\n=======\n{}\n>>>>>>> spring\n`,
  () => '{}',
  () => '[1, "two", null]',
  () => 'null',
  () => '\u0000\u0001 not text',
  (text) => text.replace(/"[^"]*"(?=[,\n])/g, 'null'),
  (text) => text.replace(/: "[^"]*"/g, ': { "a": [1] }'),
  (text) => text.replace(/"_template": "\w+"/g, '"_template": "unknown"'),
  (text) => text.replace(/\[\n/g, '"[",\n'),
  () => `${'{"a":'.repeat(20_000)}1${'}'.repeat(20_000)}`,
]

let garden: Garden
let checkout: Checkout
const texts = new Map<string, string>()

beforeAll(async () => {
  // A sentence for each file.
  vi.spyOn(console, 'error').mockImplementation(() => {})
  garden = await plant()
  checkout = { dir: garden.dir, branch: 'main', ref: 'refs/heads/main', prefix: '' }
  const names = readdirSync(join(garden.dir, 'content'), { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.json'))
  for (const name of names.sort()) texts.set(`content/${name}`, await garden.text(`content/${name}`))
})
afterAll(() => garden.uproot())

/** Opens the content as a start does, without following the files. */
const open = async () => openStore(await openFolder(garden.dir, checkout))
const isUnpublished = (path: string) => JSON.parse(texts.get(path) ?? '{}').visibility === 'unpublished'
const addressBefore = (path: string) => addressOf(path, JSON.parse(texts.get(path) ?? '{}'))

test('every file in turn may hold anything: the site starts, and answers for that document and the settings', async () => {
  const kinds = new Map<string, number>()
  for (const [at, [path, text]] of [...texts].entries()) {
    const change = GARBAGE[at % GARBAGE.length] ?? String
    await garden.write(path, change(text))
    const store = await open()
    const { data, errors } = await store.request('{ siteSettings(relativePath: "settings.json") { brand } }', {})
    expect([path, data, errors]).toEqual([path, { siteSettings: { brand: expect.any(String) } }, null])
    expect(await store.textOf(path), path).toBeDefined()
    const [damage] = store.damages()
    kinds.set(damage?.shown ?? 'harmless', (kinds.get(damage?.shown ?? 'harmless') ?? 0) + 1)
    expect(store.damages().every((one) => one.path === path)).toBe(true)
    await garden.write(path, text)
  }
  console.log(`What was shown of ${texts.size} broken files: ${[...kinds].map(([kind, count]) => `${kind} ${count}`).join(', ')}`)
})

test('on a branch as well', async () => {
  for (const [at, [path, text]] of [...texts].entries()) {
    const change = GARBAGE[(at + 5) % GARBAGE.length] ?? String
    const branch = `broken-${at}`
    garden.git('branch', branch, 'main')
    const own = branchCheckout(checkout, branch)
    await commitFiles(
      { tree: commitTree(own, 'main'), checkout: own, from: garden.git('rev-parse', 'main') },
      new Map([[path, change(text)]]),
      { editor: ada },
    )
    const store = await openStore(await openBranch(checkout, branch), { label: branch })
    const { errors } = await store.request('{ siteSettings(relativePath: "settings.json") { brand } }', {})
    expect([path, errors, (await store.textOf(path)) !== undefined]).toEqual([path, null, true])
  }
})

test('all files at once: the server starts, and every page answers as before', async () => {
  const addresses = ['/ar', ...[...texts.keys()].flatMap((path) => (isUnpublished(path) ? [] : (addressBefore(path) ?? [])))]
  const env = { CONTENT_DIR: garden.dir, DATA_DIR: join(garden.dir, '.data') }
  for (const [kind, change] of GARBAGE.entries()) {
    for (const [path, text] of texts) await garden.write(path, change(text))
    const server = await start(env)
    const failed: string[] = []
    for (const address of addresses) {
      const { status } = await fetch(`http://127.0.0.1:${server.port}${address}`)
      if (status !== 200) failed.push(`${status} ${address}`)
    }
    await end(server, 'SIGTERM')
    expect([kind, failed]).toEqual([kind, []])
  }
  for (const [path, text] of texts) await garden.write(path, text)
})
