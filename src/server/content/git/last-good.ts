import type { Checkout } from './checkout.ts'
import { contentsOf } from './commit-tree.ts'
import { git, lines } from './git.ts'

const CHANGES_AT_MOST = 50
const NOTHING = /^0+$/

/**
 * Returns the newest text that a document had in its branch's history and that `isGood` takes; undefined if none of the last
 * 50 changes has one.
 */
export async function lastGood(checkout: Checkout, path: string, isGood: (text: string) => boolean): Promise<string | undefined> {
  const { dir, ref } = checkout
  const format = ['--format=', '--raw', '--no-abbrev', '--no-renames', '-z', `-${CHANGES_AT_MOST}`]
  const log = lines(await git(dir, ['log', ...format, ref, '--', path]).catch(() => ''))
  // `:100644 100644 <before> <after> M`, then the path: of each change first what it made of the file, then what it was before.
  const objects = log.flatMap((entry) => (entry.startsWith(':') ? entry.split(' ').slice(2, 4).reverse() : []))
  const wanted = [...new Set(objects)].filter((object) => !NOTHING.test(object))
  const contents = await contentsOf(dir, wanted)
  return wanted.map((object) => contents.get(object)?.toString()).find((text) => text !== undefined && isGood(text))
}
