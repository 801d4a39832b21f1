import { EDITORS_PATH } from './session.ts'

/** The address of one's own passkeys: GET lists them; what is posted below it adds one in two steps, and removes one. */
export const PASSKEYS_PATH = `${EDITORS_PATH}/passkeys`
export const BEGIN_PASSKEY_PATH = `${PASSKEYS_PATH}/begin`
export const ADD_PASSKEY_PATH = `${PASSKEYS_PATH}/add`
export const REMOVE_PASSKEY_PATH = `${PASSKEYS_PATH}/remove`

/** Signing in with a passkey: first what the browser is to sign, then what it signed. */
export const ASK_PASSKEY_PATH = `${EDITORS_PATH}/sign-in/passkey/begin`
export const SIGN_IN_PASSKEY_PATH = `${EDITORS_PATH}/sign-in/passkey`

/** A passkey, as its owner sees it. */
export type Passkey = { id: string; name: string; made: Date }

export const LONGEST_PASSKEY_NAME = 60
