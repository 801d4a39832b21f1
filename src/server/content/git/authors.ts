import type { Checkout } from './checkout.ts'
import { git } from './git.ts'

/** Says who made a commit, from the name and the e-mail address that it carries. */
export type CallAuthor = (name: string, email: string) => string

/**
 * Returns how people are called beside their changes: by name, and by address, too, where several accounts have saved under one name, one
 * after the other: `'Ada Hart (ada@x.example)'`.
 */
export async function callAuthors({ dir }: Pick<Checkout, 'dir'>): Promise<CallAuthor> {
  const accounts = new Map<string, Set<string>>()
  // Where a commit of one branch is missing, git tells of none of them.
  const told = await git(dir, ['shortlog', '-sne', '--branches']).catch(() => git(dir, ['shortlog', '-sne', 'HEAD']))
  for (const line of told.split('\n')) {
    const [, name = '', email = ''] = /^\s*\d+\t(.*) <(.*)>$/.exec(line) ?? []
    accounts.set(name, (accounts.get(name) ?? new Set()).add(email.toLowerCase()))
  }
  return (name, email) => ((accounts.get(name)?.size ?? 0) > 1 ? `${name} (${email})` : name)
}
