import { createHmac } from 'node:crypto'
import { symmetricDecrypt } from 'better-auth/crypto'
import { parse } from 'hono/utils/cookie'
import { ALL, type Library } from '../better-auth/library.ts'
import type { Passkeys } from '../passkeys/passkeys.ts'

type Holder = { id: string; email: string; twoFactorEnabled?: boolean | null }

/** How long a code is shown, and for how many codes before and after now the phone's clock is looked for: five minutes. */
const STEP_MS = 30_000
const STEPS = 10
/** The library takes the code of now, the one before and the one after. */
const ACCEPTED = 1

const PENDING_COOKIE = /^(__Secure-)?editor\.two_factor$/

/** `isRight`: the code is right now. Else it was or will be right at a moment that is so many seconds from now; those ahead are positive. */
export type JudgedCode = { isRight: boolean; offBy: number }

/** Returns the six digits that an app shows at one of its steps of half a minute (RFC 4226). */
function codeOf(secret: string, step: number): string {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(step))
  const hash = createHmac('sha1', secret).update(counter).digest()
  const number = hash.readUInt32BE((hash.at(-1) ?? 0) & 15) & 0x7fffffff
  return String(number % 1_000_000).padStart(6, '0')
}

/** Judges six digits at a moment; undefined where they are right at no moment within five minutes of it. */
function judged(secret: string, digits: string, now: number): JudgedCode | undefined {
  const here = Math.floor(now / STEP_MS)
  const nearest = Array.from({ length: 2 * STEPS + 1 }, (_, at) => at - STEPS).sort((a, b) => Math.abs(a) - Math.abs(b))
  const step = nearest.find((one) => codeOf(secret, here + one) === digits)
  if (step === undefined) return undefined
  // The phone is somewhere within the half minute of its code: the middle of that is the best guess.
  const off = ((here + step + 0.5) * STEP_MS - now) / 1000
  return { isRight: Math.abs(step) <= ACCEPTED, offBy: Math.round(off / 10) * 10 }
}

/** What is known of second factors beside what the library does with them. */
export type SecondFactors = {
  /** Returns the e-mail address of whoever has given their password in this browser, and no code yet. */
  pending(headers: Headers): Promise<string | undefined>
  /** Judges six digits for somebody's app, and notes nothing; undefined where they are wrong, or there is no such app. */
  judge(email: string, digits: string): Promise<JudgedCode | undefined>
  /** Returns the e-mail addresses of all who have an app for codes, or a passkey. */
  holders(): Promise<Set<string>>
  /** Takes app and passkeys away, as for a phone that is lost. */
  remove(userId: string): Promise<void>
}

export function createSecondFactors({ adapter, internalAdapter, secretConfig }: Library, passkeys: Passkeys): SecondFactors {
  return {
    async pending(headers) {
      const cookies = Object.entries(parse(headers.get('cookie') ?? ''))
      const [, value = ''] = cookies.find(([name]) => PENDING_COOKIE.test(name)) ?? []
      const [identifier = ''] = value.split('.')
      const step = identifier.startsWith('2fa-') ? await internalAdapter.findVerificationValue(identifier) : undefined
      return step ? (await internalAdapter.findUserById(step.value))?.email : undefined
    },
    async judge(email, digits) {
      const user = (await internalAdapter.findUserByEmail(email))?.user
      const where = [{ field: 'userId', value: user?.id ?? '' }]
      const kept = user && (await adapter.findOne<{ secret: string }>({ model: 'twoFactor', where }))
      return kept ? judged(await symmetricDecrypt({ key: secretConfig, data: kept.secret }), digits, Date.now()) : undefined
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
