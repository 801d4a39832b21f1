import { chmod, symlink } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openContent } from '../../src/server/content/open-content.ts'
import type { ContentStore } from '../../src/server/content/store.ts'
import { holdBranch } from '../fixtures/repository.ts'
import { times } from '../fixtures/times.ts'
import { type Garden, plant, until } from './garden.ts'
import { ada, asked, ben, CREATE, DELETE, question, saveQuestion, UPDATE } from './questions.ts'

const FILE = 'fillers-cost.json'
const PATH = `content/faq/${FILE}`
let garden: Garden
let store: ContentStore

beforeEach(async () => {
  garden = await plant()
  store = await openContent(garden.dir)
})
afterEach(async () => {
  store.close()
  await garden.uproot()
})

test('a save is one commit by the editor, and the tree is clean afterwards', async () => {
  const { revision } = store
  expect(await saveQuestion(store, FILE, 'What does it cost?')).toBeUndefined()
  expect(garden.git('log', '-1', '--format=%an <%ae>|%s')).toBe(`Ada Hart <ada@clinic.example>|Change ${PATH}`)
  expect(garden.git('status', '--porcelain')).toBe('')
  expect(garden.git('for-each-ref', 'refs/saves')).toBe('')
  expect(JSON.parse(await garden.text(PATH)).question).toBe('What does it cost?')
  expect(await asked(store, FILE)).toBe('What does it cost?')
  expect(store.revision).toBe(revision + 1)
})

test('the commit holds only the save, not what a developer has staged', async () => {
  await garden.write('content/faq/other.json', question('Staged?'))
  garden.git('add', 'content/faq/other.json')
  await saveQuestion(store, FILE, 'Changed?')
  expect(garden.git('show', '--name-only', '--format=', 'HEAD')).toBe(PATH)
  expect(garden.git('diff', '--cached', '--name-only')).toBe('content/faq/other.json')
})

test('a save that changes nothing makes no commit', async () => {
  await saveQuestion(store, FILE, 'Once?')
  const head = garden.git('rev-parse', 'HEAD')
  expect(await saveQuestion(store, FILE, 'Once?')).toBeUndefined()
  expect(garden.git('rev-parse', 'HEAD')).toBe(head)
})

test('creating and deleting are commits, too', async () => {
  expect(await saveQuestion(store, 'new.json', 'New?', ada, CREATE)).toBeUndefined()
  expect(garden.git('log', '-1', '--format=%s')).toBe('Add content/faq/new.json')
  const { errors } = await store.save(ben, DELETE, { file: 'new.json' })
  expect(errors).toBeNull()
  expect(garden.git('log', '-1', '--format=%an|%s')).toBe('Ben Low|Remove content/faq/new.json')
  expect(garden.git('status', '--porcelain')).toBe('')
  expect(await asked(store, 'new.json')).toBeUndefined()
})

test('when git refuses, file, index and history are as before, and the editor is told why', async () => {
  const text = await garden.text(PATH)
  const old = await asked(store, FILE)
  const head = garden.git('rev-parse', 'HEAD')
  holdBranch(garden.dir)
  expect(await saveQuestion(store, FILE, 'Lost?')).toMatch(/Nothing was saved: git/)
  expect(await saveQuestion(store, 'fresh.json', 'Lost?', ada, CREATE)).toMatch(/Nothing was saved/)
  expect(await garden.text(PATH)).toBe(text)
  expect(await asked(store, FILE)).toBe(old)
  expect(await asked(store, 'fresh.json')).toBeUndefined()
  expect(garden.git('rev-parse', 'HEAD')).toBe(head)
  expect(garden.git('status', '--porcelain')).toBe('')
})

test('when the disk refuses, nothing is committed', async () => {
  if (process.getuid?.() === 0) return
  await chmod(join(garden.dir, 'content/faq'), 0o555)
  expect(await saveQuestion(store, FILE, 'Lost?')).toMatch(/Nothing was saved/)
  await chmod(join(garden.dir, 'content/faq'), 0o755)
  expect(garden.git('log', '--format=%s')).toBe('Begin')
})

