import { parse } from 'hono/utils/cookie'
import type { Library } from './library.ts'

const PENDING_COOKIE = /^(__Secure-)?editor\.two_factor$/

/** What is known of second factors beside what the library does with them. */
export type SecondFactors = {
  /** Returns the e-mail address of whoever has given their password in this browser, and no code yet. */
  pending(headers: Headers): Promise<string | undefined>
  /** Returns the e-mail addresses of all who have one. */
  holders(): Promise<Set<string>>
  /** Takes a second factor away, as for a phone that is lost. */
  remove(userId: string): Promise<void>
}

export function createSecondFactors({ adapter, internalAdapter }: Library): SecondFactors {
  return {
    async pending(headers) {
      const cookies = Object.entries(parse(headers.get('cookie') ?? ''))
      const [, value = ''] = cookies.find(([name]) => PENDING_COOKIE.test(name)) ?? []
      const [identifier = ''] = value.split('.')
      const step = identifier.startsWith('2fa-') ? await internalAdapter.findVerificationValue(identifier) : undefined
      return step ? (await internalAdapter.findUserById(step.value))?.email : undefined
    },
    async holders() {
      const where = [{ field: 'twoFactorEnabled', value: true }]
      return new Set((await adapter.findMany<{ email: string }>({ model: 'user', where })).map(({ email }) => email))
    },
    async remove(userId) {
      await adapter.deleteMany({ model: 'twoFactor', where: [{ field: 'userId', value: userId }] })
      await internalAdapter.updateUser(userId, { twoFactorEnabled: false })
    },
  }
}
