import { parse } from 'hono/utils/cookie'
import { ALL, type Library } from '../better-auth/library.ts'
import type { Passkeys } from '../passkeys/passkeys.ts'

type Holder = { id: string; email: string; twoFactorEnabled?: boolean | null }

const PENDING_COOKIE = /^(__Secure-)?editor\.two_factor$/

/** What is known of second factors beside what the library does with them. */
export type SecondFactors = {
  /** Returns the e-mail address of whoever has given their password in this browser, and no code yet. */
  pending(headers: Headers): Promise<string | undefined>
  /** Returns the e-mail addresses of all who have an app for codes, or a passkey. */
  holders(): Promise<Set<string>>
  /** Takes app and passkeys away, as for a phone that is lost. */
  remove(userId: string): Promise<void>
}

export function createSecondFactors({ adapter, internalAdapter }: Library, passkeys: Passkeys): SecondFactors {
  return {
    async pending(headers) {
      const cookies = Object.entries(parse(headers.get('cookie') ?? ''))
      const [, value = ''] = cookies.find(([name]) => PENDING_COOKIE.test(name)) ?? []
      const [identifier = ''] = value.split('.')
      const step = identifier.startsWith('2fa-') ? await internalAdapter.findVerificationValue(identifier) : undefined
      return step ? (await internalAdapter.findUserById(step.value))?.email : undefined
    },
    async holders() {
      const withPasskey = await passkeys.holders()
      const all = await adapter.findMany<Holder>({ model: 'user', limit: ALL })
      return new Set(all.flatMap(({ id, email, twoFactorEnabled }) => (twoFactorEnabled || withPasskey.has(id) ? [email] : [])))
    },
    async remove(userId) {
      await passkeys.removeAll(userId)
      await adapter.deleteMany({ model: 'twoFactor', where: [{ field: 'userId', value: userId }] })
      await internalAdapter.updateUser(userId, { twoFactorEnabled: false })
    },
  }
}
