import type { Json } from '../../translations/json.ts'
import { stamp } from '../../translations/stamp.ts'
import { before, type Changes } from './changes.ts'

/** Records in each document of a save from which English its translations were made; a renamed one is compared with its old file. */
export async function recordSources(root: string, changes: Changes): Promise<void> {
  const previous = await before(root, changes)
  const [removed, ...others] = [...changes].flatMap(([path, text]) => (text === null ? [previous.get(path) ?? null] : []))
  const renamed = others.length === 0 ? removed : undefined
  for (const [path, text] of changes) {
    if (text === null) continue
    const stamped = stamp(parsed(previous.get(path) ?? renamed), JSON.parse(text) as Json)
    changes.set(path, JSON.stringify(stamped, null, 2))
  }
}

/** A file that was broken by hand must not stand in the way of the save that mends it. */
function parsed(text: string | null | undefined): Json | undefined {
  try {
    return text ? (JSON.parse(text) as Json) : undefined
  } catch {
    return undefined
  }
}
