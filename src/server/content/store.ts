import { type FSWatcher, watch } from 'node:fs'
import { access, realpath } from 'node:fs/promises'
import { join, sep } from 'node:path'
import { type Content, createContent } from '../../content/client.ts'
import { createIndex, type Index } from './database.ts'

const SETTLE_MS = 60

/** The content as it is now, and how to learn that it changed. */
export type ContentStore = {
  /** A new number after each change; what was rendered from an older one is out of date. */
  readonly revision: number
  /** The documents of this revision. */
  content(): Content
  request: Index['request']
  close(): void
}

/** Indexes a folder and follows its files: an edit on disk, a `git pull` or a save makes a new revision. */
export async function openContent(dir: string): Promise<ContentStore> {
  const root = await realpath(dir)
  let revision = 1
  let current: Content | undefined
  const changedAgain = () => {
    revision += 1
    current = undefined
  }
  const index = await createIndex(root, changedAgain)
  const watcher = follow(join(root, 'content'), async (names) => {
    const files = names.filter((name) => name.endsWith('.json')).map((name) => ['content', ...name.split(sep)].join('/'))
    const present = await Promise.all(
      files.map((file) =>
        access(join(root, file)).then(
          () => true,
          () => false,
        ),
      ),
    )
    try {
      await index.update(
        files.filter((_, i) => present[i]),
        files.filter((_, i) => !present[i]),
      )
    } catch (error) {
      // A file that is not valid JSON: the old document goes on being served.
      console.error(`Content: ${files.join(', ')} could not be read: ${error instanceof Error ? error.message : error}`)
    }
    changedAgain()
  })
  return {
    get revision() {
      return revision
    },
    content() {
      current ??= createContent(index.request)
      return current
    },
    request: index.request,
    close: () => watcher.close(),
  }
}

/** Calls `onChange` with the names of changed files, those of one moment together, one call at a time. */
function follow(folder: string, onChange: (names: string[]) => Promise<void>): FSWatcher {
  const names = new Set<string>()
  let timer: NodeJS.Timeout | undefined
  let running = Promise.resolve()
  return watch(folder, { recursive: true }, (_, name) => {
    if (!name) return
    names.add(name)
    clearTimeout(timer)
    timer = setTimeout(() => {
      const batch = [...names]
      names.clear()
      running = running.then(() => onChange(batch))
    }, SETTLE_MS)
  })
}
