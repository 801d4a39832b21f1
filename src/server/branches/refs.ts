import type { Checkout } from '../content/checkout.ts'
import { git } from '../content/git.ts'

/** A branch as git has it at this moment. */
export type Ref = { name: string; tip: string; commit: { subject: string; author: string; date: string } }

const FIELDS = ['refname:strip=2', 'objectname', 'contents:subject', 'authorname', 'committerdate:iso-strict']

/** All local branches, the newest first, by one git process. */
export async function refsOf({ dir }: Checkout): Promise<Ref[]> {
  const format = FIELDS.map((field) => `%(${field})`).join('%00')
  const text = await git(dir, ['for-each-ref', `--format=${format}`, '--sort=-committerdate', 'refs/heads'])
  return text
    .split('\n')
    .filter(Boolean)
    .map((line) => {
      const [name = '', tip = '', subject = '', author = '', date = ''] = line.split('\0')
      return { name, tip, commit: { subject, author, date } }
    })
}
