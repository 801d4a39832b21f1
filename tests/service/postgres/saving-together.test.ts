import { existsSync } from 'node:fs'
import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { prepareCommit } from '../../../src/server/content/git/commit.ts'
import { formsIn } from '../../../src/server/content/save/shown-texts.ts'
import { ask } from '../../fixtures/postgres.ts'
import { until } from '../garden.ts'
import { ada, asked, ben, CREATE, question, saveQuestion, UPDATE } from '../questions.ts'
import { type Host, openPair, openProcess, type Together } from './together.ts'

const FILE = 'fillers-cost.json'
const PATH = `content/faq/${FILE}`
/** How many save at one moment: each save waits for those before it, and is made upon them. */
const MANY = 8
const OPEN =
  'query ($file: String!) { faq(relativePath: $file) { question ... on Document { _internalSys: _sys { path } _internalValues: _values } } }'

let host: Host
let both: [Together, Together]
let end: () => Promise<void>
let [a, b]: [Together, Together] = [] as never

beforeAll(async () => {
  ;({ host, both, end } = await openPair())
  ;[a, b] = both
})
afterAll(() => end())

const textThere = (path = PATH) => JSON.parse(host.git('show', `main:${path}`))
const shows = (one: Together, text: string, file = FILE) =>
  until(async () => (await asked(one.store, file)) === text, `“${text}” at the other`)
const commits = () => Number(host.git('rev-list', '--count', 'main'))

/** A form of the question at one process: its text, and how it is saved at any process. */
async function openForm(at: Together) {
  const name = crypto.randomUUID()
  const { data } = await at.store.open(at.forms.of({ branch: 'main', name }), OPEN, { file: FILE })
  let opened = formsIn(data)[0]?.values._revision as string
  const { question: text } = (data as { faq: { question: string } }).faq
  return {
    text,
    async save(to: Together, editor: typeof ada, given: object) {
      const form = to.forms.of({ branch: 'main', name, opened })
      const answer = await to.store.save(editor, UPDATE, { file: FILE, params: { ...question(text), ...given } }, form)
      opened = (answer.data as { _revision?: string } | null)?._revision ?? opened
      return answer.errors?.[0]?.message
    },
  }
}

test('a save at one process is at the host when it is acknowledged, and shown by the other, which asks nobody in between', async () => {
  expect(await saveQuestion(a.store, FILE, 'From A?')).toBeUndefined()
  expect(textThere().question).toBe('From A?')
  await shows(b, 'From A?')
  expect(await saveQuestion(b.store, FILE, 'From B?', ben)).toBeUndefined()
  await shows(a, 'From B?')
  expect(host.git('log', '-2', '--format=%an|%s')).toBe(`Ben Low|Change ${PATH}\nAda Hart|Change ${PATH}`)
  for (const { garden } of both) expect(garden.git('status', '--porcelain')).toBe('')
})

test('saves of one moment at both processes are all there, one upon the other', async () => {
  const before = commits()
  const saves = Array.from({ length: MANY }, (_, n) =>
    saveQuestion(both[n % 2 ? 1 : 0].store, `moment-${n}.json`, `Moment ${n}?`, ada, CREATE),
  )
  expect((await Promise.all(saves)).filter(Boolean)).toEqual([])
  expect(commits()).toBe(before + MANY)
  expect(host.git('rev-list', '--merges', 'main')).toBe('')
  for (let n = 0; n < MANY; n += 1) expect(textThere(`content/faq/moment-${n}.json`).question).toBe(`Moment ${n}?`)
})

test('two editors change two fields of one document at two processes in the same moment: both are kept', async () => {
  const [mine, theirs] = [await openForm(a), await openForm(b)]
  const answers = await Promise.all([mine.save(a, ada, { question: 'Hers?' }), theirs.save(b, ben, { answer: 'His.' })])
  expect(answers).toEqual([undefined, undefined])
  expect(textThere()).toMatchObject({ question: 'Hers?', answer: 'His.' })
})

