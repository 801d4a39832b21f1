import { setTimeout as wait } from 'node:timers/promises'
import type { Editor } from '../editors/editor.ts'
import type { Files } from './changes.ts'
import { type Checkout, commitOf } from './checkout.ts'
import { git } from './git.ts'

/** Whose name stands on commits as the one who made them; the author is the editor. */
export const SERVICE = { name: 'Content service', email: 'content-service@localhost' }
const LOCK_TRIES = 25
const LOCK_PAUSE_MS = 200

/** The reference that holds a commit until its files are in place; if one is left at start, a crash interrupted a save. */
export const pendingRef = ({ branch }: Checkout) => `refs/saves/${branch}`

/** Makes the commit without showing it to anybody: neither branch nor files change yet. One process for any number of files. */
export async function prepareCommit(
  checkout: Checkout,
  changes: Files,
  author: Editor,
  message: string,
): Promise<{ parent?: string; commit: string }> {
  const parent = await commitOf(checkout.dir, checkout.ref)
  const now = `${Math.floor(Date.now() / 1000)} +0000`
  const files = [...changes].flatMap(([path, text]) =>
    text === null ? [`D ${quote(checkout.prefix + path)}\n`] : [`M 100644 inline ${quote(checkout.prefix + path)}\n`, ...data(text)],
  )
  const parts = [
    `commit ${pendingRef(checkout)}\nauthor ${person(author)} ${now}\ncommitter ${person(SERVICE)} ${now}\n`,
    ...data(message),
    parent ? `from ${parent}\n` : '',
    ...files,
    'done\n',
  ]
  const stream = Buffer.concat(parts.map((part) => Buffer.from(part)))
  await git(checkout.dir, ['fast-import', '--quiet', '--force', '--done'], stream)
  const commit = await commitOf(checkout.dir, pendingRef(checkout))
  if (!commit) throw new Error('git did not keep the commit.')
  return { parent, commit }
}

/** Moves the branch to the commit; throws if somebody else has moved it since. */
export async function publishCommit({ dir, ref, detached }: Checkout, commit: string, parent = '0'.repeat(40)): Promise<void> {
  const steps = [`update ${ref} ${commit} ${parent}`, ...(detached ? ['option no-deref', `update HEAD ${commit}`] : [])]
  await git(dir, ['update-ref', '-m', 'save', '--stdin'], `${steps.join('\n')}\n`)
}

/** Tells git's index about files that were committed past it, and waits while another git command holds its lock. */
export async function refreshIndex({ dir }: Checkout, paths: string[]): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    try {
      await git(dir, ['update-index', '-z', '--add', '--remove', '--stdin'], paths.map((path) => `${path}\0`).join(''))
      return
    } catch (error) {
      if (tries === LOCK_TRIES || !`${error}`.includes('index.lock')) throw error
      await wait(LOCK_PAUSE_MS)
    }
  }
}

/** Drops the held commit: it is published, or given up. */
export const dropPending = (checkout: Checkout) => git(checkout.dir, ['update-ref', '-d', pendingRef(checkout)])

const clean = (text: string) => text.replace(/[<>\p{Cc}]/gu, ' ').trim()
const person = ({ name, email }: Editor) => `${clean(name) || 'Editor'} <${clean(email)}>`
const data = (content: string | Uint8Array) => [`data ${Buffer.byteLength(content)}\n`, content, '\n']
const quote = (path: string) => `"${path.replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll('\n', '\\n')}"`
