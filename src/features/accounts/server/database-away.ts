import { Unreachable } from '../../../server/http/unreachable.ts'
import type { Accounts } from './accounts.ts'

/** Accounts that say so when their database is away; the library by itself calls that an error of its own. */
export function sayWhenAway(accounts: Accounts, answers: () => Promise<boolean>): Accounts {
  const orAway = async <Value>(work: Promise<Value>): Promise<Value> => {
    try {
      return await work
    } catch (error) {
      throw (await answers()) ? error : new Unreachable(error)
    }
  }
  const all = <Part extends object>(part: Part): Part =>
    Object.fromEntries(
      Object.entries(part).map(([name, work]: [string, (...given: unknown[]) => Promise<unknown>]) => [
        name,
        (...given: unknown[]) => orAway(work(...given)),
      ]),
    ) as Part
  return {
    ...accounts,
    log: all(accounts.log),
    sessions: all(accounts.sessions),
    secondFactors: all(accounts.secondFactors),
    passkeys: all(accounts.passkeys),
    demand: all(accounts.demand),
    drafts: all(accounts.drafts),
    links: all(accounts.links),
    sessionOf: (headers) => orAway(accounts.sessionOf(headers)),
    handle: (request) => orAway(accounts.handle(request)),
    editorOf: (headers) => orAway(accounts.editorOf(headers)),
  }
}
