import type { Context } from 'hono'
import type { Editor } from '../../../model/editor.ts'
import { faultInName, isSameName } from '../../../model/person-name.ts'
import { may } from '../../../model/roles.ts'
import type { SignedIn, SignedInEditor } from '../../../server/http/editors-only.ts'
import type { GateCheck } from '../../gate/rules/flag.ts'
import { LONGEST_NAME, type Speaker } from '../rules/comments.ts'
import { numberOfLink } from '../rules/review-links.ts'
import type { KeptLink } from './links/link-store.ts'
import type { Readers } from './links/readers.ts'

export type ReviewDoors = { accounts: SignedIn & { list(): Promise<Editor[]> }; gate: GateCheck; readers: Readers }

/**
 * Whoever asks about a draft: somebody who has an account and reads the content; somebody with the testers' password, of whom nothing else
 * is known; a person with a link to it, by which somebody may have invited them to test.
 */
export type Asker = { kind: 'account'; editor: SignedInEditor } | { kind: 'tester' } | { kind: 'reader'; link: KeptLink }

/** Whoever said something, and what only they have: the address of an account, a reader's link, the name a tester gave. */
export type CommentAuthor = Speaker & { id: string }

/** Tells who asks about a draft, by the name under which they look at it; undefined for those who may not see it. */
export async function askerOf(c: Context, branch: string, { accounts, gate, readers }: ReviewDoors): Promise<Asker | undefined> {
  if (!c.req.header('cookie')) return undefined
  // While accounts are away, nobody is an editor.
  const editor = await accounts.editorOf(c.req.raw.headers).catch(() => undefined)
  if (editor && may(editor, 'content.read')) return { kind: 'account', editor }
  const number = numberOfLink(branch)
  const link = number === undefined ? undefined : await readers.linkAt(c, number)
  // Whoever is invited by name is more than one of those who have the password.
  if (link?.tester === undefined && (await gate.isTester(c))) return { kind: 'tester' }
  return link && { kind: 'reader', link }
}

/** Returns why somebody without an account can't speak under a name that is given: it is none, or a colleague has it. */
export function faultInGivenName(name: string, colleagues: Editor[]): 'name' | 'taken' | undefined {
  if (name.length > LONGEST_NAME || faultInName(name)) return 'name'
  return colleagues.some((one) => isSameName(one.name, name)) ? 'taken' : undefined
}

/** Returns whom something is said by: an account or an invited tester under their own name, others under the one they give; else why not. */
export function authorOf(asker: Asker, given: string | undefined, colleagues: Editor[]): CommentAuthor | 'name' | 'taken' {
  if (asker.kind === 'account') return { kind: 'account', name: asker.editor.name, id: asker.editor.email }
  const invited = asker.kind === 'reader' ? asker.link.tester : undefined
  const name = invited ?? (given ?? '').replace(/[\s\p{Cc}]+/gu, ' ').trim()
  const fault = invited === undefined ? faultInGivenName(name, colleagues) : undefined
  if (fault) return fault
  return asker.kind === 'reader' ? { kind: 'reader', name, id: String(asker.link.number) } : { kind: 'tester', name, id: name }
}

/** The name under which somebody speaks who gives none: an account, or an invited tester. */
export function asOf(asker: Asker): { as?: string } {
  const as = asker.kind === 'account' ? asker.editor.name : asker.kind === 'reader' ? asker.link.tester : undefined
  return as === undefined ? {} : { as }
}
