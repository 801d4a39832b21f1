import { readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Checkout } from '../git/checkout.ts'
import { git } from '../git/git.ts'

/** A branch as git has it at this moment: its name, the name of its newest commit, and that commit. */
export type Ref = { name: string; tip: string; commit: { subject: string; author: string; date: string } }

const FIELDS = ['refname:strip=2', 'objectname', 'contents:subject', 'authorname', 'committerdate:iso-strict']

/**
 * Returns a function that lists all local branches, the newest first. It runs git only if a branch has moved since it last
 * did: a process of git takes as long as a page.
 */
export function createRefs({ dir }: Checkout): () => Promise<Ref[]> {
  let repository: Promise<string> | undefined
  let known: { mark: string; refs: Promise<Ref[]> } | undefined
  return async () => {
    repository ??= git(dir, ['rev-parse', '--path-format=absolute', '--git-common-dir']).then((path) => path.trim())
    const mark = await markOf(await repository)
    if (known?.mark === mark) return known.refs
    const refs = readRefs(dir)
    known = { mark, refs }
    return refs.catch((error: unknown) => {
      known = undefined
      throw error
    })
  }
}

/** Returns a text that is another one whenever a branch moves, comes or goes. It is made of the files in which git keeps references. */
async function markOf(repository: string): Promise<string> {
  const heads = join(repository, 'refs/heads')
  const entries = await readdir(heads, { recursive: true, withFileTypes: true }).catch(() => [])
  const files = entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name))
  const textOf = async (file: string) => `${file} ${await readFile(file, 'utf8').catch(() => '')}`
  const packed = await stat(join(repository, 'packed-refs'), { bigint: true }).catch(() => undefined)
  // The newer of git's two formats has a list of tables instead.
  const texts = await Promise.all([...files, join(repository, 'reftable/tables.list')].map(textOf))
  return [packed && `${packed.ino} ${packed.size} ${packed.mtimeNs}`, ...texts].join('\n')
}

async function readRefs(dir: string): Promise<Ref[]> {
  const listed = (fields: string[], ...args: string[]) =>
    git(dir, ['for-each-ref', `--format=${fields.map((field) => `%(${field})`).join('%00')}`, ...args])
  const text = await listed(FIELDS, '--sort=-committerdate', 'refs/heads').catch(async () => {
    // git tells nothing of any branch where the newest commit of one is missing. That one is listed last, without its commit.
    const names = (await listed(['refname'], 'refs/heads')).split('\n').filter(Boolean)
    const each = await Promise.all(names.map((name) => listed(FIELDS, name).catch(() => listed(FIELDS.slice(0, 2), name))))
    return each.sort((a, b) => (b.trim().split('\0')[4] ?? '').localeCompare(a.trim().split('\0')[4] ?? '', 'en')).join('')
  })
  return text
    .split('\n')
    .filter(Boolean)
    .map((line) => {
      const [name = '', tip = '', subject = '', author = '', date = ''] = line.split('\0')
      return { name, tip, commit: { subject, author, date } }
    })
}
