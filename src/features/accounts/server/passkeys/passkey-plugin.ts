import { passkey } from '@better-auth/passkey'
import { APIError } from 'better-auth/api'

/** A passkey stands for both factors, so its device has to have asked for a finger, a face or a number. The library asks for none. */
function assertVerified(isVerified: boolean | undefined) {
  if (!isVerified) throw new APIError('BAD_REQUEST', { message: 'The device did not ask who is there.' })
}

/**
 * The library's passkeys. They belong to the host of `publicUrl`, or to localhost where it is empty; `brand` is what a device
 * calls the site.
 */
export const passkeyPlugin = (publicUrl: string, brand: string) =>
  passkey({
    rpID: publicUrl ? new URL(publicUrl).hostname : 'localhost',
    rpName: brand || 'Editors’ desk',
    ...(publicUrl && { origin: new URL(publicUrl).origin }),
    // Found by the device itself at sign-in: the server names no account and no passkey to whoever asks.
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    registration: { afterVerification: ({ verification }) => assertVerified(verification.registrationInfo?.userVerified) },
    authentication: { afterVerification: ({ verification }) => assertVerified(verification.authenticationInfo.userVerified) },
    advanced: { webAuthnChallengeCookie: 'passkey' },
  })
