import type { HttpBindings } from '@hono/node-server'
import type { Context } from 'hono'

/** What requests carry when they come over a connection. */
export type NodeEnv = { Bindings: HttpBindings }

const LOOPBACK = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1'])

/** Who asks: the connection's other end, or, through a proxy on this machine, whom that proxy names last. */
export function clientAddress(c: Context): string {
  const remote = (c.env as Partial<HttpBindings> | undefined)?.incoming?.socket.remoteAddress ?? '127.0.0.1'
  const named = c.req.header('x-forwarded-for')?.split(',').at(-1)?.trim()
  return LOOPBACK.has(remote) && named ? named : remote
}
