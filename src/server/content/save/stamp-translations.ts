import { type Json, parseJson } from '../../../model/json.ts'
import { stamp } from '../../../model/translations/stamp.ts'
import type { Changes } from '../changes.ts'
import { type Tree, textsIn } from '../tree.ts'

/**
 * Records in each document of a save which English text its translations were made from. A renamed document is compared with
 * its old file.
 */
export async function recordSources(tree: Tree, changes: Changes): Promise<void> {
  const previous = await textsIn(tree, changes.keys())
  const [removed, ...others] = [...changes].flatMap(([path, text]) => (text === null ? [previous.get(path) ?? null] : []))
  const renamed = others.length === 0 ? removed : undefined
  for (const [path, text] of changes) {
    if (text === null) continue
    const stamped = stamp(parseJson(previous.get(path) ?? renamed ?? ''), JSON.parse(text) as Json)
    changes.set(path, JSON.stringify(stamped, null, 2))
  }
}
