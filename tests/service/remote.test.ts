import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Sync, startSync } from '../../src/server/remote/sync.ts'
import { until } from './garden.ts'
import { asked, CREATE, question, saveQuestion } from './questions.ts'
import { plantWithRemote, type WithRemote } from './remote.ts'

const FILE = 'fillers-cost.json'
const PATH = `content/faq/${FILE}`
let site: WithRemote

const tipHere = (branch = 'main') => site.garden.git('rev-parse', branch)
const tipThere = (branch = 'main') => site.host('rev-parse', branch)
const clean = () => expect(site.garden.git('status', '--porcelain')).toBe('')

describe('In step with a remote', () => {
  let sync: Sync
  beforeAll(async () => {
    site = await plantWithRemote()
    sync = await site.start()
  })
  afterAll(() => site.uproot())

  test('a save arrives at the remote', async () => {
    await saveQuestion(site.store, FILE, 'Pushed?')
    await until(() => tipThere() === tipHere(), 'the push')
    expect(site.host('log', '-1', '--format=%an|%s')).toBe(`Ada Hart|Change ${PATH}`)
  })

  test('while the remote is down saves wait, and arrive when it is back', async () => {
    await site.down()
    await saveQuestion(site.store, FILE, 'Waiting?')
    await saveQuestion(site.store, 'second.json', 'Waiting, too?', undefined, CREATE)
    await until(async () => Boolean((await sync.state()).problem), 'the report')
    expect((await sync.state()).waiting).toMatchObject({ commits: 2, since: expect.stringMatching(/^\d{4}-\d\d-\d\dT/) })
    await site.up()
    await until(() => tipThere() === tipHere(), 'the push')
    await until(async () => !(await sync.state()).problem, 'the all-clear')
    expect((await sync.state()).waiting).toBeUndefined()
  })

  test('what others pushed is fetched, indexed and shown', async () => {
    const { revision } = site.store
    await site.push('main', PATH, question('From elsewhere?'))
    await until(async () => (await asked(site.store, FILE)) === 'From elsewhere?', 'the new text')
    expect(site.store.revision).toBeGreaterThan(revision)
    expect(tipHere()).toBe(tipThere())
    clean()
  })

  test('files that somebody changed by hand are not lost to what arrives', async () => {
    await site.garden.write(PATH, question('By hand?'))
    await site.push('main', PATH, question('There?'))
    await until(async () => Boolean((await sync.state()).problem?.includes('merge')), 'the report')
    expect(JSON.parse(await site.garden.text(PATH)).question).toBe('By hand?')
    site.garden.git('checkout', '-q', '--', PATH)
    await until(async () => (await asked(site.store, FILE)) === 'There?', 'the new text')
  })

  test('a branch of the remote can be looked at and saved to, and goes when it is deleted there', async () => {
    await site.push('spring', PATH, question('Spring?'))
    await until(async () => (await site.branches.list()).includes('spring'), 'the branch')
    const spring = await site.branches.open('spring')
    expect(spring && (await asked(spring, FILE))).toBe('Spring?')
    expect(spring && (await saveQuestion(spring, FILE, 'Spring here?'))).toBeUndefined()
    await until(() => tipThere('spring') === tipHere('spring'), 'the push')
    await site.push('spring', PATH, question('Spring again?'))
    const open = async () => (await site.branches.open('spring')) ?? site.store
    await until(async () => (await asked(await open(), FILE)) === 'Spring again?', 'the next push')
    site.developer('push', '-q', 'origin', '--delete', 'spring')
    await until(async () => !(await site.branches.list()).includes('spring'), 'its end')
  })

  test("a developer's own branch stays theirs", async () => {
    site.garden.git('checkout', '-q', '-b', 'mine')
    site.garden.git('commit', '-q', '--allow-empty', '-m', 'Not yet')
    site.garden.git('checkout', '-q', 'main')
    await saveQuestion(site.store, FILE, 'Pushed?')
    await until(() => tipThere() === tipHere(), 'the push')
    expect(site.host('branch', '--format=%(refname:short)')).toBe('main')
    expect(site.garden.git('branch', '--list', 'mine')).not.toBe('')
  })
})

