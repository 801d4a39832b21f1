import { chmod, mkdir, readFile, rm, symlink, truncate, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createBranches } from '../../src/server/content/branches/branches.ts'
import { openContent } from '../../src/server/content/open-content.ts'
import type { ContentStore } from '../../src/server/content/store.ts'
import { type Garden, plant } from './garden.ts'
import { asked, question, saveQuestion } from './questions.ts'

const FILE = 'fillers-cost.json'
const PATH = `content/faq/${FILE}`
let garden: Garden
let store: ContentStore | undefined

beforeEach(async () => {
  garden = await plant()
})
afterEach(async () => {
  store?.close()
  await garden.uproot()
})

const at = (path: string) => join(garden.dir, path)
const start = async () => {
  store = await openContent(garden.dir)
  return store
}
/** A lock that was left a while ago. */
async function leaveLock(name: string) {
  await writeFile(at(`.git/${name}`), '')
  await utimes(at(`.git/${name}`), 0, 0)
}

/** A second commit, as somebody pushes it: documents changed, added and deleted, code, a program and a link. */
async function secondCommit() {
  await garden.write(PATH, question('Pushed?'))
  await garden.write('content/faq/added.json', question('Added?'))
  await rm(at('content/faq/fillers-pain.json'))
  await mkdir(at('src'))
  await writeFile(at('src/run.sh'), 'echo run\n')
  await chmod(at('src/run.sh'), 0o755)
  await symlink('run.sh', at('src/link'))
  garden.git('add', '.')
  garden.git('commit', '-q', '-m', 'Pushed')
  const to = garden.git('rev-parse', 'HEAD')
  const from = garden.git('rev-parse', 'HEAD~1')
  garden.git('reset', '-q', '--hard', from)
  return { from, to }
}
const note = ({ from, to }: { from: string; to: string }) => {
  garden.git('update-ref', 'refs/saves-from/main', from)
  garden.git('update-ref', 'refs/saves/main', to)
}

test('a push that was half brought in when the process was killed is brought in at the next start', async () => {
  const step = await secondCommit()
  note(step)
  garden.git('checkout', '-q', step.to, '--', 'content/faq/added.json', PATH, 'src')
  garden.git('reset', '-q')
  await truncate(at(PATH), 20)
  await rm(at('src/link'))
  await garden.write('content/page/about.json', { title: 'By hand', slug: 'about' })
  await leaveLock('index.lock')
  await leaveLock('refs/heads/main.lock')
  const opened = await start()
  expect(garden.git('rev-parse', 'main')).toBe(step.to)
  expect(garden.git('status', '--porcelain')).toBe('M content/page/about.json')
  expect(await readFile(at('src/link'), 'utf8')).toBe('echo run\n')
  expect(await asked(opened, FILE)).toBe('Pushed?')
  expect(await asked(opened, 'fillers-pain.json')).toBeUndefined()
  expect(garden.git('for-each-ref', 'refs/saves', 'refs/saves-from')).toBe('')
})

test('one that the branch has left behind meanwhile is given up', async () => {
  const step = await secondCommit()
  note(step)
  garden.git('checkout', '-q', step.to, '--', PATH)
  garden.git('commit', '-q', '--allow-empty', '-m', 'Elsewhere', '-o')
  const head = garden.git('rev-parse', 'HEAD')
  const opened = await start()
  expect(garden.git('rev-parse', 'main')).toBe(head)
  expect(garden.git('status', '--porcelain')).toBe('')
  expect(await asked(opened, FILE)).not.toBe('Pushed?')
})

test('a save on a branch that was interrupted is finished, and leaves the folder alone', async () => {
  garden.git('branch', 'spring')
  const opened = await start()
  const branches = createBranches(opened)
  const spring = await branches.open('spring')
  expect(spring && (await saveQuestion(spring, FILE, 'Interrupted?'))).toBeUndefined()
  const [to, from] = [garden.git('rev-parse', 'spring'), garden.git('rev-parse', 'spring~1')]
  garden.git('update-ref', 'refs/saves/spring', to)
  garden.git('update-ref', 'refs/heads/spring', from)
  const again = await createBranches(opened).open('spring')
  expect(again && (await asked(again, FILE))).toBe('Interrupted?')
  expect(garden.git('for-each-ref', 'refs/saves')).toBe('')
  expect(garden.git('status', '--porcelain')).toBe('')
})

test.each(['refs/heads/main.lock', 'refs/saves/main.lock', 'HEAD.lock', 'packed-refs.lock', 'index.lock'])(
  'a save does not mind that a killed git left %s',
  async (lock) => {
    const opened = await start()
    garden.git('pack-refs', '--all')
    await mkdir(join(at(`.git/${lock}`), '..'), { recursive: true })
    await leaveLock(lock)
    expect(await saveQuestion(opened, FILE, 'Saved?')).toBeUndefined()
    expect(garden.git('log', '-1', '--format=%s')).toBe(`Change ${PATH}`)
    expect(garden.git('status', '--porcelain')).toBe('')
  },
)

test('what a killed save left half written is gone at the next start, and in no way of a save before', async () => {
  const opened = await start()
  await garden.write(`${PATH}.saving`, 'half')
  await garden.write(`${PATH}.saved-before`, 'old')
  expect(await saveQuestion(opened, FILE, 'Whole?')).toBeUndefined()
  expect(garden.git('status', '--porcelain')).toBe('')
  await garden.write(`${PATH}.saving`, 'half')
  await garden.write('content/page/about.json.saved-before', 'old')
  await start()
  expect(garden.git('status', '--porcelain')).toBe('')
})

test('a lock that somebody holds for a moment is waited for', async () => {
  const opened = await start()
  await writeFile(at('.git/refs/heads/main.lock'), '')
  const saving = saveQuestion(opened, FILE, 'Waited?')
  setTimeout(() => rm(at('.git/refs/heads/main.lock')), 300)
  expect(await saving).toBeUndefined()
})
