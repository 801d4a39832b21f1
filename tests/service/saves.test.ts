import { mkdir, readFile, symlink } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createBranches } from '../../src/server/content/branches/branches.ts'
import { commitOf, openCheckout } from '../../src/server/content/git/checkout.ts'
import { openContent } from '../../src/server/content/open-content.ts'
import { folderTree } from '../../src/server/content/place/folder-tree.ts'
import { commitFiles } from '../../src/server/content/save/commit-files.ts'
import type { ContentStore } from '../../src/server/content/store.ts'
import { commitTo, holdBranch } from '../fixtures/repository.ts'
import { times } from '../fixtures/times.ts'
import { type Garden, plant, until } from './garden.ts'
import { ada, asked, ben, CREATE, DELETE, formsInMemory, question, saveQuestion, UPDATE } from './questions.ts'

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

/** Where a save of this folder goes. */
const whereIn = async (dir: string) => {
  const checkout = await openCheckout(dir)
  return { tree: folderTree(dir), folder: () => dir, checkout, from: checkout && (await commitOf(dir, checkout.ref)) }
}

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

test('whatever an editor is called, the commit is theirs, and nothing else of it', async () => {
  const names = ['Ada\n<Hart>', ' \0 ']
  for (const name of names) {
    const editor = { name, email: 'ada@clinic.example>\ncommitter' }
    expect(await saveQuestion(store, FILE, `From ${JSON.stringify(name)}?`, editor)).toBeUndefined()
  }
  expect(garden.git('log', '-2', '--format=%an <%ae>|%cn').split('\n')).toEqual([
    'Editor <ada@clinic.example  committer>|Content service',
    'Ada  Hart <ada@clinic.example  committer>|Content service',
  ])
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

test.each([
  // A name that the disk takes, but not with what is added to it while the file is written.
  ['before the first file changes', `content/faq/${'long'.repeat(62)}.json`],
  // A folder in the place of a file is met when the other file is in its place already.
  ['between two files', 'content/faq/a-folder.json'],
])('when the disk refuses %s, nothing is committed and nothing changes', async (_, refused) => {
  await mkdir(join(garden.dir, 'content/faq/a-folder.json'))
  const [text, head] = [await garden.text(PATH), garden.git('rev-parse', 'HEAD')]
  const wanted = JSON.stringify(question('Lost?'))
  await expect(
    commitFiles(
      await whereIn(garden.dir),
      new Map([
        [PATH, wanted],
        [refused, wanted],
      ]),
      { editor: ada },
    ),
  ).rejects.toThrow(/ENAMETOOLONG|EISDIR/)
  expect(await garden.text(PATH)).toBe(text)
  expect(garden.git('rev-parse', 'HEAD')).toBe(head)
  expect(garden.git('for-each-ref', 'refs/saves')).toBe('')
  expect(garden.git('status', '--porcelain')).toBe('')
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

/** Commits by a developer just after a save has made its own commit, which is not on the branch yet; as often as is said. */
async function commitDuring(saving: Promise<unknown>, times: number, commit: (n: number) => void) {
  let isOver = false
  saving.finally(() => {
    isOver = true
  })
  let done = 0
  let [last, now] = ['', '']
  while (!isOver && done < times) {
    await new Promise((next) => setImmediate(next))
    now = await readFile(join(garden.dir, '.git/refs/saves/main'), 'utf8').catch(() => '')
    if (now === '' || now === last) continue
    last = now
    done += 1
    commit(done)
  }
  return done
}
const developerCommits = (n: number) => garden.git('commit', '-q', '--allow-empty', '-m', `Developer ${n}`)

test('a commit made by somebody else in the same moment stands, and the save goes on top', async () => {
  const saving = saveQuestion(store, FILE, 'On top?')
  expect(await commitDuring(saving, 2, developerCommits)).toBe(2)
  expect(await saving).toBeUndefined()
  expect(garden.git('log', '--format=%s').split('\n')).toEqual([`Change ${PATH}`, 'Developer 2', 'Developer 1', 'Begin'])
  expect(JSON.parse(garden.git('show', `HEAD:${PATH}`)).question).toBe('On top?')
  expect(garden.git('for-each-ref', 'refs/saves')).toBe('')
  expect(garden.git('status', '--porcelain')).toBe('')
})

test('a save that meets a new commit at each of three tries is given up whole', async () => {
  const text = await garden.text(PATH)
  const saving = saveQuestion(store, FILE, 'Lost?')
  expect(await commitDuring(saving, 9, developerCommits)).toBe(3)
  expect(await saving).toMatch(/Nothing was saved: git/)
  expect(garden.git('log', '--format=%s').split('\n')).toEqual(['Developer 3', 'Developer 2', 'Developer 1', 'Begin'])
  expect(await garden.text(PATH)).toBe(text)
  expect(await asked(store, FILE)).toBe(JSON.parse(text).question)
  expect(garden.git('status', '--porcelain')).toBe('')
})

test('when both changed the same file in this moment, the commit stands and the editor is told', async () => {
  const theirs = JSON.stringify(question('Theirs?'))
  const saving = saveQuestion(store, FILE, 'Ours?')
  await commitDuring(saving, 1, () => commitTo(garden.dir, 'main', { [PATH]: theirs }))
  expect(await saving).toBe(`Nothing was saved: ${PATH} was changed elsewhere in this moment. Open it again, then save.`)
  expect(garden.git('show', `HEAD:${PATH}`)).toBe(theirs)
  expect(garden.git('for-each-ref', 'refs/saves')).toBe('')
})

test.each(['main', 'spring'])('on %s, what came after the save was judged is not overwritten', async (branch) => {
  garden.git('branch', 'spring')
  const branches = createBranches(store)
  const opened = await branches.open(branch)
  const theirs = JSON.stringify(question('Theirs?'))
  const ours = new Map([[PATH, JSON.stringify(question('Ours?'))]])
  const same = await opened?.put(ada, async () => {
    await commitTo(garden.dir, branch, { [PATH]: theirs })
    return ours
  })
  expect(same?.errors?.[0]?.message).toBe(`Nothing was saved: ${PATH} was changed elsewhere in this moment. Open it again, then save.`)
  expect(garden.git('show', `${branch}:${PATH}`)).toBe(theirs)
  const other = await opened?.put(ada, async () => {
    await commitTo(garden.dir, branch, { 'content/faq/other.json': theirs })
    return ours
  })
  expect(other?.errors).toBeNull()
  expect(garden.git('log', '-3', '--format=%s', branch).split('\n')).toEqual([
    `Change ${PATH}`,
    'Change content/faq/other.json',
    `Change ${PATH}`,
  ])
  expect(garden.git('show', `${branch}:content/faq/other.json`)).toBe(theirs)
  branches.close()
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

const OPEN_PAGE =
  'query ($file: String!) { page(relativePath: $file) { ... on Document { _internalSys: _sys { path } _internalValues: _values } } }'
const UPDATE_PAGE = 'mutation ($file: String!, $params: PageMutation!) { updatePage(relativePath: $file, params: $params) { id } }'

test.each([
  'Write to a@b.example now.',
  'A line \nand another   ',
  'See http://x.example/a_b or www.x.example.',
  '1) one\n2) two',
  '* one\n* two\n\n__bold__ and _slanting_',
  'a * b & c < d',
  '# Heading #',
])('the rich text %j stays as it is written while another field is saved, and is written anew once it is changed', async (text) => {
  const file = 'written.json'
  const page = { title: 'Written', slug: 'written', body: text, blocks: [{ _template: 'textSection', heading: 'Head', body: `${text}!` }] }
  const before = { ...page, translations: { zhCN: {}, zhTW: {}, ar: { body: `${text}؟` } } }
  const made = await store.put(ada, new Map([[`content/page/${file}`, JSON.stringify(before, null, 2)]]))
  expect(made.errors).toBeNull()
  const forms = formsInMemory()
  type Values = Record<string, unknown> & { _revision: string; body: { children: unknown[] }; blocks: Record<string, unknown>[] }
  const save = async (change: (values: Values) => void) => {
    const { data } = await store.open(forms.of({ branch: 'main' }), OPEN_PAGE, { file })
    const values = (data as { page: { _internalValues: Values } }).page._internalValues
    change(values)
    const { _revision, _collection, _template, blocks, ...fields } = values
    const sections = blocks.map(({ _template: name, ...rest }) => ({ [String(name)]: rest }))
    const form = forms.of({ branch: 'main', opened: _revision })
    const answer = await store.save(ada, UPDATE_PAGE, { file, params: { ...fields, blocks: sections } }, form)
    expect(answer.errors).toBeNull()
    return JSON.parse(await garden.text(`content/page/${file}`))
  }
  const renamed = await save((values) => Object.assign(values, { title: 'Renamed' }))
  expect(renamed).toMatchObject({
    title: 'Renamed',
    body: text,
    blocks: [{ body: `${text}!` }],
    translations: { ar: { body: `${text}؟` } },
  })
  const changed = await save(({ body }) => body.children.push({ type: 'p', children: [{ type: 'text', text: 'Added.' }] }))
  expect(changed.body).toContain('Added.')
  expect(changed.blocks[0].body).toBe(`${text}!`)
})
