import { isIPv6 } from 'node:net'
import type { HttpBindings } from '@hono/node-server'
import type { Context, MiddlewareHandler } from 'hono'
import { listOf, readAddress } from './trusted-proxies.ts'

/** The type of a request that came over a connection of Node's. */
export type NodeEnv = { Bindings: HttpBindings }

/** The visitor's address, and whether their browser came over https. */
type Client = { address: string; https: boolean }

const LOOPBACK = ['127.0.0.0/8', '::1']
const isPrivate = listOf(['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', '100.64.0.0/10', '169.254.0.0/16', 'fc00::/7', 'fe80::/10'])
const isThisMachine = listOf(LOOPBACK)
const CLIENT = 'client'

/**
 * Returns the address at the other end of the connection. A request without a connection, such as a test's, counts as this
 * machine's own.
 */
const remoteOf = (c: Context) =>
  readAddress((c.env as Partial<HttpBindings> | undefined)?.incoming?.socket.remoteAddress ?? '') ?? '127.0.0.1'

/**
 * Finds the visitor's address. If the connection comes from a trusted proxy, its `X-Forwarded-For` is read from the end: the
 * first address that is no trusted proxy is the visitor's. An entry that is no address ends the reading.
 */
function clientOf(c: Context, isTrusted: (address: string) => boolean): Client {
  let address = remoteOf(c)
  if (!isTrusted(address)) return { address, https: false }
  for (const entry of (c.req.header('x-forwarded-for') ?? '').split(',').reverse()) {
    const named = readAddress(entry.trim())
    if (!named) break
    address = named
    if (!isTrusted(named)) break
  }
  const [scheme = ''] = (c.req.header('x-forwarded-proto') ?? '').split(',')
  return { address, https: scheme.trim().toLowerCase() === 'https' }
}

/**
 * Finds out the visitor's address and scheme for `clientAddress` and `cameOverHttps`. Proxies on this machine and
 * `trustedProxies` are believed.
 */
export function readClient({ trustedProxies, publicUrl }: { trustedProxies: string[]; publicUrl: string }): MiddlewareHandler {
  const isTrusted = listOf([...LOOPBACK, ...trustedProxies])
  let told = false
  function tellOnce(proxy: string) {
    if (told) return
    told = true
    console.error(
      `${proxy} names visitors as a proxy does and isn't believed, so they all count as one: if it is yours, add it to TRUSTED_PROXIES.`,
    )
  }
  return async (c, next) => {
    const { address, https } = clientOf(c, isTrusted)
    const remote = remoteOf(c)
    if (c.req.header('x-forwarded-for') && isPrivate(remote) && !isTrusted(remote)) tellOnce(remote)
    c.set(CLIENT, { address, https: https || publicUrl.startsWith('https:') } satisfies Client)
    return next()
  }
}

const known = (c: Context) => (c.get(CLIENT) as Client | undefined) ?? clientOf(c, isThisMachine)

/** Returns the visitor's address as limits count it: an IPv4 address, or the network of an IPv6 address. */
export const clientAddress = (c: Context): string => counted(known(c).address)

/** Tells whether the visitor's browser came over https, by PUBLIC_URL or a trusted proxy's word. Cookies are `Secure` then. */
export const cameOverHttps = (c: Context): boolean => known(c).https

/**
 * Returns an IPv4 address as it is, and the network of an IPv6 address: `'2001:db8::1'` => `'2001:db8:0:0::/64'`. A
 * household or a server has one IPv4 address, but a whole network with IPv6, which counts as one.
 */
function counted(address: string): string {
  if (!isIPv6(address)) return address
  const [head = [], tail = []] = address.split('::').map((part) => part.split(':').filter(Boolean))
  const zeros = address.includes('::') ? Array.from({ length: 8 - head.length - tail.length }, () => '0') : []
  return `${[...head, ...zeros, ...tail].slice(0, 4).join(':')}::/64`
}
