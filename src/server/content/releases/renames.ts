import { documentNameOf } from '../../../model/document-path.ts'
import type { Checkout } from '../git/checkout.ts'
import { git, lines } from '../git/git.ts'
import type { Rename } from '../save/pending-save.ts'
import { readMoved } from './notes.ts'

const FORMAT = '--format=%x1e%(trailers:key=Moved,valueonly,separator=%x2C )%x1f'

/**
 * Returns the documents that got other files between two commits: those of which a commit took one away and made one of its
 * kind, as every save that renames does, and those that a release has noted. What was renamed twice is one renaming.
 */
export async function renamesBetween({ dir, prefix }: Checkout, from: string, to: string): Promise<Rename[]> {
  const args = ['log', '--reverse', '-z', '--no-renames', '--name-status', '--diff-filter=AD', FORMAT, `${from}..${to}`]
  const log = await git(dir, [...args, '--', `${prefix}content`])
  const all = log
    .split('\x1e')
    .slice(1)
    .flatMap((entry) => {
      const [moved = '', rest = ''] = entry.split('\x1f')
      return moved.trim() ? readMoved(moved.trim()) : renameIn(lines(rest), prefix)
    })
  return all.reduce(followed, [])
}

/** `['A', 'content/page/b.json', 'D', 'content/page/a.json']` => a became b */
function renameIn(entries: string[], prefix: string): Rename[] {
  const parts = entries.map((part) => part.trim()).filter(Boolean)
  const paths = (status: string) =>
    parts.flatMap((part, at) => (at % 2 === 1 && parts[at - 1] === status ? [part.slice(prefix.length)] : []))
  const [[from, ...moreGone], [to, ...moreCome]] = [paths('D'), paths('A')]
  if (!from || !to || moreGone.length + moreCome.length > 0) return []
  return documentNameOf(from)?.collection === documentNameOf(to)?.collection ? [{ from, to }] : []
}

/** Adds a renaming to earlier ones: a document that became another, and then this one, has become this one. */
function followed(renames: Rename[], { from, to }: Rename): Rename[] {
  const earlier = renames.find((one) => one.to === from)
  const others = renames.filter((one) => one !== earlier)
  const now = { from: earlier?.from ?? from, to }
  return now.from === now.to ? others : [...others, now]
}