describe('Before the first round', () => {
  beforeEach(async () => {
    site = await plantWithRemote()
  })
  afterEach(() => site.uproot())

  test('what was saved before a restart is pushed by the next start', async () => {
    await saveQuestion(site.store, FILE, 'Before?')
    await site.start()
    await until(() => tipThere() === tipHere(), 'the push')
  })

  test('where both sides changed other files they are joined, and every commit stands', async () => {
    await saveQuestion(site.store, FILE, 'Here?')
    await site.push('main', 'content/faq/there.json', question('There?'))
    const sync = await site.start()
    await until(() => tipThere() === tipHere() && site.host('log', '-1', '--format=%s').startsWith('Merge'), 'the joined history')
    expect(await asked(site.store, FILE)).toBe('Here?')
    expect(await asked(site.store, 'there.json')).toBe('There?')
    expect(site.host('log', '--format=%s').split('\n')).toEqual(expect.arrayContaining(['Change content/faq/there.json', `Change ${PATH}`]))
    expect((await sync.state()).diverged).toEqual([])
    clean()
  })

  test('where both sides changed the same file it is reported, and neither side is touched until somebody merges', async () => {
    await saveQuestion(site.store, FILE, 'Here?')
    const here = tipHere()
    await site.push('main', PATH, question('There?'))
    const there = tipThere()
    const sync = await site.start()
    await until(async () => (await sync.state()).diverged.length > 0, 'the report')
    expect((await sync.state()).diverged).toEqual([{ branch: 'main', files: [PATH] }])
    await saveQuestion(site.store, 'later.json', 'Later?', undefined, CREATE)
    await until(async () => (await sync.state()).waiting?.commits === 2, 'the second save')
    expect(tipThere()).toBe(there)
    expect(site.garden.git('rev-parse', 'main~1')).toBe(here)
    expect(await asked(site.store, FILE)).toBe('Here?')

    site.garden.git('push', '-q', 'origin', 'main:saves')
    site.developer('fetch', '-q')
    site.developer('checkout', '-q', 'main')
    site.developer('merge', '-q', '-X', 'theirs', '-m', 'Decide', 'origin/saves')
    site.developer('push', '-q', 'origin', 'main')
    await until(async () => tipHere() === tipThere() && (await sync.state()).diverged.length === 0, 'the merge')
    expect(await asked(site.store, FILE)).toBe('Here?')
    clean()
  })

  test('a history that was rewritten on the remote is reported, and nothing is forced', async () => {
    const sync = await site.start()
    await saveQuestion(site.store, FILE, 'Kept?')
    await until(() => tipThere() === tipHere(), 'the push')
    const here = tipHere()
    site.developer('checkout', '-q', '--orphan', 'other')
    site.developer('commit', '-q', '-m', 'A new beginning')
    site.developer('push', '-q', '-f', 'origin', 'other:main')
    const there = tipThere()
    await until(async () => (await sync.state()).diverged.length > 0, 'the report')
    expect([tipHere(), tipThere()]).toEqual([here, there])
  })

  test('a remote that is not there stops the start, and is named', async () => {
    await expect(startSync(site.branches, 'nowhere', 1000)).rejects.toThrow(/CONTENT_REMOTE.*nowhere/)
  })

  test('a password in the address of the remote is told to nobody', async () => {
    site.garden.git('remote', 'set-url', 'origin', 'http://me:secret@127.0.0.1:1/x.git')
    const sync = await site.start()
    await until(async () => Boolean((await sync.state()).problem), 'the report')
    expect(JSON.stringify(await sync.state())).not.toContain('secret')
  })
})
