import { type FSWatcher, watch } from 'node:fs'

const SETTLE_MS = 60

/** Calls `onChange` with the names of changed files, those of one moment together. */
export function follow(folder: string, onChange: (names: string[]) => void): FSWatcher {
  const names = new Set<string>()
  let timer: NodeJS.Timeout | undefined
  const watcher = watch(folder, { recursive: true }, (_, name) => {
    if (!name) return
    names.add(name)
    clearTimeout(timer)
    timer = setTimeout(() => {
      onChange([...names])
      names.clear()
    }, SETTLE_MS)
  })
  watcher.on('error', (error) => console.error(`Content: edits on disk are no longer noticed: ${error}`))
  watcher.once('close', () => clearTimeout(timer))
  return watcher
}
