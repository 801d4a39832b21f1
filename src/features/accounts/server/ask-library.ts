import { SIGN_IN_PATH } from '../rules/session.ts'
import type { Accounts } from './accounts.ts'
import { withJson } from './json-request.ts'

/** Asks the library at one of its own addresses, in the name of whoever asked us: `('/two-factor/enable', { password })`. */
export const askLibrary = (accounts: Pick<Accounts, 'handle'>) => (request: Request, path: string, body: object) =>
  accounts.handle(withJson(request, body, new URL(SIGN_IN_PATH + path, request.url).href))
