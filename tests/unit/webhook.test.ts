import { createHmac } from 'node:crypto'
import { expect, test } from 'vitest'
import { createWebhook } from '../../src/server/http/webhook.ts'

const SECRET = 'a secret of the host'
const BODY = JSON.stringify({ ref: 'refs/heads/main' })
const signed = (secret: string) => createHmac('sha256', secret).update(BODY).digest('hex')

const send = async (headers: Record<string, string>, body: BodyInit = BODY) => {
  let woken = 0
  const { status } = await createWebhook('/hook', SECRET, () => {
    woken += 1
  }).request('/hook', { method: 'POST', body, headers, duplex: 'half' } as RequestInit)
  return [status, woken]
}

test.each([
  ['GitHub', { 'x-hub-signature-256': `sha256=${signed(SECRET)}` }],
  ['Gitea', { 'x-gitea-signature': signed(SECRET) }],
  ['GitLab', { 'x-gitlab-token': SECRET }],
  ['TinaCloud', { authorization: `Bearer ${SECRET}` }],
])('%s is believed when it knows the secret', async (_host, headers) => {
  expect(await send(headers as unknown as Record<string, string>)).toEqual([202, 1])
})

test.each([
  ['nothing', {}],
  ['another secret', { 'x-hub-signature-256': `sha256=${signed('another')}` }],
  ['an empty token', { 'x-gitlab-token': '' }],
  ['the secret as a signature', { 'x-hub-signature-256': SECRET }],
])('whoever sends %s wakes nobody', async (_what, headers) => {
  expect(await send(headers as unknown as Record<string, string>)).toEqual([401, 0])
})

test('a long message is signed over all its parts', async () => {
  const part = Buffer.alloc(64 * 1024, 'x')
  const whole = createHmac('sha256', SECRET)
  for (let n = 0; n < 100; n += 1) whole.update(part)
  const parts = (many: number) => new Blob(Array.from({ length: many }, () => part)).stream()
  const headers = { 'x-hub-signature-256': `sha256=${whole.digest('hex')}` }
  expect(await send(headers, parts(100))).toEqual([202, 1])
  expect(await send(headers, parts(99))).toEqual([401, 0])
})
