import { BlockList, isIP, isIPv6, SocketAddress } from 'node:net'
import type { HttpBindings } from '@hono/node-server'
import type { Context, MiddlewareHandler } from 'hono'

/** The type of a request that came over a connection of Node's. */
export type NodeEnv = { Bindings: HttpBindings }

/** The visitor's address, whether their browser came over https, and whether the connection is that of a trusted proxy. */
type Client = { address: string; https: boolean; trusted: boolean }

const LOOPBACK = ['127.0.0.0/8', '::1']
const isPrivate = listOf(['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', '100.64.0.0/10', '169.254.0.0/16', 'fc00::/7', 'fe80::/10'])
const isThisMachine = listOf(LOOPBACK)
const CLIENT = 'client'

/**
 * Returns the address at the other end of the connection. A request without a connection, such as a test's, counts as this
 * machine's own.
 */
const remoteOf = (c: Context) => remoteAt((c.env as Partial<HttpBindings> | undefined)?.incoming?.socket.remoteAddress)
const remoteAt = (address = '') => readAddress(address) ?? '127.0.0.1'

/**
 * Finds the visitor's address. If the connection comes from a trusted proxy, its `X-Forwarded-For` is read from the end: the
 * first address that is no trusted proxy is the visitor's. An entry that is no address ends the reading.
 */
function clientOf(c: Context, isTrusted: (address: string) => boolean): Client {
  let address = remoteOf(c)
  if (!isTrusted(address)) return { address, https: false, trusted: false }
  for (const entry of (c.req.header('x-forwarded-for') ?? '').split(',').reverse()) {
    const named = readAddress(entry.trim())
    if (!named) break
    address = named
    if (!isTrusted(named)) break
  }
  const [scheme = ''] = (c.req.header('x-forwarded-proto') ?? '').split(',')
  return { address, https: scheme.trim().toLowerCase() === 'https', trusted: true }
}

/** Returns a function that tells whether the other end of a connection is this machine, or one of these proxies. */
export function createTrust(trustedProxies: string[]): (remote: string | undefined) => boolean {
  const isTrusted = listOf([...LOOPBACK, ...trustedProxies])
  return (remote) => isTrusted(remoteAt(remote))
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
    const { address, https, trusted } = clientOf(c, isTrusted)
    const remote = remoteOf(c)
    if (c.req.header('x-forwarded-for') && isPrivate(remote) && !isTrusted(remote)) tellOnce(remote)
    c.set(CLIENT, { address, https: https || publicUrl.startsWith('https:'), trusted } satisfies Client)
    return next()
  }
}

const known = (c: Context) => (c.get(CLIENT) as Client | undefined) ?? clientOf(c, isThisMachine)

/** Returns the visitor's address as limits count it: an IPv4 address, or the network of an IPv6 address. */
export const clientAddress = (c: Context): string => counted(known(c).address)

/** Tells whether the visitor's browser came over https, by PUBLIC_URL or a trusted proxy's word. Cookies are `Secure` then. */
export const cameOverHttps = (c: Context): boolean => known(c).https

/** Tells whether the request came from this machine or a trusted proxy, whose headers are believed. */
export const cameFromTrusted = (c: Context): boolean => known(c).trusted

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

function familyOf(address: string) {
  return isIP(address) === 6 ? 'ipv6' : 'ipv4'
}

/**
 * Returns the one spelling of an address, without a port: `'[2001:DB8:0::1]:443'` => `'2001:db8::1'`, `'::ffff:10.0.0.1'` =>
 * `'10.0.0.1'`. Undefined if the text is no address.
 */
function readAddress(text: string): string | undefined {
  const [, bracketed, plain] = /^(?:\[([^\]]+)\](?::\d+)?|([\d.]+):\d+)$/.exec(text) ?? []
  const address = bracketed ?? plain ?? text
  if (isIP(address) === 0) return undefined
  return new SocketAddress({ address, family: familyOf(address) }).address.replace(/^::ffff:(?=[\d.]+$)/, '')
}

/**
 * Reads an address or a network: `'10.0.0.0/8'` => `{ address: '10.0.0.0', bits: 8 }`, `'2001:db8::1'` =>
 * `{ address: '2001:db8::1' }`; undefined for any other text.
 */
function readNetwork(text: string): { address: string; bits?: number } | undefined {
  const [, given = '', bits] = /^([^/]+)(?:\/(\d{1,3}))?$/.exec(text) ?? []
  if (isIP(given) === 0 || Number(bits ?? 0) > (isIP(given) === 6 ? 128 : 32)) return undefined
  return { address: given, ...(bits && { bits: Number(bits) }) }
}

/** Tells whether a text names an address or a network, such as `10.0.0.0/8`. */
export const isNetwork = (text: string) => readNetwork(text) !== undefined

/** Tells whether a network is so large that it holds strangers: `'0.0.0.0/0'`, `'64.0.0.0/2'`. The private ones are smaller. */
export function namesMost(text: string): boolean {
  const { address = '', bits = 128 } = readNetwork(text) ?? {}
  return bits < (isIPv6(address) ? 7 : 8)
}

/**
 * Returns a function that tells whether an address, in the spelling of `readAddress`, is one of these addresses or in one of
 * these networks.
 */
function listOf(networks: string[]): (address: string) => boolean {
  const list = new BlockList()
  for (const { address, bits } of networks.flatMap((text) => readNetwork(text) ?? [])) {
    if (bits === undefined) list.addAddress(address, familyOf(address))
    else list.addSubnet(address, bits, familyOf(address))
  }
  return (address) => isIP(address) !== 0 && list.check(address, familyOf(address))
}