test('a mutation of which one half fails does nothing at all', async () => {
  const query =
    'mutation ($params: FaqMutation!) { a: updateFaq(relativePath: "fillers-cost.json", params: $params) { id } b: updateFaq(relativePath: "absent.json", params: $params) { id } }'
  const { errors } = await store.save(ada, query, { params: question('Half?') })
  expect(errors?.length).toBeGreaterThan(0)
  expect(await asked(store, FILE)).not.toBe('Half?')
  expect(garden.git('log', '--format=%s')).toBe('Begin')
  expect(garden.git('status', '--porcelain')).toBe('')
})

test('a commit made by somebody else in the same moment stands, and the save goes on top', async () => {
  const saving = Promise.all(['One?', 'Two?', 'Three?'].map((text) => saveQuestion(store, FILE, text)))
  for (let n = 0; n < 5; n += 1) garden.git('commit', '-q', '--allow-empty', '-m', `Developer ${n}`)
  const answers = await saving
  const subjects = garden.git('log', '--format=%s').split('\n')
  expect(subjects.filter((subject) => subject.startsWith('Developer'))).toHaveLength(5)
  expect(subjects.filter((subject) => subject.startsWith('Change'))).toHaveLength(answers.filter((answer) => answer === undefined).length)
  expect(garden.git('status', '--porcelain')).toBe('')
})

test('saves never leave the content folder', async () => {
  await symlink('/tmp', join(garden.dir, 'content/faq/out'))
  for (const file of [
    '../../escape.json',
    '../../../escape.json',
    'a/../../../escape.json',
    'escape.md',
    'escape.json\0.md',
    'out/escape.json',
  ]) {
    expect(await saveQuestion(store, file, 'Out?', ada, CREATE), file).toBeTruthy()
  }
  expect(garden.git('log', '--format=%s')).toBe('Begin')
})

test('an edit on disk and a pull are noticed', async () => {
  await garden.write(PATH, question('By hand?'))
  await until(async () => (await asked(store, FILE)) === 'By hand?')
  garden.git('commit', '-qam', 'By hand')
  garden.git('reset', '-q', '--hard', 'HEAD~1')
  await until(async () => (await asked(store, FILE)) !== 'By hand?')
})

test('a reader never meets the middle of a save', async () => {
  const saving = saveQuestion(store, FILE, 'After?')
  const reading = asked(store, FILE)
  await saving
  expect(await reading).toBe('After?')
  expect(garden.git('log', '-1', '--format=%s')).toBe(`Change ${PATH}`)
})

/** How many save at once, each a question of their own and all of them one. */
const EDITORS = times(8, 20)

test(`${EDITORS} editors at once lose nothing, and each commit has its author`, async () => {
  const editors = Array.from({ length: EDITORS }, (_, n) => ({ name: `Editor ${n}`, email: `e${n}@clinic.example` }))
  const own = editors.map((editor, n) => saveQuestion(store, `by-${n}.json`, `Own ${n}?`, editor, CREATE))
  const shared = editors.map((editor, n) => store.save(editor, UPDATE, { file: FILE, params: question(`Shared ${n}?`) }))
  await Promise.all([...own, ...shared])
  const log = garden.git('log', '--format=%an|%s').split('\n')
  for (const n of editors.keys()) {
    expect(log).toContain(`Editor ${n}|Add content/faq/by-${n}.json`)
    expect(log).toContain(`Editor ${n}|Change ${PATH}`)
    expect(await asked(store, `by-${n}.json`)).toBe(`Own ${n}?`)
  }
  expect(log).toHaveLength(2 * EDITORS + 1)
  expect(await asked(store, FILE)).toBe(`Shared ${EDITORS - 1}?`)
  expect(garden.git('status', '--porcelain')).toBe('')
}, 240_000)

test('without a git checkout saves still work', async () => {
  const plain = await plant({ history: false })
  const without = await openContent(plain.dir)
  expect(without.checkout).toBeUndefined()
  expect(await saveQuestion(without, FILE, 'Plain?')).toBeUndefined()
  expect(JSON.parse(await plain.text(PATH)).question).toBe('Plain?')
  without.close()
  await plain.uproot()
})
