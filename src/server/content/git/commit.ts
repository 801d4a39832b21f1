import type { Editor } from '../../../model/editor.ts'
import type { Files } from '../changes.ts'
import { type Checkout, commitOf } from './checkout.ts'
import { removeImport } from './full-disk.ts'
import { git, gitOr } from './git.ts'
import { type Pending, pendingRef } from './pending.ts'

/** The committer of all commits that the site makes. Their author is the editor, if they are an editor's. */
export const SERVICE = { name: 'Content service', email: 'content-service@localhost' }

/** The number of times that a commit is made where git doesn't keep it. */
const TRIES = 3

/** Makes a pending commit on top of `from`: neither the branch nor its files change yet. It takes one process for any number of files. */
export async function prepareCommit(
  checkout: Checkout,
  from: string | undefined,
  changes: Files,
  author: Editor,
  message: string,
): Promise<Pending> {
  const now = `${Math.floor(Date.now() / 1000)} +0000`
  const files = [...changes].flatMap(([path, text]) =>
    text === null ? [`D ${quoted(checkout.prefix + path)}\n`] : [`M 100644 inline ${quoted(checkout.prefix + path)}\n`, ...data(text)],
  )
  const parts = [
    `commit ${pendingRef(checkout)}\nauthor ${person(author)} ${now}\ncommitter ${person(SERVICE)} ${now}\n`,
    ...data(message),
    from ? `from ${from}\n` : '',
    ...files,
    'done\n',
  ]
  const stream = Buffer.concat(parts.map((part) => Buffer.from(part)))
  for (let tries = 1; ; tries += 1) {
    await git(checkout.dir, ['fast-import', '--quiet', '--force', '--done'], stream).catch(async (error: unknown) => {
      await removeImport(checkout.dir, `${error}`)
      throw error
    })
    const to = await commitOf(checkout.dir, pendingRef(checkout))
    if (to && (await isWhole(checkout, to, from))) return { from, to }
    if (tries === TRIES) throw new Error('git did not keep the commit.')
  }
}

/**
 * Tells whether git has all that a commit adds to another one. A reference leads to it from here on; a `git gc --prune=now` that has looked
 * for such before that may have taken parts of it.
 */
const isWhole = async ({ dir }: Checkout, commit: string, from: string | undefined) =>
  (await gitOr(dir, ['rev-list', '--objects', '--quiet', commit, ...(from ? ['--not', from] : [])])) !== undefined

/** Brings git's index up to date with files that were committed without it. */
export const refreshIndex = ({ dir }: Checkout, paths: string[]) =>
  git(dir, ['update-index', '-z', '--add', '--remove', '--stdin'], paths.map((path) => `${path}\0`).join(''))

const clean = (text: string) => text.replace(/[<>\p{Cc}]/gu, ' ').trim()

/** Returns a name as git takes it: one line, never empty. */
export const plainName = (name: string) => clean(name) || 'Editor'

/** Returns a person as git writes them: `{ name: 'Ada Hart', email: 'ada@x.example' }` => `'Ada Hart <ada@x.example>'` */
export const person = ({ name, email }: Editor) => `${plainName(name)} <${clean(email)}>`
const data = (content: string | Uint8Array) => [`data ${Buffer.byteLength(content)}\n`, content, '\n']

/** Returns a path as git's import language takes it, in quotes. */
export const quoted = (path: string) => `"${path.replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll('\n', '\\n')}"`
