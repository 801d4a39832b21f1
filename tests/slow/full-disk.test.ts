import { execFileSync } from 'node:child_process'
import { cp, mkdtemp, readdir, rm, statfs, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { EDITOR } from '../fixtures/server.ts'
import { gardenAt, plant } from '../service/garden.ts'
import { additions, expectClean, Site, save, signIn } from './saving-site.ts'

const SIZE = '64m'
const SAVES = 60
/** Some dozen saves take it. */
const LEFT_BYTES = 1024 * 1024

/** A small disk of its own; undefined where this user may not make one. */
async function mountDisk(): Promise<string | undefined> {
  const place = await mkdtemp(join(tmpdir(), 'disk-'))
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${SIZE}`, 'tmpfs', place], { stdio: 'pipe' })
  } catch {
    await rm(place, { recursive: true })
    return undefined
  }
  onTestFinished(async () => {
    execFileSync('umount', ['-l', place])
    await rm(place, { recursive: true, force: true })
  })
  return place
}

/** Leaves so many bytes free. */
async function fill(file: string, left: number) {
  const { bavail, bsize } = await statfs(dirname(file))
  await writeFile(file, Buffer.alloc(bavail * bsize - left), { flush: true })
}

test('on a full disk pages are served, a save says that it failed, and what was acknowledged is there once; all goes on once there is room', async (context) => {
  const disk = await mountDisk()
  if (!disk) return context.skip('A disk that fills up has to be mounted, which this user may not.')
  const planted = await plant()
  const dir = join(disk, 'content-folder')
  await cp(planted.dir, dir, { recursive: true })
  await planted.uproot()
  const garden = gardenAt(dir)

  const settings = { CONTENT_DIR: dir, DATA_DIR: join(disk, 'data'), EDITOR_EMAIL: EDITOR.email, EDITOR_PASSWORD: EDITOR.password }
  const site = new Site(settings)
  onTestFinished(() => site.kill())
  await site.start()
  const cookie = await signIn(site, '/api/editors/sign-in/email', { email: EDITOR.email, password: EDITOR.password })
  const kept: string[] = []
  const refusals = new Set<string>()
  async function saveSome(name: string) {
    for (let number = 0; number < SAVES; number += 1) {
      const file = `${name}-${number}.json`
      const answer = await save(site, cookie, file)
      if (answer === true) kept.push(file)
      else refusals.add(answer)
    }
  }
  await fill(join(disk, 'filling'), LEFT_BYTES)
  await saveSome('last')
  const whileFull = kept.length
  expect(whileFull).toBeGreaterThan(0)
  expect(whileFull).toBeLessThan(SAVES)
  for (const refusal of refusals) expect(refusal).toMatch(/^Nothing was saved: the disk of the server is full\./)
  for (const path of ['/', '/ar/about', '/procedures/body/hifu']) expect((await fetch(site.origin + path)).status, path).toBe(200)
  const health = await (await fetch(`${site.origin}/healthz`)).text()
  expect(health).toMatch(/degraded.*full/)
  const { bavail, bsize } = await statfs(disk)
  await writeFile(join(disk, 'filling-2'), Buffer.alloc(bavail * bsize), { flush: true }).catch(() => undefined)
  const again = await fetch(`${site.origin}/api/editors/sign-in/email`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: site.origin },
    body: JSON.stringify({ email: EDITOR.email, password: EDITOR.password }),
  })
  // SQLite may have room left in the files that it has.
  if (again.status !== 200)
    expect([again.status, await again.json()]).toEqual([503, { message: expect.stringMatching(/^The disk of the server is full/) }])
  const ready = await fetch(`${site.origin}/readyz`)
  expect([ready.status, await ready.text()]).toEqual([503, 'data'])
  await rm(join(disk, 'filling-2'), { force: true })

  // Killed in this state, the next start needs no hand.
  await site.kill()
  await site.start()
  expect((await fetch(site.origin)).status).toBe(200)
  await rm(join(disk, 'filling'))
  await saveSome('room-again')
  expect(kept.length - whileFull).toBe(SAVES)
  await site.kill('SIGTERM')
  expectClean(garden)
  const there = additions(garden.git, 'main')
  expect(kept.filter((file) => there.get(file) !== 1)).toEqual([])
  expect((await readdir(join(dir, '.git'))).filter((name) => name.startsWith('fast_import_crash'))).toEqual([])
  console.log(`${whileFull} of ${SAVES} saves were acknowledged while the disk filled up.`)
})
