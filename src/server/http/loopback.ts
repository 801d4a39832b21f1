import type { HttpBindings } from '@hono/node-server'
import type { MiddlewareHandler } from 'hono'

const LOOPBACK = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1'])
const LOCAL_HOST = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/
const FORWARDED = ['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip', 'via']

export type NodeEnv = { Bindings: HttpBindings }

/** Why a request may not edit, or undefined if it comes from this very machine and from this very site. */
export function refusal(request: { remote: string | undefined; header(name: string): string | undefined }): string | undefined {
  const host = request.header('host') ?? ''
  const origin = request.header('origin')
  if (!LOOPBACK.has(request.remote ?? '')) return 'the request comes from another machine'
  if (FORWARDED.some((name) => request.header(name))) return 'the request came through a proxy'
  if (!LOCAL_HOST.test(host)) return `the address "${host}" is not this machine`
  if (origin && origin !== `http://${host}`) return `the request comes from another site, ${origin}`
  return undefined
}

/** Until editors can sign in, editing works only on the machine that runs the server; anyone else is told why not. */
export const onlyThisMachine: MiddlewareHandler<NodeEnv> = async (c, next) => {
  const why = refusal({ remote: c.env.incoming?.socket.remoteAddress, header: (name) => c.req.header(name) })
  if (!why) return next()
  return c.json({ error: `Editing works only on the machine that runs this site, at http://127.0.0.1: ${why}.` }, 403)
}
