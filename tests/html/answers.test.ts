import { expect, test } from 'vitest'
import { openSite } from './site.ts'

const site = await openSite()

test('pages carry a policy that allows nothing unsafe', async () => {
  const policy = (await site.ask('/')).headers.get('content-security-policy')
  expect(policy).toContain('script-src')
  expect(policy).not.toContain('unsafe')
})

test('a page that is still the same is not sent again', async () => {
  const etag = (await site.ask('/')).headers.get('etag') ?? ''
  expect(etag).not.toBe('')
  const status = async (known: string) => (await site.ask('/', { headers: { 'if-none-match': known } })).status
  expect([await status(etag), await status('"another"')]).toEqual([304, 200])
})
