import type { BetterAuthOptions } from 'better-auth'
import { steadyClock } from '../../../server/http/steady-clock.ts'

/** Tells whether something is past its time by the wall clock alone, which has leapt. */
const isLeaptOver = ({ expiresAt }: { expiresAt: Date }) => expiresAt.getTime() < Date.now() && expiresAt.getTime() > steadyClock.now()

/**
 * Keeps what the library would clear away because of a clock that has leapt: sessions that are looked at, and links. The library itself
 * judges by the wall clock: while that is wrong they open nothing, and they do again once it is right.
 */
export const keepFromLeaps = {
  session: { delete: { before: async (session, context) => context?.path !== '/get-session' || !isLeaptOver(session) } },
  verification: { delete: { before: async (link) => !isLeaptOver(link) } },
} satisfies BetterAuthOptions['databaseHooks']
