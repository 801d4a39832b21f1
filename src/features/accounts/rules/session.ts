import type { Editor } from '../../../model/editor.ts'
import type { DraftsOnly } from '../../../model/roles.ts'
import type { StoredStanding } from './standing.ts'

/** The address on the server below which editors sign in and out, and learn who they are. */
export const SIGN_IN_PATH = '/api/editors'

/** Tells who is signed in. */
export const SESSION_PATH = `${SIGN_IN_PATH}/get-session`

/** The addresses at which editors change their own account. */
export const NAME_PATH = `${SIGN_IN_PATH}/name`
export const PASSWORD_PATH = `${SIGN_IN_PATH}/change-password`
/** Ends every session of the editor, in all browsers. */
export const EVERYWHERE_PATH = `${SIGN_IN_PATH}/revoke-sessions`

/** An editor who is signed in. The id stays the same when the name changes. `draftsOnly`: they save nothing on the site itself. */
export type Person = Editor & StoredStanding & { id: string; twoFactorEnabled?: boolean | null; draftsOnly?: DraftsOnly | undefined }

/** The session of the browser that asks; null where nobody is signed in. */
export type Session = { user: Person } | null
