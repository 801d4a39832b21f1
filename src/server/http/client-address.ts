import { isIPv6 } from 'node:net'
import type { HttpBindings } from '@hono/node-server'
import type { Context, MiddlewareHandler } from 'hono'
import { listOf, readAddress } from './trusted-proxies.ts'

/** What requests carry when they come over a connection. */
export type NodeEnv = { Bindings: HttpBindings }

/** Who asks, and whether their browser came over https. */
type Client = { address: string; https: boolean }

const LOOPBACK = ['127.0.0.0/8', '::1']
const isPrivate = listOf(['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', '100.64.0.0/10', '169.254.0.0/16', 'fc00::/7', 'fe80::/10'])
const isThisMachine = listOf(LOOPBACK)
const CLIENT = 'client'

/** The other end of the connection. A request that came over none, such as a test's, is this machine's own. */
const remoteOf = (c: Context) =>
  readAddress((c.env as Partial<HttpBindings> | undefined)?.incoming?.socket.remoteAddress ?? '') ?? '127.0.0.1'

/**
 * Who asks. A proxy is believed if it is trusted: from its `X-Forwarded-For`, read from the end, the first address counts
 * that is no such proxy itself. What is no address ends the list.
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

/** Finds out who asks, for `clientAddress` and `cameOverHttps`: proxies on this machine and `trustedProxies` are believed. */
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

/** Who asks, as limits count them: an address, or the network of one with IPv6. */
export const clientAddress = (c: Context): string => counted(known(c).address)

/** Whether the visitor's browser came over https, by PUBLIC_URL or a trusted proxy's word: then cookies are `Secure`. */
export const cameOverHttps = (c: Context): boolean => known(c).https

/** A household or a server has one address, or with IPv6 a network of them, which counts as one: `'2001:db8::1'` => `'2001:db8:0:0::/64'`. */
function counted(address: string): string {
  if (!isIPv6(address)) return address
  const [head = [], tail = []] = address.split('::').map((part) => part.split(':').filter(Boolean))
  const zeros = address.includes('::') ? Array.from({ length: 8 - head.length - tail.length }, () => '0') : []
  return `${[...head, ...zeros, ...tail].slice(0, 4).join(':')}::/64`
}
