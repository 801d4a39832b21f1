import { execFileSync, spawn } from 'node:child_process'
import { mkdtemp, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { findPostgres } from '../fixtures/postgres.ts'
import { EDITOR } from '../fixtures/server.ts'
import { type Garden, plant } from '../service/garden.ts'
import { inPostgres } from './kept.ts'
import { additions, expectClean, Site, save, signIn } from './saving-site.ts'

const SAVES = 60
const own = { EDITOR_EMAIL: EDITOR.email, EDITOR_PASSWORD: EDITOR.password }
const signedIn = (site: Site) => signIn(site, '/api/editors/sign-in/email', { email: EDITOR.email, password: EDITOR.password })

const siteOn = (garden: Garden, data: string, env: Record<string, string> = {}) => {
  const site = new Site({ ...own, CONTENT_DIR: garden.dir, DATA_DIR: data, ...env })
  onTestFinished(() => site.kill())
  return site
}
const folder = async () => {
  const dir = await mkdtemp(join(tmpdir(), 'second-'))
  onTestFinished(() => rm(dir, { recursive: true, force: true, maxRetries: 3 }))
  return dir
}
const planted = async (history = true) => {
  const garden = await plant({ history })
  onTestFinished(garden.uproot)
  return garden
}

test('a second process on the same DATA_DIR or CONTENT_DIR, by whichever name, is refused with a sentence that names the first, until that is gone', async () => {
  const [data, links] = [await folder(), await folder()]
  const garden = await planted()
  await symlink(garden.dir, join(links, 'content'))
  await symlink(data, join(links, 'data'))
  const first = siteOn(garden, data)
  await first.start()
  const names = (name: string) => `on this ${name} already (process ${first.process.pid}, port ${first.port})`
  const cases: [Record<string, string>, string][] = [
    [{}, 'DATA_DIR'],
    [{ CONTENT_DIR: (await planted()).dir }, 'DATA_DIR'],
    [{ DATA_DIR: join(links, 'data'), CONTENT_DIR: (await planted()).dir }, 'DATA_DIR'],
    [{ DATA_DIR: await folder() }, 'CONTENT_DIR'],
    [{ DATA_DIR: await folder(), CONTENT_DIR: join(links, 'content') }, 'CONTENT_DIR'],
    [{ DATA_DIR: await folder(), CONTENT_DIR: relative(process.cwd(), garden.dir) }, 'CONTENT_DIR'],
  ]
  for (const [env, name] of cases) await expect(siteOn(garden, data, env).start(), JSON.stringify(env)).rejects.toThrow(names(name))
  expect(garden.git('status', '--porcelain', '--ignored')).not.toMatch(/site|running/)

  // Another work tree of the same repository is another folder.
  const tree = join(await folder(), 'tree')
  garden.git('worktree', 'add', '-q', '-b', 'beside', tree)
  const beside = siteOn(garden, await folder(), { CONTENT_DIR: tree })
  await beside.start()
  await beside.kill('SIGTERM')

  await first.kill()
  const next = siteOn(garden, data)
  await next.start()
  await next.kill('SIGTERM')
})

test('content in no repository has one process, too, and nothing of that shows once there is a repository', async () => {
  const garden = await planted(false)
  const first = siteOn(garden, await folder())
  await first.start()
  await expect(siteOn(garden, await folder()).start()).rejects.toThrow(`CONTENT_DIR already (process ${first.process.pid}`)
  execFileSync('git', ['init', '-q'], { cwd: garden.dir })
  expect(garden.git('status', '--porcelain')).not.toMatch(/site|running/)
})

test.skipIf(!findPostgres())(
  'two processes that share a database and one folder: each acknowledged save is in a commit, once',
  async () => {
    const kept = await inPostgres()
    onTestFinished(kept.close)
    const garden = await planted()
    const data = await folder()
    const sites = [siteOn(garden, data, kept.env), siteOn(garden, data, kept.env)]
    await Promise.all(sites.map((site) => site.start()))
    const cookie = await signedIn(sites[0] as Site)
    const saved: string[] = []
    const refused: string[] = []
    await Promise.all(
      Array.from({ length: SAVES }, async (_, n) => {
        const answer = await save(sites[n % 2] as Site, cookie, `save-${n}.json`)
        if (answer === true) saved.push(`save-${n}.json`)
        else refused.push(answer)
      }),
    )
    const added = additions(garden.git, 'main')
    expect(saved.filter((file) => added.get(file) !== 1)).toEqual([])
    expect(refused).toEqual([])
    for (const site of sites) await site.kill('SIGTERM')
    expectClean(garden)
  },
)

test.each(['npm', 'node'])('where the %s that started the server is killed, the server ends', async (starter) => {
  const [garden, data] = [await planted(), await folder()]
  const env = { ...process.env, ...own, CONTENT_DIR: garden.dir, DATA_DIR: data, PORT: '0', GATE: 'off' }
  const [command, args] = starter === 'npm' ? ['npm', ['start']] : [process.execPath, ['src/setup/start.mjs']]
  // A group of its own, so that nothing of it outlives a test that fails.
  const child = spawn(String(command), args as string[], { env, stdio: ['ignore', 'pipe', 'inherit'], detached: true })
  onTestFinished(() => {
    try {
      process.kill(-(child.pid ?? 0), 'SIGKILL')
    } catch {
      // It has ended.
    }
  })
  let output = ''
  child.stdout.on('data', (chunk) => {
    output += chunk
  })
  await expect.poll(() => output, { timeout: 120_000 }).toMatch(/^Pages +http\S+/m)
  const [, origin = ''] = /^Pages +(http:\/\/[^/\s]+)/m.exec(output) ?? []
  const answers = () =>
    fetch(origin).then(
      (answer) => answer.text(),
      () => '',
    )
  expect(await answers()).toContain('<html')
  child.kill('SIGKILL')
  await expect.poll(answers, { timeout: 60_000 }).toBe('')
  // It ended as it does when it is told to: nothing of it is in the next one's way.
  await siteOn(garden, data).start()
})
