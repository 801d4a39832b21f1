import { EDITORS_PATH } from '../../rules/session.ts'
import type { Accounts } from '../accounts.ts'
import { withJson } from '../json-request.ts'

const addressOf = (request: Request, path: string) => new URL(EDITORS_PATH + path, request.url).href

/** Asks the library at one of its own addresses, in the name of whoever asked us: `('/two-factor/enable', { password })`. */
export const askLibrary = (accounts: Pick<Accounts, 'handle'>) => (request: Request, path: string, body: object) =>
  accounts.handle(withJson(request, body, addressOf(request, path)))

/** Asks the library at one of its own addresses by GET, in the name of whoever asked us. */
export function readLibrary(accounts: Pick<Accounts, 'handle'>) {
  return (request: Request, path: string) => {
    const headers = new Headers(request.headers)
    headers.delete('content-length')
    return accounts.handle(new Request(addressOf(request, path), { headers }))
  }
}

/** Returns the cookies of an answer of the library, for another one in its place. */
export function cookiesFrom({ headers }: Response): Headers {
  const kept = new Headers()
  for (const cookie of headers.getSetCookie()) kept.append('set-cookie', cookie)
  return kept
}
