import * as v from 'valibot'
import type { Attempts } from '../../../../server/http/rate-limit.ts'
import { ADD_PASSKEY_PATH, BEGIN_PASSKEY_PATH, LONGEST_PASSKEY_NAME, PASSKEYS_PATH, REMOVE_PASSKEY_PATH } from '../../rules/passkeys.ts'
import type { Accounts } from '../accounts.ts'
import { mayChangeFactors } from '../beside.ts'
import { askLibrary, cookiesFrom, readLibrary } from '../better-auth/ask-library.ts'
import { refuse } from '../json-request.ts'
import { withOwnPassword } from '../own-account/own-password.ts'

const MOST = 20

const addedSchema = v.object({
  name: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(LONGEST_PASSKEY_NAME)),
  response: v.looseObject({}),
})

/** One's own passkeys: listed, and added or removed by whoever types the password. */
export function guardPasskeys(accounts: Accounts, attempts: Attempts) {
  const [ask, read] = [askLibrary(accounts), readLibrary(accounts)]
  const notYours = () => refuse(401, 'Sign in to see your passkeys.')

  const begin = withOwnPassword(accounts, attempts, async (password, request, own) => {
    const judged = await ask(request, '/verify-password', { password })
    if (!judged.ok) return judged
    if ((await accounts.passkeys.of(own.id)).length >= MOST)
      return refuse(409, `An account has ${MOST} passkeys at most. Remove one first.`, {}, 'passkeys-full')
    const response = await read(request, '/passkey/generate-register-options')
    return response.ok ? Response.json(await response.json(), { headers: cookiesFrom(response) }) : response
  })

  async function add(request: Request): Promise<Response> {
    const own = await accounts.sessionOf(request.headers)
    if (!own || !mayChangeFactors(own)) return notYours()
    const sent = v.safeParse(addedSchema, await request.json().catch(() => undefined))
    const refused = () => refuse(400, 'That passkey was not added: it took too long, or the device refused.', {}, 'passkey-not-added')
    if (!sent.success) return refused()
    const response = await ask(request, '/passkey/verify-registration', sent.output)
    if (!response.ok) return refused()
    await accounts.sessions.prove(own.session)
    await accounts.log.note({ action: 'passkey-added', email: own.email })
    return Response.json(await accounts.passkeys.of(own.id))
  }

  const remove = withOwnPassword(accounts, attempts, async (password, request, own, { id = '' }) => {
    const judged = await ask(request, '/verify-password', { password })
    if (!judged.ok) return judged
    const all = await accounts.passkeys.of(own.id)
    const isLast = !own.hasCodes && all.length === 1
    if (isLast && (await accounts.demand.isMade()))
      return refuse(409, 'The owners of this site ask everybody for a second factor. This one stays.', {}, 'passkey-demanded')
    const isOwn = all.some((passkey) => passkey.id === id)
    if (isOwn && (await ask(request, '/passkey/delete-passkey', { id })).ok) {
      if (isLast) await accounts.sessions.unprove(own.id)
      await accounts.log.note({ action: 'passkey-removed', email: own.email })
    }
    return Response.json(await accounts.passkeys.of(own.id))
  })

  async function list(request: Request): Promise<Response> {
    if (!(await accounts.editorOf(request.headers))) return notYours()
    const own = await accounts.sessionOf(request.headers)
    return Response.json(own ? await accounts.passkeys.of(own.id) : [])
  }

  return { [PASSKEYS_PATH]: list, [BEGIN_PASSKEY_PATH]: begin, [ADD_PASSKEY_PATH]: add, [REMOVE_PASSKEY_PATH]: remove }
}
