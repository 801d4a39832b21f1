import { execFileSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { newClinic } from '../fixtures/new-clinic.ts'

/** A folder with content, and how tests look at it and change it. */
export function gardenAt(dir: string) {
  const git = (...args: string[]) => execFileSync('git', args, { cwd: dir, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] }).trim()
  return {
    dir,
    git,
    text: (path: string) => readFile(join(dir, path), 'utf8'),
    write: (path: string, value: unknown) => writeFile(join(dir, path), typeof value === 'string' ? value : JSON.stringify(value, null, 2)),
    uproot: async () => rmSync(dir, { recursive: true, force: true, maxRetries: 3 }),
  }
}

/** A temporary folder with the clinic's documents, as a git repository of its own or as plain files. */
export const plant = async ({ history = true } = {}) => gardenAt(newClinic({ history }))

export type Garden = ReturnType<typeof gardenAt>

/** Waits until `check` holds; fails after a minute, or as long as `patienceMs` says. */
export async function until(check: () => boolean | Promise<boolean>, what = 'the awaited state', patienceMs = 60_000) {
  const end = Date.now() + patienceMs
  while (!(await check())) {
    if (Date.now() > end) throw new Error(`${what} did not come`)
    await new Promise((next) => setTimeout(next, 20))
  }
}
