import type { Editor } from '../../../model/editor.ts'

/** The address on the server below which editors sign in and out, and learn who they are. */
export const SIGN_IN_PATH = '/api/editors'

/** The session of the browser that asks; null where nobody is signed in. */
export type Session = { user: Editor } | null
