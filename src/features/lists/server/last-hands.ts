import { callAuthors } from '../../../server/content/git/authors.ts'
import type { Checkout } from '../../../server/content/git/checkout.ts'
import { git, lines } from '../../../server/content/git/git.ts'
import type { Hand } from '../rules/list.ts'

/** The most commits that are looked through; who changed a text before them is not told. */
const COMMITS_AT_MOST = 2000

/** Returns who changed each file of a folder last, by its path from the content's root. */
export async function lastHands(checkout: Checkout, folder: string): Promise<Map<string, Hand>> {
  const { dir, ref, prefix } = checkout
  const format = '--format=%x1e%an%x1f%ae%x1f%cI'
  const [log, called] = await Promise.all([
    git(dir, ['log', '-z', `-${COMMITS_AT_MOST}`, '--no-renames', '--name-only', format, ref, '--', folder]),
    callAuthors(checkout),
  ])
  const hands = new Map<string, Hand>()
  for (const entry of log.split('\x1e').slice(1)) {
    const [head = '', ...paths] = lines(entry)
    const [name = '', email = '', date = ''] = head.split('\x1f')
    const author = called(name, email)
    for (const file of paths) {
      const path = file.trim().slice(prefix.length)
      if (!hands.has(path)) hands.set(path, { author, date: date.trim() })
    }
  }
  return hands
}

/** Returns the newest commit that changed a file, or took it away; undefined where there is none. */
export const lastChange = async ({ dir, ref }: Checkout, path: string): Promise<string | undefined> =>
  (await git(dir, ['log', '-1', '--format=%H', ref, '--', path])).trim() || undefined
