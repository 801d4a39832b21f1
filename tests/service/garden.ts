import { execFileSync } from 'node:child_process'
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

const ROOT = resolve(import.meta.dirname, '../..')

/** A temporary folder with this site's questions and pages, as a git repository of its own or as plain files. */
export async function plant({ history = true } = {}) {
  const dir = await mkdtemp(join(tmpdir(), 'content-'))
  await cp(join(ROOT, 'content'), join(dir, 'content'), { recursive: true })
  const git = (...args: string[]) => execFileSync('git', args, { cwd: dir, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] }).trim()
  if (history) {
    git('init', '-q', '-b', 'main')
    git('config', 'user.name', 'Developer')
    git('config', 'user.email', 'developer@clinic.example')
    git('add', '.')
    git('commit', '-q', '-m', 'Begin')
  }
  return {
    dir,
    git,
    text: (path: string) => readFile(join(dir, path), 'utf8'),
    write: (path: string, value: unknown) => writeFile(join(dir, path), typeof value === 'string' ? value : JSON.stringify(value, null, 2)),
    uproot: () => rm(dir, { recursive: true, force: true, maxRetries: 3 }),
  }
}

export type Garden = Awaited<ReturnType<typeof plant>>

/** Waits until `check` holds; fails after twenty seconds, or as long as `patienceMs` says. */
export async function until(check: () => boolean | Promise<boolean>, what = 'the awaited state', patienceMs = 20_000) {
  const end = Date.now() + patienceMs
  while (!(await check())) {
    if (Date.now() > end) throw new Error(`${what} did not come`)
    await new Promise((next) => setTimeout(next, 20))
  }
}
