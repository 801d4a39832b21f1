import type { Context } from 'hono'
import { may } from '../../../model/roles.ts'
import type { SignedIn, SignedInEditor } from '../../../server/http/editors-only.ts'
import type { GateCheck } from '../../gate/rules/flag.ts'
import { LONGEST_NAME } from '../rules/comments.ts'
import type { Author } from './comment-store.ts'

export type Doors = { accounts: SignedIn; gate: GateCheck }

/** Whoever asks about a draft: somebody who has an account and reads the content, or a tester. */
export type Asker = { kind: 'account'; editor: SignedInEditor } | { kind: 'tester' }

/** Tells who asks about a draft; undefined for those who may not see it. */
export async function askerOf(c: Context, { accounts, gate }: Doors): Promise<Asker | undefined> {
  if (!c.req.header('cookie')) return undefined
  // While accounts are away, nobody is an editor.
  const editor = await accounts.editorOf(c.req.raw.headers).catch(() => undefined)
  if (editor && may(editor, 'content.read')) return { kind: 'account', editor }
  return (await gate.isTester(c)) ? { kind: 'tester' } : undefined
}

/** Returns whom something is said by: an account under its own name, others under the one they give; undefined where they give none. */
export function authorOf(asker: Asker, given = ''): Author | undefined {
  if (asker.kind === 'account') return { kind: 'account', name: asker.editor.name, id: asker.editor.email }
  const name = given.replace(/[\s\p{Cc}]+/gu, ' ').trim()
  return name && name.length <= LONGEST_NAME ? { kind: asker.kind, name, id: name } : undefined
}
