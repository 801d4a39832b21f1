import { BlockList, isIP, SocketAddress } from 'node:net'

const familyOf = (address: string) => (isIP(address) === 6 ? 'ipv6' : 'ipv4')

/**
 * Returns the one spelling of an address, without a port: `'[2001:DB8:0::1]:443'` => `'2001:db8::1'`, `'::ffff:10.0.0.1'` =>
 * `'10.0.0.1'`. Undefined if the text is no address.
 */
export function readAddress(text: string): string | undefined {
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

/**
 * Returns a function that tells whether an address, in the spelling of `readAddress`, is one of these addresses or in one of
 * these networks.
 */
export function listOf(networks: string[]): (address: string) => boolean {
  const list = new BlockList()
  for (const { address, bits } of networks.flatMap((text) => readNetwork(text) ?? [])) {
    if (bits === undefined) list.addAddress(address, familyOf(address))
    else list.addSubnet(address, bits, familyOf(address))
  }
  return (address) => isIP(address) !== 0 && list.check(address, familyOf(address))
}
