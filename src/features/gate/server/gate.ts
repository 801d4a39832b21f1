import { createHash, timingSafeEqual } from 'node:crypto'
import { type Context, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import { addressIn, parseAddress } from '../../../i18n/addresses.ts'
import { cameOverHttps, clientAddress, type NodeEnv } from '../../../server/http/client-address.ts'
import { tellVisitor } from '../../../server/http/failure.ts'
import { localeFor } from '../../../server/http/locale-for.ts'
import { type Attempts, type Limit, limitAttempts } from '../../../server/http/rate-limit.ts'
import { FLAG, FLAG_VALUE, type GateCheck, type GateMode } from '../rules/flag.ts'
import { ENTERED, enteredAddress, localPath, staffAddress } from '../rules/local-path.ts'
import { createPasses, type EndedPasses } from './pass.ts'

const YEAR_S = 365 * 24 * 3600

/** The gate: it tells which requests may pass, and `routes` let testers in and out. */
export type Gate = GateCheck & { routes: Hono<NodeEnv> }

type Parts = { mode: GateMode; password: string; key: string; endedPasses: EndedPasses; limit?: (limit: Limit) => Attempts }

const same = (a: string, b: string) => timingSafeEqual(createHash('sha256').update(a).digest(), createHash('sha256').update(b).digest())

/** Makes the pre-launch gate. The password is checked here only, and never leaves the server. `limit` counts the tries. */
export function createGate({ mode, password, key, endedPasses, limit = limitAttempts }: Parts): Gate {
  const perAddress = limit({ name: 'gate', most: 10, windowMs: 60_000 })
  const inTotal = limit({ name: 'gate in total', most: 300, windowMs: 60_000 })
  // A sentence for each would fill the disk.
  const tellings = limitAttempts({ most: 1, windowMs: 60_000 })
  const passes = createPasses({ key, password, ended: endedPasses })
  const hasFlag = (c: Context) => getCookie(c, FLAG) === FLAG_VALUE
  const routes = new Hono<NodeEnv>()

  routes.use('/api/gate/*', bodyLimit({ maxSize: 8 * 1024 }))
  routes.post('/api/gate/sign-in', async (c) => {
    const json = c.req.header('content-type')?.includes('application/json')
    const read: Promise<Record<string, unknown> | null> = json ? c.req.json() : c.req.parseBody()
    const body = (await read.catch(() => undefined)) ?? {}
    const address = clientAddress(c)
    const to = localPath(body.to) ?? '/'
    // Without script the form comes back where it always stands, and still knows where to go.
    const refuse = (why: 'wrong' | 'attempts', status: 401 | 429) =>
      json
        ? c.json({ error: why === 'wrong' ? 'password' : why }, status)
        : c.redirect(`${staffAddress(to, parseAddress(to).locale)}&staff=${why}#staff`, 303)
    if (!(await perAddress.allow(address)) || !(await inTotal.allow('all'))) {
      if (tellings.allow('all')) console.error('Gate: too many wrong passwords; for a minute no more are looked at.')
      return refuse('attempts', 429)
    }
    // Whoever copies a password often takes a space along.
    if (typeof body.password !== 'string' || !same(body.password.trim(), password.trim())) {
      console.error('Gate: a wrong password was refused.')
      return refuse('wrong', 401)
    }
    await perAddress.forget(address)
    setCookie(c, FLAG, FLAG_VALUE, { path: '/', sameSite: 'Lax', maxAge: YEAR_S, secure: cameOverHttps(c) })
    await passes.give(c)
    return json ? c.json({ ok: true }) : c.redirect(enteredAddress(to), 303)
  })
  // What comes next shows whether the browser keeps the cookies that it has just been given.
  routes.get(ENTERED, async (c) =>
    (await passes.isIn(c)) ? c.redirect(localPath(c.req.query('to')) ?? '/', 303) : tellVisitor(c, 'noCookies', 403),
  )
  routes.post('/api/gate/sign-out', async (c) => {
    const home = addressIn('/', localeFor(c))
    deleteCookie(c, FLAG, { path: '/', secure: cameOverHttps(c) })
    await passes.end(c)
    return c.redirect(home, 303)
  })

  return {
    mode,
    routes,
    hasFlag,
    isTester: passes.isIn,
    isOpen: async (c) => mode === 'off' || (mode === 'browser' ? hasFlag(c) : passes.isIn(c)),
  }
}
