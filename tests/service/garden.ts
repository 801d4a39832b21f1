import { rmSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { newClinic } from '../fixtures/new-clinic.ts'
import { git } from '../fixtures/repository.ts'

/** A folder with content, and how tests look at it and change it. */
export function gardenAt(dir: string) {
  return {
    dir,
    git: (...args: string[]) => git(dir, ...args),
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
    await pause(20)
  }
}
