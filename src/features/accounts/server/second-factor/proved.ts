import type { BetterAuthOptions } from 'better-auth'

/** Where the library makes a session for whoever has shown a second factor, or has just set one up. */
const PROVING = ['/two-factor/verify-totp', '/two-factor/verify-backup-code', '/passkey/verify-authentication']
/** Where it puts a session in the place of another one. */
const RENEWING = ['/change-password', '/two-factor/disable']

/** Whether a session was made with a second factor, beside it. A session of the password alone is not whole where one is demanded. */
export const PROVED_FIELD = { proved: { type: 'boolean', required: false, input: false } } as const

/** Notes with each new session whether it was made with a second factor. */
export const noteProved = {
  session: {
    create: {
      async before(_, context) {
        const path = context?.path ?? ''
        const { proved } = (context?.context.session?.session ?? {}) as { proved?: unknown }
        return { data: { proved: PROVING.includes(path) || (RENEWING.includes(path) && proved === true) } }
      },
    },
  },
} satisfies BetterAuthOptions['databaseHooks']
