import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Sync, startSync } from '../../src/server/content/remote/sync.ts'
import { times } from '../fixtures/times.ts'
import { until } from './garden.ts'
import { ada, asked, CREATE, question, saveQuestion } from './questions.ts'
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

  test('a branch there under a name of the site’s or of git’s own is not brought here, and moves no other', async () => {
    const names = ['HEAD', 'review-link/1', 'at/x', 'refs/x', 'heads/main', 'origin/main', 'a'.repeat(40)]
    // The reference that a clone has, and through which git would write the branch HEAD to that of main.
    site.garden.git('symbolic-ref', 'refs/remotes/origin/HEAD', 'refs/remotes/origin/main')
    const odd = site.host('commit-tree', 'main^{tree}', '-m', 'Odd')
    for (const name of names) site.host('update-ref', `refs/heads/${name}`, odd)
    await site.push('main', PATH, question('Beside odd names?'))
    await until(async () => (await asked(site.store, FILE)) === 'Beside odd names?', 'the new text')
    expect(tipHere()).toBe(site.host('rev-parse', 'refs/heads/main'))
    expect(site.garden.git('rev-parse', 'refs/remotes/origin/main')).toBe(tipHere())
    const here = site.garden.git('for-each-ref', '--format=%(refname:strip=2)', 'refs/heads').split('\n')
    for (const name of names) expect(here).not.toContain(name)
    for (const name of names) site.host('update-ref', '-d', `refs/heads/${name}`)
    site.garden.git('symbolic-ref', '-d', 'refs/remotes/origin/HEAD')
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

  test('where both sides changed the same file it is reported, and each keeps its own until a developer merges', async () => {
    await saveQuestion(site.store, FILE, 'Here?')
    await site.push('main', PATH, question('There?'))
    const there = tipThere()
    const sync = await site.start()
    await until(async () => (await sync.state()).diverged.length > 0, 'the report')
    expect((await sync.state()).diverged).toEqual([{ branch: 'main', files: [PATH] }])
    expect(tipThere()).toBe(there)
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

  describe('While a file that both sides changed waits for a decision', () => {
    const textThere = (path: string) => JSON.parse(site.host('show', `main:${path}`)).question
    let sync: Sync
    beforeEach(async () => {
      await saveQuestion(site.store, FILE, 'Here?')
      await site.push('main', PATH, question('There?'))
      sync = await site.start()
      await until(async () => (await sync.state()).diverged.length > 0, 'the report')
    })

    test('everything else goes on being exchanged, again and again, and each save keeps its author', async () => {
      for (let round = 1; round <= times(2, 3); round += 1) {
        await saveQuestion(site.store, 'ours.json', `Ours ${round}?`, undefined, round === 1 ? CREATE : undefined)
        await site.push('main', 'content/faq/theirs.json', question(`Theirs ${round}?`))
        await until(async () => (await asked(site.store, 'theirs.json')) === `Theirs ${round}?`, 'their text')
        await until(
          () =>
            site.host('ls-tree', '--name-only', 'main', 'content/faq/ours.json') !== '' &&
            textThere('content/faq/ours.json') === `Ours ${round}?`,
          'our text',
        )
      }
      await saveQuestion(site.store, 'theirs.json', 'Theirs, changed here?')
      await until(() => textThere('content/faq/theirs.json') === 'Theirs, changed here?', 'the change of their text')
      expect(site.host('log', '-1', '--format=%an|%s', 'main')).toBe('Ada Hart|Change content/faq/theirs.json')
      expect([await asked(site.store, FILE), textThere(PATH)]).toEqual(['Here?', 'There?'])
      expect((await sync.state()).diverged).toEqual([{ branch: 'main', files: [PATH] }])
      clean()
    })

    test.each([
      ['here', 'Here?'],
      ['there', 'There?'],
    ] as const)('an editor may keep the text from %s, and both sides are in step again', async (keep, text) => {
      await sync.settle({ branch: 'main', path: PATH, keep, editor: ada })
      await until(async () => tipHere() === tipThere() && (await sync.state()).diverged.length === 0, 'both sides in step')
      expect([await asked(site.store, FILE), textThere(PATH)]).toEqual([text, text])
      expect(site.host('log', '--format=%an', 'main')).toContain('Ada Hart')
      clean()
    })

    test('only a file that waits can be decided about', async () => {
      await expect(sync.settle({ branch: 'main', path: 'content/page/about.json', keep: 'here', editor: ada })).rejects.toThrow(
        /does not wait/,
      )
      await expect(sync.settle({ branch: 'absent', path: PATH, keep: 'here', editor: ada })).rejects.toThrow(/does not wait/)
    })
  })

  describe('When commits are withdrawn on the remote by force', () => {
    let sync: Sync
    beforeEach(async () => {
      sync = await site.start()
      await saveQuestion(site.store, FILE, 'Withdrawn?')
      await until(() => tipThere() === tipHere(), 'the push')
    })
    /** A developer puts the branch back by one commit. */
    const withdraw = (branch = 'main') => {
      site.developer('fetch', '-q')
      site.developer('checkout', '-q', '-B', branch, `origin/${branch}~1`)
      site.developer('push', '-q', '-f', 'origin', branch)
    }

    test('the site follows, says so, and never pushes them back', async () => {
      const gone = tipHere()
      withdraw()
      const there = tipThere()
      await until(() => tipHere() === there, 'the older commit')
      await until(async () => (await asked(site.store, FILE)) !== 'Withdrawn?', 'the older text')
      await until(async () => (await sync.state()).withdrawn.length > 0, 'the report')
      expect((await sync.state()).withdrawn).toMatchObject([{ branch: 'main', commits: 1 }])
      await saveQuestion(site.store, 'later.json', 'Later?', undefined, CREATE)
      await until(() => tipThere() === tipHere(), 'the next push')
      expect(site.host('log', '--format=%s', 'main')).not.toContain(`Change ${PATH}`)
      expect(site.garden.git('rev-parse', `refs/withdrawn/main/${gone}`)).toBe(gone)
      clean()
    })

    test('saves that came after them stand, with their authors', async () => {
      await sync.stop()
      await saveQuestion(site.store, 'after.json', 'After?', undefined, CREATE)
      withdraw()
      await site.start()
      await until(
        () => tipHere() === tipThere() && site.host('log', '-1', '--format=%s', 'main').includes('after.json'),
        'the save upon the older commit',
      )
      expect(site.host('log', '--format=%an|%s', 'main').split('\n')).toEqual(['Ada Hart|Add content/faq/after.json', 'Developer|Begin'])
      expect(await asked(site.store, 'after.json')).toBe('After?')
      expect(await asked(site.store, FILE)).not.toBe('Withdrawn?')
      clean()
    })

    test('a branch is followed, too, so that nobody approves an old text', async () => {
      await site.push('spring', PATH, question('Spring?'))
      await site.push('spring', PATH, question('Spring, too early?'))
      const open = async () => (await site.branches.open('spring')) ?? site.store
      await until(async () => (await asked(await open(), FILE)) === 'Spring, too early?', 'the branch')
      withdraw('spring')
      await until(async () => (await asked(await open(), FILE)) === 'Spring?', 'the older text')
    })

    test('a history without the site’s settings is not followed', async () => {
      const here = tipHere()
      site.developer('checkout', '-q', '--orphan', 'other')
      site.developer('rm', '-rfq', 'content/siteSettings')
      site.developer('commit', '-q', '-m', 'A new beginning')
      site.developer('push', '-q', '-f', 'origin', 'other:main')
      const there = tipThere()
      await until(async () => Boolean((await sync.state()).problem?.includes('no settings')), 'the report')
      expect([tipHere(), tipThere()]).toEqual([here, there])
    })
  })

  test('a remote that is not there stops the start, and is named', async () => {
    await expect(startSync(site.branches, 'nowhere', 1000)).rejects.toThrow(/CONTENT_REMOTE.*nowhere/)
  })

  test('a password in the address of the remote is told to nobody', async () => {
    // secretlint-disable-next-line @secretlint/secretlint-rule-basicauth -- The password is made up: this is the one that nobody may be told.
    site.garden.git('remote', 'set-url', 'origin', 'http://me:secret@127.0.0.1:1/x.git')
    const sync = await site.start()
    await until(async () => Boolean((await sync.state()).problem), 'the report')
    expect(JSON.stringify(await sync.state())).not.toContain('secret')
  })
})

describe('What has been wrong for some minutes', () => {
  beforeEach(async () => {
    site = await plantWithRemote()
  })
  afterEach(() => site.uproot())
  const PATHS = /\/|host\.git|origin|hook|faq/

  test('saves that wait, and a host that is silent, are a problem after five minutes; one hiccup isn’t', async () => {
    let ahead = 0
    await site.down()
    const sync = await startSync(site.branches, 'origin', 50, undefined, () => Date.now() + ahead)
    await until(async () => Boolean((await sync.state()).problem), 'the report')
    expect((await sync.state()).problem).toBe('it can’t be reached')
    expect(await sync.trouble()).toBeUndefined()
    ahead = 6 * 60_000
    expect(await sync.trouble()).toBe('The git host has not answered for more than five minutes: the log says why.')
    await saveQuestion(site.store, FILE, 'Waiting?')
    expect(await sync.trouble()).toBe('Saves have waited for more than five minutes to be sent to the git host (1): the log says why.')
    await site.up()
    await until(async () => (await sync.trouble()) === undefined, 'the all-clear')
    await sync.stop()
  })

  test('a host that refuses each push is a problem, named to editors and operators without its words', async () => {
    const hook = join(site.host('rev-parse', '--absolute-git-dir'), 'hooks/pre-receive')
    await writeFile(hook, '#!/bin/sh\necho Protected at /srv/git. >&2\nexit 1\n', { mode: 0o755 })
    await saveQuestion(site.store, FILE, 'Refused?')
    const sync = await startSync(site.branches, 'origin', 50)
    await until(async () => Boolean(await sync.trouble()), 'the problem')
    expect(await sync.trouble()).toBe('The git host refuses what is saved here: the log says why.')
    expect((await sync.state()).problem).toBe('main: it refuses what is sent to it')
    expect(`${await sync.trouble()} ${(await sync.state()).problem}`).not.toMatch(PATHS)
    await sync.stop()
  })
})
