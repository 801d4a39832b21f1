import { word } from '../words/passkeys'

/** Why the device did nothing, in words for whoever tried. */
function inWords(error: unknown, host: string | undefined): Error {
  const here = window.location.hostname
  const isElsewhere = host !== undefined && here !== host && !here.endsWith(`.${host}`)
  if (isElsewhere) return new Error(word('elsewhere', { host, here }))
  const { name } = error as Error
  if (name === 'NotAllowedError' || name === 'AbortError') return new Error(word('cancelled'))
  return new Error(word(name === 'InvalidStateError' ? 'hereAlready' : 'trouble'))
}

const sent = (credential: Credential | null): object => (credential as PublicKeyCredential).toJSON()

/** Has the device make a passkey, and returns what the server is to be sent. Throws a sentence. */
export async function makePasskey(options: PublicKeyCredentialCreationOptionsJSON): Promise<object> {
  try {
    return sent(await navigator.credentials.create({ publicKey: PublicKeyCredential.parseCreationOptionsFromJSON(options) }))
  } catch (error) {
    throw inWords(error, options.rp.id)
  }
}

/** Has the device sign what the server asks, with a passkey that it finds itself, and returns the same. Throws a sentence. */
export async function signWithPasskey(options: PublicKeyCredentialRequestOptionsJSON): Promise<object> {
  try {
    return sent(await navigator.credentials.get({ publicKey: PublicKeyCredential.parseRequestOptionsFromJSON(options) }))
  } catch (error) {
    throw inWords(error, options.rpId)
  }
}
