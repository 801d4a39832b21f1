import { dateAtDoors } from '../../../../server/http/steady-clock.ts'
import { browserOf, type OwnSession } from '../../rules/own-sessions.ts'
import type { Library } from '../better-auth/library.ts'
import { readTexts, refuse } from '../json-request.ts'

/** A session as the library keeps it. */
type Kept = { id: string; token: string; userId: string; createdAt: Date; expiresAt: Date; userAgent?: string | null; usedAt?: Date | null }
type Current = (headers: Headers) => Promise<Pick<Kept, 'id' | 'userId'> | undefined>

/** The time between two notes of when a session was last used. */
const NOTE_MS = 5 * 60_000

/** The browsers in which somebody is signed in. */
export type OwnSessions = {
  list(headers: Headers): Promise<OwnSession[]>
  /** Ends one of the sessions of whoever asks; false if they have none of this id. */
  end(headers: Headers, id: string): Promise<boolean>
  /** Notes that a session is used now, where the last note is older than some minutes. */
  use(session: Pick<Kept, 'id' | 'usedAt'> & Partial<Kept>): Promise<void>
  /** Notes that whoever has a session has just shown a second factor. */
  prove(id: string): Promise<void>
  /** Takes such notes from all sessions of an account, as when its last second factor goes. */
  unprove(userId: string): Promise<void>
  /** Ends a session that a password opened, where it isn't enough. */
  drop(token: string): Promise<void>
}

/** `current` tells the session of a request. */
export function createOwnSessions({ adapter, internalAdapter }: Library, current: Current): OwnSessions {
  const all = async (userId: string) => {
    const found: Kept[] = await internalAdapter.listSessions(userId)
    return found.filter(({ expiresAt }) => expiresAt > dateAtDoors())
  }
  return {
    async list(headers) {
      const own = await current(headers)
      if (!own) return []
      return (await all(own.userId))
        .map(({ id, createdAt, usedAt, userAgent }) => {
          return { id, ...browserOf(userAgent ?? ''), since: createdAt, used: usedAt ?? createdAt, isThis: id === own.id }
        })
        .sort((a, b) => Number(b.isThis) - Number(a.isThis) || b.used.getTime() - a.used.getTime())
    },
    async end(headers, id) {
      const own = await current(headers)
      const found = own && (await all(own.userId)).find((session) => session.id === id)
      if (found) await internalAdapter.deleteSession(found.token)
      return Boolean(found)
    },
    async use({ id, usedAt, createdAt }) {
      const noted = usedAt ?? createdAt ?? new Date(0)
      if (Date.now() - noted.getTime() < NOTE_MS) return
      await adapter.update({ model: 'session', where: [{ field: 'id', value: id }], update: { usedAt: new Date() } })
    },
    async prove(id) {
      await adapter.update({ model: 'session', where: [{ field: 'id', value: id }], update: { proved: true } })
    },
    async unprove(userId) {
      await adapter.updateMany({ model: 'session', where: [{ field: 'userId', value: userId }], update: { proved: false } })
    },
    drop: (token) => internalAdapter.deleteSession(token),
  }
}

type Editors = { sessions: OwnSessions; editorOf(headers: Headers): Promise<unknown> }

/** Answers one's own sessions, and ends one of them. */
export const answerSessions =
  ({ sessions, editorOf }: Editors) =>
  async (request: Request) => {
    if (!(await editorOf(request.headers))) return refuse(401, 'Sign in to see where you are signed in.')
    if (request.method === 'GET') return Response.json(await sessions.list(request.headers))
    const { id = '' } = await readTexts(request)
    await sessions.end(request.headers, id)
    return Response.json(await sessions.list(request.headers))
  }
