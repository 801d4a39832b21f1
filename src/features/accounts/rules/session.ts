import type { Editor } from '../../../model/editor.ts'
import type { DraftsOnly } from '../../../model/roles.ts'
import type { StoredStanding } from './standing.ts'

/**
 * The address on the server below which everything of an editor's own account is: signing in and out, who is signed in, password,
 * second factor, passkeys, sessions, links.
 */
export const EDITORS_PATH = '/api/editors'

/** The addresses at which somebody signs in with a password, and out in this browser. */
export const SIGN_IN_PASSWORD_PATH = `${EDITORS_PATH}/sign-in/email`
export const SIGN_OUT_PATH = `${EDITORS_PATH}/sign-out`

/** Tells who is signed in. */
export const SESSION_PATH = `${EDITORS_PATH}/get-session`

/** The addresses at which editors change their own account. */
export const NAME_PATH = `${EDITORS_PATH}/name`
export const PASSWORD_PATH = `${EDITORS_PATH}/change-password`
/** Ends every session of the editor, in all browsers. */
export const EVERYWHERE_PATH = `${EDITORS_PATH}/revoke-sessions`

/** An editor who is signed in. The id stays the same when the name changes. `draftsOnly`: they save nothing on the site itself. */
export type Person = Editor & StoredStanding & { id: string; twoFactorEnabled?: boolean | null; draftsOnly?: DraftsOnly | undefined }

/** The session of the browser that asks; null where nobody is signed in. */
export type Session = { user: Person } | null
