import { stat } from 'node:fs/promises'
import { relative, sep } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { watch } from 'chokidar'

const SETTLE_MS = 60
/**
 * The longest wait for git's lock. A checkout of another branch is over after seconds; a lock that stays belongs to somebody
 * who writes a commit message.
 */
const PATIENCE_MS = 10_000

/** A folder whose changes are told until `close` is called. */
export type FolderWatch = { close(): Promise<void> }

/**
 * Calls `onChange` with the paths of files that changed below a folder, from its root. Changes of one moment come together,
 * and not in the middle of a `git checkout`, which holds `lock` as long as it works. Resolves once every later change will
 * be noticed.
 */
export async function follow(
  root: string,
  folder: string,
  lock: string | undefined,
  onChange: (paths: string[]) => void,
): Promise<FolderWatch> {
  const paths = new Set<string>()
  let timer: NodeJS.Timeout | undefined
  const tell = async () => {
    for (let waited = 0; lock && waited < PATIENCE_MS && (await isThere(lock)); waited += SETTLE_MS) await wait(SETTLE_MS)
    const changed = [...paths]
    paths.clear()
    if (changed.length > 0) onChange(changed)
  }
  const watcher = watch(folder, { ignoreInitial: true, followSymlinks: false, ignored: (path) => path.split(sep).includes('.git') })
  watcher.on('all', (_event, path) => {
    paths.add(relative(root, path).split(sep).join('/'))
    clearTimeout(timer)
    timer = setTimeout(tell, SETTLE_MS)
  })
  watcher.on('error', (error) =>
    console.error(`Content: an edit on the disk may go unnoticed: ${error instanceof Error ? error.message : error}`),
  )
  await new Promise<void>((ready) => watcher.once('ready', () => ready()))
  return {
    async close() {
      clearTimeout(timer)
      await watcher.close()
    },
  }
}

const isThere = (file: string) =>
  stat(file).then(
    () => true,
    () => false,
  )