test('of two who change the same text the second is told at whichever process, and saving again at the other puts theirs there', async () => {
  await shows(b, textThere().question)
  const [mine, theirs] = [await openForm(a), await openForm(b)]
  expect(await mine.save(a, ada, { question: 'Hers now?' })).toBeUndefined()
  expect(await theirs.save(b, ben, { question: 'His now?' })).toMatch(/^Nothing was saved: Ada Hart changed “Hers now\?”.*: Question\./)
  expect(textThere().question).toBe('Hers now?')
  expect(await theirs.save(a, ben, { question: 'His now?' })).toBeUndefined()
  expect(textThere().question).toBe('His now?')
})

test('a form that was opened at one process is joined at the other, and again after that', async () => {
  await shows(b, textThere().question)
  const form = await openForm(a)
  expect(await saveQuestion(b.store, FILE, form.text, ben)).toBeUndefined()
  const other = await openForm(b)
  expect(await other.save(b, ben, { answer: 'Changed meanwhile.' })).toBeUndefined()
  expect(await form.save(b, ada, { question: 'Joined?' })).toBeUndefined()
  expect(textThere()).toMatchObject({ question: 'Joined?', answer: 'Changed meanwhile.' })
  // What the form holds after that is in no commit: the other process knows it all the same.
  expect(await form.save(a, ada, { question: 'Joined twice?' })).toBeUndefined()
  expect(textThere()).toMatchObject({ question: 'Joined twice?', answer: 'Changed meanwhile.' })
})

test('what a developer pushes in between is below the next save, and a branch that is made at one is at the other', async () => {
  const developer = host.clone('developer')
  await developer.write('content/faq/pushed.json', question('Pushed?'))
  developer.git('add', '.')
  developer.git('-c', 'user.name=Dev', '-c', 'user.email=dev@clinic.example', 'commit', '-q', '-m', 'Pushed')
  developer.git('push', '-q', 'origin', 'main')
  expect(await saveQuestion(a.store, FILE, 'After the push?')).toBeUndefined()
  expect(host.git('log', '-2', '--format=%s')).toBe(`Change ${PATH}\nPushed`)
  expect(await asked(a.store, 'pushed.json')).toBe('Pushed?')

  await a.branches.create('spring', 'main')
  await until(async () => (await b.branches.list()).includes('spring'), 'the branch')
  const spring = async (one: Together) => (await one.branches.open('spring')) ?? one.store
  expect(await saveQuestion(await spring(b), FILE, 'Spring?', ben)).toBeUndefined()
  await until(async () => (await asked(await spring(a), FILE)) === 'Spring?', 'the branch’s text')
  expect(await asked(a.store, FILE)).toBe('After the push?')
})

test('without the host nothing is saved, the editor reads why, and pages stay as they were; once it is back, saves go on', async () => {
  const silent = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const revision = a.garden.git('rev-parse', 'main')
  await host.down()
  expect(await saveQuestion(a.store, FILE, 'Nowhere?')).toMatch(/^Nothing was saved: the git host, where every save goes first/)
  expect(await saveQuestion(a.store, 'nowhere.json', 'Nowhere?', ada, CREATE)).toMatch(/^Nothing was saved/)
  await expect(a.branches.create('nowhere', 'main')).rejects.toThrow(/^No branch was made: the git host/)
  expect(await a.branches.list()).not.toContain('nowhere')
  expect(await asked(a.store, FILE)).toBe('After the push?')
  expect(a.garden.git('rev-parse', 'main')).toBe(revision)
  expect(a.garden.git('status', '--porcelain')).toBe('')
  await host.up()
  expect(await saveQuestion(a.store, FILE, 'Back?')).toBeUndefined()
  await shows(b, 'Back?')
  silent.mockRestore()
})

