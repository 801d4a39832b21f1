import { ASK_PASSKEY_PATH, SIGN_IN_PASSKEY_PATH } from '../../rules/passkeys.ts'
import { post } from '../ask-in-words'
import { signWithPasskey } from './ask-device'

/** Signs in with a passkey of this device, or of a phone beside it. Throws a sentence. */
export async function signInByPasskey(): Promise<void> {
  const options = await post<PublicKeyCredentialRequestOptionsJSON>(ASK_PASSKEY_PATH, {}, true)
  const response = await signWithPasskey(options as PublicKeyCredentialRequestOptionsJSON)
  await post(SIGN_IN_PASSKEY_PATH, { response }, true)
}
