import { spawn } from 'node:child_process'
import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { ProgramFailed } from '../../http/told.ts'
import type { Checkout } from './checkout.ts'
import { ALWAYS, environment, git, gitOr } from './git.ts'

const PATIENCE_MS = 30 * 60_000

/** What belongs to a history beside its commits: the branch or commit that is checked out, and where a shallow clone ends. */
export type History = { branch: string; commit: string; prefix: string; shallow: string }

/** Returns what describes the history of a checkout; undefined if there is no commit yet. */
export async function historyOf({ dir, branch, prefix }: Checkout): Promise<History | undefined> {
  const commit = await gitOr(dir, ['rev-parse', '--verify', '-q', 'HEAD'])
  if (!commit) return undefined
  const file = await git(dir, ['rev-parse', '--path-format=absolute', '--git-path', 'shallow'])
  return { branch, commit, prefix, shallow: await readFile(file.trim(), 'utf8').catch(() => '') }
}

/**
 * Returns the references of a repository of which git lacks parts, and says so in the log: one broken draft keeps nothing else out of a
 * backup. What is checked out is none of them: without that there is no backup.
 */
async function brokenRefs(dir: string): Promise<string[]> {
  const isWhole = (ref: string) => gitOr(dir, ['rev-list', '--objects', '--quiet', ref])
  if ((await isWhole('--all')) !== undefined) return []
  const here = await gitOr(dir, ['symbolic-ref', '-q', 'HEAD'])
  const broken: string[] = []
  for (const ref of (await git(dir, ['for-each-ref', '--format=%(refname)'])).split('\n').filter(Boolean))
    if (ref !== here && (await isWhole(ref)) === undefined) broken.push(ref)
  if (broken.length > 0)
    console.error(`Backup: parts of ${broken.join(', ')} are missing in git, so an earlier backup has them, and this one has not.`)
  return broken
}

/** Returns all branches and tags of a repository, with all that they lead to, as git's own bundle. Throws if git fails. */
export async function* bundleOf(dir: string): AsyncGenerator<Buffer> {
  const left = (await brokenRefs(dir)).map((ref) => `--exclude=${ref}`)
  const args = [...ALWAYS, 'bundle', 'create', '-q', '-', ...left, '--all', 'HEAD']
  const child = spawn('git', args, { cwd: dir, env: environment(), stdio: ['ignore', 'pipe', 'pipe'] })
  let said = ''
  child.stderr.on('data', (chunk: Buffer) => {
    said += chunk
  })
  const ended = new Promise<number | null>((done) => child.once('error', () => done(null)).once('close', done))
  for await (const chunk of child.stdout) yield chunk as Buffer
  if ((await ended) !== 0) throw new ProgramFailed(`git bundle: ${said.trim() || 'could not be started'}`)
}

/** Makes `dir`, an empty folder, a repository with all that is in a bundle, and checks out what was checked out. */
export async function unbundle(dir: string, bundle: string, { branch, commit, shallow }: History) {
  await git(dir, ['init', '-q', '--template='])
  await git(dir, ['symbolic-ref', 'HEAD', `refs/heads/${branch}`])
  if (shallow) await writeFile(join(dir, '.git/shallow'), shallow)
  await git(dir, ['fetch', '-q', '--update-head-ok', bundle, '+refs/*:refs/*', 'HEAD'], '', PATIENCE_MS)
  await rm(join(dir, '.git/FETCH_HEAD'), { force: true })
  if (branch === 'HEAD') await git(dir, ['update-ref', '--no-deref', 'HEAD', commit])
  await git(dir, ['reset', '-q', '--hard'], '', PATIENCE_MS)
}
