import { type AccountEvent, LOG_PAGE, type LogPage } from '../../rules/account-log.ts'
import type { Library } from '../better-auth/library.ts'

const MODEL = 'accountEvent'

export type AccountLog = {
  /** Writes a line. */
  note(event: Pick<AccountEvent, 'action' | 'email'> & Partial<AccountEvent>): Promise<void>
  /** Returns the newest lines, without the first `from` of them. */
  page(from: number): Promise<LogPage>
  /** Returns when somebody last signed in; undefined where the log doesn't reach so far. */
  lastSignIn(email: string): Promise<Date | undefined>
  eraseBefore(moment: Date): Promise<void>
}

/** The log of accounts: who signed in or failed to, and who changed which account. It holds no address of a browser. */
export function createAccountLog({ adapter }: Pick<Library, 'adapter'>): AccountLog {
  const newest = { model: MODEL, sortBy: { field: 'at', direction: 'desc' } } as const
  return {
    async note(event) {
      await adapter.create({ model: MODEL, data: { at: new Date(), doneBy: '', detail: '', ...event } })
    },
    async page(offset) {
      const found = await adapter.findMany<AccountEvent>({ ...newest, limit: LOG_PAGE + 1, offset })
      const events = found.slice(0, LOG_PAGE).map(({ at, action, email, doneBy, detail }) => ({ at, action, email, doneBy, detail }))
      return { events, more: found.length > LOG_PAGE }
    },
    async lastSignIn(email) {
      const where = [
        { field: 'email', value: email },
        { field: 'action', value: 'signed-in' },
      ]
      return (await adapter.findMany<AccountEvent>({ ...newest, where, limit: 1 }))[0]?.at
    },
    async eraseBefore(moment) {
      await adapter.deleteMany({ model: MODEL, where: [{ field: 'at', operator: 'lt', value: moment }] })
    },
  }
}