test('while the host takes its time over a save, pages are answered, of what stands', async () => {
  const [waiting, go] = [join(host.place, 'waiting'), join(host.place, 'go')]
  const hook = join(host.address, 'hooks/pre-receive')
  await writeFile(hook, `#!/bin/sh\ntouch '${waiting}'\nfor n in $(seq 600); do [ -e '${go}' ] && exit; sleep 0.05; done\n`, {
    mode: 0o755,
  })
  const saving = saveQuestion(a.store, FILE, 'Slow?')
  await until(() => existsSync(waiting), 'the push')
  expect(await asked(a.store, FILE)).toBe('Back?')
  expect(await a.garden.text(PATH)).toContain('Back?')
  await writeFile(go, '')
  expect(await saving).toBeUndefined()
  expect(await asked(a.store, FILE)).toBe('Slow?')
  await rm(hook)
})

test('a host that refuses a save is named, and nothing has changed', async () => {
  const silent = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const hook = join(host.address, 'hooks/pre-receive')
  await writeFile(hook, '#!/bin/sh\necho Protected. >&2\nexit 1\n', { mode: 0o755 })
  const before = await asked(a.store, FILE)
  expect(await saveQuestion(a.store, FILE, 'Protected?')).toMatch(/^Nothing was saved: the git host refuses it/)
  expect(String(silent.mock.calls)).toContain('pre-receive hook declined')
  expect(await asked(a.store, FILE)).toBe(before)
  expect(a.garden.git('status', '--porcelain')).toBe('')
  expect(a.garden.git('for-each-ref', 'refs/saves')).toBe('')
  await rm(hook)
  silent.mockRestore()
})

test('a save that somebody overtakes between its fetch and its push is made once more, upon what they pushed', async () => {
  const developer = host.clone('quicker')
  let attempts = 0
  const { errors } = await a.store.put(ada, async () => {
    attempts += 1
    if (attempts === 1) {
      await developer.write('content/faq/quicker.json', question('Quicker?'))
      developer.git('add', '.')
      developer.git('-c', 'user.name=Dev', '-c', 'user.email=dev@clinic.example', 'commit', '-q', '-m', 'Quicker')
      developer.git('push', '-q', 'origin', 'main')
    }
    return new Map([[PATH, JSON.stringify(question('Overtaken?'), null, 2)]])
  })
  expect([errors, attempts]).toEqual([null, 2])
  expect(host.git('log', '-2', '--format=%s')).toBe(`Change ${PATH}\nQuicker`)
  expect([await asked(a.store, FILE), await asked(a.store, 'quicker.json')]).toEqual(['Overtaken?', 'Quicker?'])
})

test('a process whose clone has a text that clashes with the host’s says so, goes on saving the rest, and lets an editor decide', async () => {
  const silent = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const garden = host.clone('apart')
  await garden.write(PATH, question('Never pushed?'))
  garden.git('-c', 'user.name=Dev', '-c', 'user.email=dev@clinic.example', 'commit', '-q', '-a', '-m', 'Never pushed')
  expect(await saveQuestion(a.store, FILE, 'At the host?')).toBeUndefined()
  const apart = await openProcess(host, 'apart', garden)
  const { remote } = apart.source
  await until(async () => (await remote?.state())?.diverged.length === 1, 'the report')
  expect(await saveQuestion(apart.store, 'beside.json', 'Beside?', ada, CREATE)).toBeUndefined()
  await until(() => host.git('ls-tree', '--name-only', 'main', 'content/faq/beside.json') !== '', 'the save at the host')
  expect(textThere().question).toBe('At the host?')
  await remote?.settle({ branch: 'main', path: PATH, keep: 'there', editor: ada })
  await until(() => garden.git('rev-parse', 'main') === host.git('rev-parse', 'main'), 'both in step')
  expect(await saveQuestion(apart.store, FILE, 'Together again?')).toBeUndefined()
  expect(textThere().question).toBe('Together again?')
  await shows(a, 'Together again?')
  await apart.stop()
  silent.mockRestore()
})

