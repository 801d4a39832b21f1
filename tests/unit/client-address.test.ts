import fc from 'fast-check'
import { Hono } from 'hono'
import { afterEach, expect, test, vi } from 'vitest'
import { cameOverHttps, clientAddress, readClient } from '../../src/server/http/client-address.ts'
import { readSettings } from '../../src/server/settings.ts'

afterEach(() => {
  vi.restoreAllMocks()
})

/** Who asks and whether by https, for a request from `remote` with what a proxy adds. */
function site(env: Record<string, string> = {}) {
  const app = new Hono()
  app.use(readClient(readSettings(env)))
  app.get('/', (c) => c.json([clientAddress(c), cameOverHttps(c)]))
  return async (remote: string, headers: Record<string, string> = {}) => {
    const response = await app.request('/', { headers }, { incoming: { socket: { remoteAddress: remote } } })
    expect(response.status).toBe(200)
    return (await response.json()) as [string, boolean]
  }
}
const PROXIES = { TRUSTED_PROXIES: '10.0.0.0/8, 2001:db8:9::/48 192.0.2.7' }
const addressFrom = async (env: Record<string, string>, remote: string, forwarded: string) =>
  (await site(env)(remote, { 'x-forwarded-for': forwarded }))[0]

test.each([
  ['no proxy', '198.51.100.9', '', '198.51.100.9'],
  ['a stranger who names another', '198.51.100.9', '203.0.113.5', '198.51.100.9'],
  ['a proxy on this machine', '127.0.0.1', '203.0.113.5', '203.0.113.5'],
  ['one that is reached by IPv6', '::1', '203.0.113.5', '203.0.113.5'],
  ['one whose connection is IPv4 in IPv6', '::ffff:10.1.2.3', '203.0.113.5', '203.0.113.5'],
  ['a trusted network', '10.1.2.3', '203.0.113.5', '203.0.113.5'],
  ['a trusted address', '192.0.2.7', '203.0.113.5', '203.0.113.5'],
  ['its neighbour', '192.0.2.8', '203.0.113.5', '192.0.2.8'],
  ['two trusted proxies', '10.1.2.3', '203.0.113.5, 10.9.9.9', '203.0.113.5'],
  ['a visitor who names somebody before the proxy does', '10.1.2.3', '6.6.6.6, 203.0.113.5', '203.0.113.5'],
  ['only proxies', '10.1.2.3', '10.4.4.4, 10.5.5.5', '10.4.4.4'],
  ['a trusted IPv6 network', '2001:db8:9::1', '2001:DB8:0:0::5', '2001:db8:0:0::/64'],
  ['a port after the address', '10.1.2.3', '203.0.113.5:4711', '203.0.113.5'],
  ['a port after IPv6', '10.1.2.3', '[2001:db8:1:2:3::5]:4711', '2001:db8:1:2::/64'],
  ['IPv4 in IPv6', '10.1.2.3', '::ffff:203.0.113.5', '203.0.113.5'],
  ['a word', '10.1.2.3', 'unknown', '10.1.2.3'],
  ['a word at the end', '10.1.2.3', '203.0.113.5, unknown', '10.1.2.3'],
  ['nothing between commas', '10.1.2.3', '203.0.113.5, ,', '10.1.2.3'],
])('behind %s', async (_, remote, forwarded, who) => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  expect(await addressFrom(PROXIES, remote, forwarded)).toBe(who)
})

test('whatever is sent as X-Forwarded-For, the answer is an address, and never one that a stranger chose', async () => {
  const ask = site(PROXIES)
  const entry = fc.oneof(fc.ipV4(), fc.ipV6(), fc.constantFrom('', ' ', '::', '[::1', '1.2.3', '0x7f.1', '1.2.3.4:x', '%00', '10.0.0.1/8'))
  const list = fc.array(fc.oneof(entry, fc.string({ maxLength: 20 }).map(encodeURIComponent)), { maxLength: 6 })
  await fc.assert(
    fc.asyncProperty(list, async (entries) => {
      const headers = { 'x-forwarded-for': entries.join(',') }
      expect((await ask('10.1.2.3', headers))[0]).toMatch(/^(\d+\.\d+\.\d+\.\d+|([0-9a-f]+:){4}:\/64)$/)
      expect((await ask('198.51.100.9', headers))[0]).toBe('198.51.100.9')
    }),
  )
})

test('addresses of one IPv6 network count as one', async () => {
  const ask = site()
  expect((await ask('2001:db8:1:2::1'))[0]).toBe((await ask('2001:db8:1:2:ffff::9'))[0])
  expect((await ask('2001:db8:1:2::1'))[0]).not.toBe((await ask('2001:db8:1:3::1'))[0])
})

test('https is what PUBLIC_URL or a trusted proxy says', async () => {
  const https = { 'x-forwarded-proto': 'https' }
  expect((await site()('127.0.0.1', https))[1]).toBe(true)
  expect((await site()('127.0.0.1', { 'x-forwarded-proto': 'HTTPS, http' }))[1]).toBe(true)
  expect((await site()('127.0.0.1', { 'x-forwarded-proto': 'http' }))[1]).toBe(false)
  expect((await site()('198.51.100.9', https))[1]).toBe(false)
  expect((await site(PROXIES)('10.1.2.3', https))[1]).toBe(true)
  expect((await site({ PUBLIC_URL: 'https://www.example.com' })('198.51.100.9'))[1]).toBe(true)
})

test('a proxy in a private network that is not believed is told of once, in one sentence', async () => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const ask = site()
  await ask('198.51.100.9', { 'x-forwarded-for': '203.0.113.5' })
  await ask('127.0.0.1', { 'x-forwarded-for': '203.0.113.5' })
  await ask('172.17.0.1')
  expect(said).not.toHaveBeenCalled()
  await ask('172.17.0.1', { 'x-forwarded-for': '203.0.113.5' })
  await ask('172.17.0.2', { 'x-forwarded-for': '203.0.113.5' })
  expect(said.mock.calls).toEqual([[expect.stringMatching(/^172\.17\.0\.1 .*TRUSTED_PROXIES\.$/)]])
  expect(String(said.mock.calls)).not.toContain('203.0.113.5')
})

test.each(['10.0.0.0/33', 'proxy.example.com', '10.0.0', '::1/129', '10.0.0.1-10.0.0.9', '/8'])('%s is no proxy', (list) => {
  expect(() => readSettings({ TRUSTED_PROXIES: list })).toThrow(/TRUSTED_PROXIES must be addresses or networks, such as/)
})
