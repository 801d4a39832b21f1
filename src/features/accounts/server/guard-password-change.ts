import type { Accounts } from './accounts.ts'
import type { Guarding } from './guard.ts'
import { readTexts, refuse, withJson } from './json-request.ts'

const PER_ACCOUNT = { name: 'password change', most: 8, windowMs: 10 * 60_000 }

const WRONG = 'The current password is not the right one. Nothing was changed.'

/** Changing one's own password: the new one is judged, and who guesses the current one in a session left open has few tries. */
export function guardPasswordChange(accounts: Accounts, { limit }: Guarding) {
  const attempts = limit(PER_ACCOUNT)
  return async (request: Request): Promise<Response> => {
    const editor = await accounts.editorOf(request.headers)
    if (!editor) return refuse(401, 'Sign in to change your password.')
    const { currentPassword = '', newPassword = '' } = await readTexts(request)
    const weak = await accounts.refusal(editor, newPassword)
    if (weak) return refuse(400, weak)
    if (!(await attempts.allow(editor.email)))
      return refuse(429, 'Too many tries. Wait ten minutes and try again.', { 'retry-after': '600' })
    // Whoever else knows the old password is signed out.
    const response = await accounts.handle(withJson(request, { currentPassword, newPassword, revokeOtherSessions: true }))
    if (response.ok) await attempts.forget(editor.email)
    else console.error(`Password not changed: the current password of ${editor.email} was wrong.`)
    return response.status === 400 ? refuse(400, WRONG) : response
  }
}
