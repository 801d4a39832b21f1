import { realpath } from 'node:fs/promises'
import { join } from 'node:path'
import type { Author } from '../../model/editor.ts'
import { draftsOnlyReason } from '../../model/role-sentences.ts'
import { type Checkout, openCheckout } from './git/checkout.ts'
import { git } from './git/git.ts'
import { openStore, type StoreOptions } from './open-store.ts'
import { openFolder } from './place/folder-place.ts'
import { follow } from './place/follow.ts'
import type { ContentStore } from './store.ts'

/** What editors are told while git keeps the server out of the repository of the content. */
const LOCKED =
  'git keeps the server out of the history of the content, so nothing can be saved. What you typed is still here: tell whoever runs the site, whose log says what helps'

/** Writes to the log what git said when it was to open a repository, and what helps. Returns what editors are told. */
function tellLocked(root: string, error: unknown): string {
  const said = error instanceof Error ? error.message : String(error)
  console.error(
    `Content: pages are served, and every save is refused, because git doesn't work in CONTENT_DIR. It says: ${said}`,
    said.includes('dubious ownership')
      ? `As the user that runs the server: git config --global --add safe.directory ${root} (or give the folder to that user, with chown), then start the site again.`
      : '',
  )
  return LOCKED
}

/** Refuses those who work on drafts only: what is opened here is the site itself. */
const refusal = async (editor: Author) => (editor.draftsOnly ? draftsOnlyReason(editor) : undefined)

/**
 * Indexes the content in a folder and follows its files: an edit on the disk, a `git pull` or a save makes a new revision. With
 * `remote` a save counts once that remote has it. `alone` keeps other processes from saving to the folder meanwhile.
 */
export async function openContent(
  dir: string,
  { remote, alone, ...options }: Omit<StoreOptions, 'refusal'> & Pick<Checkout, 'remote' | 'alone'> = {},
): Promise<ContentStore> {
  const root = await realpath(dir)
  const { found, locked } = await openCheckout(root).then(
    (found) => ({ found, locked: undefined }),
    (error: unknown) => ({ found: undefined, locked: tellLocked(root, error) }),
  )
  const checkout = found && { ...found, remote, alone }
  const place = await openFolder(root, checkout)
  const store = await openStore(place, { ...options, refusal: async (editor) => locked ?? refusal(editor) })
  const lock = checkout && (await git(root, ['rev-parse', '--path-format=absolute', '--git-path', 'index.lock'])).trim()
  const following = await follow(root, join(root, 'content'), lock, (paths) => {
    store.change(async () => paths).catch((error: unknown) => console.error(`Content: ${error instanceof Error ? error.message : error}`))
  })
  // Files may have changed while the index was made.
  await store.change(() => place.tree().paths('content'))
  return Object.assign(store, { locked, close: () => void following.close() })
}
