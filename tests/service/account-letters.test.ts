import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { MadeLink } from '../../src/features/accounts/rules/links.ts'
import { openSmtp } from '../../src/features/enquiries/server/mail/transport.ts'
import { until } from './garden.ts'
import { mailServer } from './mail-server.ts'
import { build, ORIGIN, PASSWORD, type Site } from './site.ts'

const WORDS = 'four words by chance'
const BEA = 'bea@clinic.example'

let site: Site
let mail: Awaited<ReturnType<typeof mailServer>>
let mailer: ReturnType<typeof openSmtp>

beforeAll(async () => {
  mail = await mailServer()
  mailer = openSmtp(mail.url(), 'Clinic <desk@clinic.example>')
  site = await build({}, { sendLetter: (letter) => mailer.send(letter, `account.${randomUUID()}`) })
})
afterAll(async () => {
  await site.close()
  mailer.close()
  await mail.close()
})

const lettersTo = (email: string) => mail.delivered.filter(({ to }) => to.includes(email))
const use = (body: object) => site.ask('/api/editors/link/use', { body })

/** The link in the newest letter to somebody, whole as they would press it. */
function tokenFor(email: string): string {
  const [, token = ''] = new RegExp(`^${ORIGIN}/admin/index\\.html#/link/(\\S+)$`, 'm').exec(lettersTo(email).at(-1)?.text ?? '') ?? []
  return token
}

async function invite(email: string) {
  const body = { email, role: 'editor', languages: [], enquiries: false, language: 'zh-CN' }
  const made = await site.ask('/api/people/invite', { headers: { cookie: await site.signIn() }, body })
  return (await made.json()) as MadeLink
}

test('an invitation comes by letter, whose link makes the account', async () => {
  const { token, letter } = await invite(BEA)
  expect(letter).toBe('sent')
  const [arrived] = lettersTo(BEA)
  expect(arrived?.headers).toMatch(/^From: Clinic <desk@clinic\.example>$/m)
  expect(arrived?.headers).toContain('Subject: 您的编辑工作台账户')
  expect(arrived?.text).toContain('您已受邀使用 Rose & Thistle')
  expect(tokenFor(BEA)).toBe(token)
  expect((await use({ token: tokenFor(BEA), name: 'Bea Lin', password: WORDS })).status).toBe(200)
  expect(await site.signIn(BEA, WORDS)).toContain('session_token')
})

test('who forgot a password gets a letter, whose link changes it; who has no account gets none', async () => {
  await site.accounts.add({ name: 'Cem', email: 'cem@clinic.example' }, PASSWORD)
  for (const email of ['nobody@clinic.example', 'cem@clinic.example'])
    expect((await site.ask('/api/editors/forgotten', { body: { email, language: 'en' } })).status).toBe(200)
  await until(() => lettersTo('cem@clinic.example').length === 1, 'the letter')
  expect(lettersTo('cem@clinic.example')[0]?.headers).toContain('Subject: A new password for the editors’ desk')
  expect((await use({ token: tokenFor('cem@clinic.example'), password: WORDS })).status).toBe(200)
  expect(await site.signIn('cem@clinic.example', WORDS)).toContain('session_token')
  expect(await site.signIn('cem@clinic.example')).not.toContain('session_token')
  expect(lettersTo('nobody@clinic.example')).toEqual([])
})

test('where the mail server takes no letter, the owner is told, and still has the link', async () => {
  mail.refused.add('dee@clinic.example')
  const { token, letter } = await invite('dee@clinic.example')
  expect(letter).toBe('failed')
  expect((await site.accounts.log.page(0)).events[0]).toMatchObject({ action: 'letter-undelivered', email: 'dee@clinic.example' })
  expect((await use({ token, name: 'Dee', password: WORDS })).status).toBe(200)
})
