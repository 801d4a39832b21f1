import type { Session } from '../../rules/session.ts'
import type { Accounts } from '../accounts.ts'
import { cookiesFrom } from '../better-auth/ask-library.ts'

/** Tells the desk who is signed in with all that is demanded of them, and whether they work on drafts only. */
export const tellSession = (accounts: Accounts) => async (request: Request) => {
  const editor = await accounts.editorOf(request.headers)
  if (!editor) return Response.json(null)
  const response = await accounts.handle(request)
  if (!response.ok) return response
  const session = (await response.json()) as Session
  const { draftsOnly } = editor
  return Response.json(session && { ...session, user: { ...session.user, draftsOnly } }, { headers: cookiesFrom(response) })
}
