import type { Attempts } from '../../../../server/http/rate-limit.ts'
import type { Accounts } from '../accounts.ts'
import { readTexts, refuse, withJson } from '../json-request.ts'
import { TOO_MANY, WRONG } from './own-password.ts'

/** Changing one's own password: the new one is judged, and who guesses the current one in a session left open has few tries. */
export function guardPasswordChange(accounts: Accounts, attempts: Attempts) {
  return async (request: Request): Promise<Response> => {
    const editor = await accounts.editorOf(request.headers)
    if (!editor) return refuse(401, 'Sign in to change your password.')
    const { currentPassword = '', newPassword = '' } = await readTexts(request)
    const weak = await accounts.refusal(editor, newPassword)
    if (weak) return refuse(400, weak)
    if (!(await attempts.allow(editor.email))) return refuse(429, TOO_MANY, { 'retry-after': '600' })
    // Whoever else knows the old password is signed out.
    const response = await accounts.handle(withJson(request, { currentPassword, newPassword, revokeOtherSessions: true }))
    if (response.ok) {
      await attempts.forget(editor.email)
      await accounts.links.withdraw(editor.email)
      await accounts.log.note({ action: 'password-changed', email: editor.email })
    } else console.error(`Password not changed: the current password of ${editor.email} was wrong.`)
    return response.status === 400 ? refuse(400, WRONG) : response
  }
}
