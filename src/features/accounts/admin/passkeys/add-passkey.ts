import type { Sent } from '../../../../model/json.ts'
import { browserOf } from '../../rules/own-sessions.ts'
import { ADD_PASSKEY_PATH, BEGIN_PASSKEY_PATH, LONGEST_PASSKEY_NAME, type Passkey } from '../../rules/passkeys.ts'
import { post } from '../ask-in-words'
import { makePasskey } from './ask-device'

/** A name for a passkey of this browser: `'Chrome, Windows'` */
export function suggestedName(): string {
  const { browser, system } = browserOf(navigator.userAgent)
  return [browser, system].filter(Boolean).join(', ').slice(0, LONGEST_PASSKEY_NAME)
}

/** Adds a passkey to one's own account, and returns all of them. `unasked` is true where nobody is wholly signed in. */
export async function addPasskey(name: string, password: string, unasked = false): Promise<Sent<Passkey[]>> {
  const options = await post<PublicKeyCredentialCreationOptionsJSON>(BEGIN_PASSKEY_PATH, { password }, unasked)
  const response = await makePasskey(options as PublicKeyCredentialCreationOptionsJSON)
  return post<Passkey[]>(ADD_PASSKEY_PATH, { name, response }, unasked)
}
