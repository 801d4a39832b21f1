import { CLINIC_ZONE } from '../../../model/clinics.ts'
import { named } from '../document-names.ts'
import { callAuthors } from '../git/authors.ts'
import type { Checkout } from '../git/checkout.ts'
import { gitOr } from '../git/git.ts'

const NAMED_AT_MOST = 6

/** Two people changed one text: `fields` are the labels of what both changed, `now` the document as it stands, null where it is gone. */
export class Conflict extends Error {
  readonly path: string
  readonly fields: string[]
  readonly now: string | null
  constructor(path: string, fields: string[], now: string | null) {
    super(`${path} was changed`)
    this.path = path
    this.fields = fields
    this.now = now
  }
}

const timeOf = (iso: string) => new Date(iso).toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit', timeZone: CLINIC_ZONE })

/**
 * Returns a sentence that tells an editor who changed the same texts of a document since they opened it. Saving once more is
 * then a decision.
 */
export async function conflictMessage(checkout: Checkout | undefined, { path, fields, now }: Conflict): Promise<string> {
  const log = checkout && (await gitOr(checkout.dir, ['log', '-1', '--format=%an%x00%ae%x00%cI', checkout.ref, '--', path]))
  const [name, email = '', when] = log?.split('\0') ?? []
  const who = name && checkout ? (await callAuthors(checkout))(name, email) : 'Somebody'
  const list = [...fields.slice(0, NAMED_AT_MOST), ...(fields.length > NAMED_AT_MOST ? [`and ${fields.length - NAMED_AT_MOST} more`] : [])]
  const { title } = named(path, now)
  return `${who} changed “${title}”${when ? ` at ${timeOf(when.trim())}` : ''} while you had it open, in the same place as you: ${list.join('; ')}. Your text is still in the form. Save again to put yours there; all else that was changed stays, and their version stays in the history.`
}