test('where the database cuts every connection, saves go on, and are shown by the other', async () => {
  const silent = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  vi.spyOn(console, 'log').mockImplementation(() => undefined)
  const cut = () =>
    ask(host.url, 'SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()')
  await cut()
  expect(await saveQuestion(a.store, FILE, 'Cut?')).toBeUndefined()
  expect(textThere().question).toBe('Cut?')
  await shows(b, 'Cut?')
  // In the middle of saves, too.
  const saves = Array.from({ length: 10 }, (_, n) => saveQuestion(both[n % 2 ? 1 : 0].store, `cut-${n}.json`, `Cut ${n}?`, ada, CREATE))
  await cut()
  expect((await Promise.all(saves)).filter(Boolean)).toEqual([])
  for (let n = 0; n < 10; n += 1) expect(textThere(`content/faq/cut-${n}.json`).question).toBe(`Cut ${n}?`)
  await shows(b, 'Cut 0?', 'cut-0.json')
  silent.mockRestore()
})

test('a save whose process died before its push is dropped at the next start, for nobody was told of it; one that had arrived is there', async () => {
  const garden = host.clone('c')
  const tip = garden.git('rev-parse', 'main')
  const checkout = { dir: garden.dir, branch: 'main', ref: 'refs/heads/main', prefix: '', remote: 'origin' }
  const made = async (file: string) => {
    const text = JSON.stringify(question('Unpushed?'), null, 2)
    return prepareCommit(checkout, tip, new Map([[`content/faq/${file}`, text]]), ada, `Add content/faq/${file}`)
  }
  vi.spyOn(console, 'log').mockImplementation(() => undefined)
  await made('lost.json')
  const c = await openProcess(host, 'c', garden)
  expect(await asked(c.store, 'lost.json')).toBeUndefined()
  expect(garden.git('for-each-ref', 'refs/saves')).toBe('')
  expect(garden.git('rev-parse', 'main')).toBe(tip)
  expect(await saveQuestion(c.store, FILE, 'After the crash?')).toBeUndefined()
  await c.stop()
  expect(garden.git('log', '--format=%s', 'main')).not.toContain('lost.json')

  const next = await prepareCommit(
    checkout,
    garden.git('rev-parse', 'main'),
    new Map([['content/faq/arrived.json', JSON.stringify(question('Arrived?'), null, 2)]]),
    ada,
    'Add content/faq/arrived.json',
  )
  // Past git's own note of what the host has, as where the process dies before the answer.
  garden.git('push', '-q', host.address, `${next.to}:refs/heads/main`)
  const again = await openProcess(host, 'c', garden)
  await until(async () => (await asked(again.store, 'arrived.json')) === 'Arrived?', 'the save that had arrived')
  expect(garden.git('status', '--porcelain')).toBe('')
  await again.stop()
})

test('each process knows who has a document open at the other, and tells of saves there; no address travels', async () => {
  const send = vi.fn()
  const opening = (id: string, person: string) => ({
    id,
    person,
    name: person.split('@')[0] ?? '',
    branch: 'main',
    paths: [PATH],
    language: 'en' as const,
  })
  const owner = { session: 's', isValid: async () => true }
  a.presence.join(opening('1', ada.email), owner, { send, end() {} })
  b.presence.join(opening('2', ben.email), owner, { send() {}, end() {} })
  await until(() => JSON.stringify(send.mock.calls).includes('"ben"'), 'the other editor')
  expect(await saveQuestion(b.store, FILE, 'Told?', ben)).toBeUndefined()
  await until(() => send.mock.calls.some(([name]) => name === 'saved'), 'the news of the save')
  expect(send).toHaveBeenCalledWith('saved', { path: PATH, name: 'Ben Low' })
  b.presence.leaveAll()
  await until(() => JSON.stringify(send.mock.lastCall) === '["others",{}]', 'the end')
  a.presence.leaveAll()
})

test('enquiries are counted together, under keys that say nothing of an address', async () => {
  const limit = { name: 'enquiries of an address', most: 5, windowMs: 60_000 }
  const [here, there] = both.map(({ stores }) => stores.limit(limit))
  const counts = [await here?.count('10.0.0.9'), await there?.count('10.0.0.9'), await here?.count('10.0.0.9')]
  expect(counts).toEqual([1, 2, 3])
  expect(JSON.stringify(await ask(host.url, 'SELECT * FROM attempt'))).not.toContain('10.0.0.9')
})
