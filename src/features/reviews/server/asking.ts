import type { Context } from 'hono'
import { may } from '../../../model/roles.ts'
import type { SignedIn, SignedInEditor } from '../../../server/http/editors-only.ts'
import type { GateCheck } from '../../gate/rules/flag.ts'
import { LONGEST_NAME, type Speaker } from '../rules/comments.ts'
import { numberOfLink } from '../rules/review-links.ts'
import type { Readers } from './links/readers.ts'

export type ReviewDoors = { accounts: SignedIn; gate: GateCheck; readers: Readers }

/** Whoever asks about a draft: somebody who has an account and reads the content, a tester, or a reader with a link to it. */
export type Asker = { kind: 'account'; editor: SignedInEditor } | { kind: 'tester' } | { kind: 'reader'; link: number }

/** Whoever said something, and what only they have: the address of an account, a reader's link, the name a tester gave. */
export type CommentAuthor = Speaker & { id: string }

/** Tells who asks about a draft, by the name under which they look at it; undefined for those who may not see it. */
export async function askerOf(c: Context, branch: string, { accounts, gate, readers }: ReviewDoors): Promise<Asker | undefined> {
  if (!c.req.header('cookie')) return undefined
  // While accounts are away, nobody is an editor.
  const editor = await accounts.editorOf(c.req.raw.headers).catch(() => undefined)
  if (editor && may(editor, 'content.read')) return { kind: 'account', editor }
  if (await gate.isTester(c)) return { kind: 'tester' }
  const link = numberOfLink(branch)
  return link !== undefined && (await readers.namesOf(c)).includes(branch) ? { kind: 'reader', link } : undefined
}

/** Returns whom something is said by: an account under its own name, others under the one they give; undefined where they give none. */
export function authorOf(asker: Asker, given = ''): CommentAuthor | undefined {
  if (asker.kind === 'account') return { kind: 'account', name: asker.editor.name, id: asker.editor.email }
  const name = given.replace(/[\s\p{Cc}]+/gu, ' ').trim()
  if (!name || name.length > LONGEST_NAME) return undefined
  return asker.kind === 'reader' ? { kind: 'reader', name, id: String(asker.link) } : { kind: 'tester', name, id: name }
}
