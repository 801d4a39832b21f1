import { createHash, timingSafeEqual } from 'node:crypto'
import type { Context } from 'hono'
import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { deleteCookie, getCookie, getSignedCookie, setCookie, setSignedCookie } from 'hono/cookie'
import { FLAG, FLAG_VALUE, type GateMode } from '../../gate/flag.ts'
import { clientAddress, type NodeEnv } from '../http/client-address.ts'
import { type Attempts, type Limit, limitAttempts } from './attempts.ts'

const SESSION = 'qa_session'
const YEAR_S = 365 * 24 * 3600
const MONTH_S = 30 * 24 * 3600

/** Who may pass, and the endpoints that let testers in and out. */
export type Gate = {
  mode: GateMode
  /** Whether this request sees the site rather than the coming-soon page. */
  isOpen(c: Context): Promise<boolean>
  /** Whether the server has checked this browser's password; branch content needs it in every mode. */
  isTester(c: Context): Promise<boolean>
  /** Whether the browser holds the flag, and so is offered to sign out. */
  hasFlag(c: Context): boolean
  routes: Hono<NodeEnv>
}

const same = (a: string, b: string) => timingSafeEqual(createHash('sha256').update(a).digest(), createHash('sha256').update(b).digest())

/** Where to go after a plain form post: a path of this site, else the home page. */
const backTo = (value: unknown) => (typeof value === 'string' && /^\/(?![/\\])/.test(value) ? value : '/')

/** The pre-launch gate. The password is checked here only, and never leaves the server. `limit` counts who tries it. */
export function createGate(mode: GateMode, password: string, key: string, limit: (limit: Limit) => Attempts = limitAttempts): Gate {
  const perAddress = limit({ name: 'gate', most: 10, windowMs: 60_000 })
  const inTotal = limit({ name: 'gate in total', most: 300, windowMs: 60_000 })
  const hasFlag = (c: Context) => getCookie(c, FLAG) === FLAG_VALUE
  const isTester = async (c: Context) => (await getSignedCookie(c, key, SESSION)) === FLAG_VALUE
  const routes = new Hono<NodeEnv>()

  routes.use('/api/gate/*', bodyLimit({ maxSize: 8 * 1024 }))
  routes.post('/api/gate/sign-in', async (c) => {
    const json = c.req.header('content-type')?.includes('application/json')
    const body: Record<string, unknown> = json ? await c.req.json().catch(() => ({})) : await c.req.parseBody()
    const address = clientAddress(c)
    const secure = c.req.url.startsWith('https:')
    const to = backTo(body.to)
    if (!(await perAddress.allow(address)) || !(await inTotal.allow('all')))
      return json ? c.json({ error: 'attempts' }, 429) : c.redirect(`${to}?staff=attempts#staff`, 303)
    if (typeof body.password !== 'string' || !same(body.password, password))
      return json ? c.json({ error: 'password' }, 401) : c.redirect(`${to}?staff=wrong#staff`, 303)
    await perAddress.forget(address)
    setCookie(c, FLAG, FLAG_VALUE, { path: '/', sameSite: 'Lax', maxAge: YEAR_S, secure })
    await setSignedCookie(c, SESSION, FLAG_VALUE, key, { path: '/', sameSite: 'Lax', httpOnly: true, maxAge: MONTH_S, secure })
    return json ? c.json({ ok: true }) : c.redirect(to, 303)
  })
  routes.post('/api/gate/sign-out', async (c) => {
    deleteCookie(c, FLAG, { path: '/' })
    deleteCookie(c, SESSION, { path: '/' })
    return c.redirect('/', 303)
  })

  return {
    mode,
    routes,
    hasFlag,
    isTester,
    isOpen: async (c) => mode === 'off' || (mode === 'browser' ? hasFlag(c) : isTester(c)),
  }
}
