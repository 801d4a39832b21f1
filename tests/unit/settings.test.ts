import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { listenRefusal, readSettings } from '../../src/server/settings.ts'

/** Stands in place of passwords: what looks for secrets in the project would take a whole address for one. */
const SECRET_WORD = 'geheim'

test('without an environment the defaults hold', () => {
  expect(readSettings({})).toMatchObject({ port: 3000, host: '127.0.0.1', gate: 'browser', dataDir: '.data' })
})

test('every wrong setting is named in the message', () => {
  expect(() => readSettings({ PORT: 'http', GATE: 'ajar' })).toThrow(/PORT.*\n.*GATE|GATE.*\n.*PORT/)
  expect(() => readSettings({ PORT: '70000' })).toThrow(/PORT/)
  expect(() => readSettings({ PUBLIC_URL: 'example' })).toThrow(/PUBLIC_URL/)
})

test('an address with a password is not repeated where it is wrong', () => {
  // secretlint-disable @secretlint/secretlint-rule-database-connection-string -- The password is made up, and no such server is there.
  expect(readSettings({ DATABASE_URL: 'postgresql://site:geheim@db.example/site' }).databaseUrl).toContain('db.example')
  const wrong = () => readSettings({ DATABASE_URL: 'mysql://site:geheim@db.example/site', SMTP_URL: 'geheim' })
  // secretlint-enable @secretlint/secretlint-rule-database-connection-string
  expect(wrong).toThrow(/DATABASE_URL must be an address such as postgres/)
  expect(wrong).not.toThrow(/geheim/)
})

const mail = (SMTP_URL: string, MAIL_FROM = 'Clinic <bookings@example.com>') => readSettings({ SMTP_URL, MAIL_FROM }).mail

test('mail is sent where a server and a sender are set, and not at all without a server', () => {
  expect(mail('smtps://user:pass@mail.example.com')).toEqual({
    url: 'smtps://user:pass@mail.example.com',
    from: 'Clinic <bookings@example.com>',
  })
  expect(mail('smtp://127.0.0.1:25', 'bookings@example.com')?.from).toBe('bookings@example.com')
  expect(mail('')).toBeUndefined()
  expect(readSettings({ MAIL_FROM: 'bookings@example.com' }).mail).toBeUndefined()
})

test.each(['mail.example.com', 'https://mail.example.com', 'smtp://', 'smtps:///'])('%s is no mail server', (url) => {
  expect(() => mail(url)).toThrow(/SMTP_URL must be an address such as/)
})

test('a sender is needed, and has to be one', () => {
  expect(() => mail('smtp://127.0.0.1', '')).toThrow(/MAIL_FROM must be a sender/)
  expect(() => mail('smtp://127.0.0.1', 'the clinic')).toThrow(/MAIL_FROM must be a sender/)
  expect(() => mail('smtp://127.0.0.1', 'Clinic <a@b.example>\r\nBcc: all@example.com')).toThrow(/MAIL_FROM/)
})

test('the password of the mail server stands in no message', () => {
  expect(() => mail('imap://user:secret@mail.example.com')).toThrow(
    expect.not.objectContaining({ message: expect.stringContaining('secret') }),
  )
})

test('TinaCloud needs all of its three settings', () => {
  const all = { TINA_CLIENT_ID: 'abc', TINA_TOKEN: 'secret', TINA_BRANCH: 'main' }
  expect(readSettings({}).cloud).toBeUndefined()
  expect(readSettings(all).cloud).toMatchObject({ clientId: 'abc', branch: 'main', url: 'https://content.tinajs.io', seconds: 5 })
  expect(() => readSettings({ ...all, TINA_TOKEN: '' })).toThrow(/^TINA_TOKEN must be set/)
  expect(() => readSettings({ ...all, CONTENT_REMOTE: 'origin' })).toThrow(/CONTENT_REMOTE/)
})

test('a remote is a name, never an option of git', () => {
  expect(readSettings({ CONTENT_REMOTE: 'origin' }).remote).toEqual({ name: 'origin', seconds: 30, webhookSecret: '' })
  for (const name of ['--upload-pack=x', 'ssh://host/x y', 'a b'])
    expect(() => readSettings({ CONTENT_REMOTE: name })).toThrow(/CONTENT_REMOTE/)
})

test('backups need a passphrase, which stands in no message', () => {
  expect(readSettings({}).backups).toBeUndefined()
  expect(readSettings({ BACKUP_TO: '/backups', BACKUP_KEY_FILE: '/key' }).backups).toEqual({ folder: '/backups', everyHours: 24, keep: 14 })
  expect(() => readSettings({ BACKUP_TO: '/backups' })).toThrow(/^BACKUP_PASSPHRASE or BACKUP_KEY_FILE must be set/)
  expect(() => readSettings({ BACKUP_PASSPHRASE: 'geheim', BACKUP_EVERY_HOURS: '0' })).toThrow(
    expect.objectContaining({ message: expect.not.stringContaining('geheim') }),
  )
})

const NUMBER = ['', '0', '-1', '1.5', '1e3', 'ten', '999999999', '9'.repeat(30)]
const SMTP = { SMTP_URL: 'smtp://127.0.0.1' }
const TINA = { TINA_CLIENT_ID: 'abc', TINA_TOKEN: 'abc', TINA_BRANCH: 'main' }
/** Wrong values of each setting, with those beside it that let it count. A value that no text can be wrong for has none. */
const WRONG: Record<string, { values: string[]; beside?: Record<string, string> }> = {
  PORT: { values: ['', ' ', '-1', '65536', '3000.5', '0x50', 'http', '80 81'] },
  HOST: { values: ['', ' ', '999.1.1.1', '1.2.3', '127.0.0.1:80', '[::1]', 'http://a.example', 'a b', '-x', 'a..b', '::g'] },
  LOG: { values: ['', 'JSON', 'yes'] },
  PUBLIC_URL: {
    values: [
      ...['example', 'www.example.com', 'ftp://www.example.com', 'mailto:a@b.example', 'https://', 'https://a.example/site'],
      ...[
        'https://me:geheim@a.example',
        'https://a.example?a=b',
        'https://a.example/?',
        'https://a.example#top',
        'https://a.example:99999',
      ],
    ],
  },
  TRUSTED_PROXIES: { values: ['proxy.example', '10.0.0.0/33', '999.1.1.1', '0.0.0.0/0', '::/0', '10.0.0.5, 128.0.0.0/1', '2000::/3'] },
  GATE: { values: ['', 'on', 'Off', 'none'] },
  GATE_PASSWORD: { values: [] },
  DATA_DIR: { values: ['', ' '] },
  DATABASE_URL: {
    values: [
      'db.example',
      `mysql://me:${SECRET_WORD}@db.example/site`,
      'postgres://',
      `postgres://me:${SECRET_WORD}@db.example:99999/site`,
    ],
  },
  SMTP_URL: {
    values: ['mail.example.com', 'imap://me:geheim@mail.example', 'smtp://', 'smtp://:25', 'smtp://mail.example:99999'],
    beside: { MAIL_FROM: 'a@b.example' },
  },
  MAIL_FROM: { values: ['', 'the clinic', 'a@', '@b.example', 'A <a@b.example>\r\nBcc: c@d.example'], beside: SMTP },
  ENQUIRIES_PER_ADDRESS: { values: NUMBER },
  ENQUIRIES_IN_TOTAL: { values: NUMBER },
  CONTENT_PER_ADDRESS: { values: NUMBER },
  ENQUIRIES_KEEP_DAYS: { values: NUMBER },
  BACKUP_TO: { values: ['/backups'] },
  BACKUP_EVERY_HOURS: { values: NUMBER },
  BACKUP_KEEP: { values: NUMBER },
  BACKUP_PASSPHRASE: { values: [''], beside: { BACKUP_TO: '/backups' } },
  BACKUP_KEY_FILE: { values: [''], beside: { BACKUP_TO: '/backups' } },
  CONTENT_DIR: { values: ['', ' '] },
  CONTENT_REMOTE: { values: ['--upload-pack=x', 'a b', 'git@host:site.git', 'https://host/site.git'] },
  CONTENT_REMOTE_SECONDS: { values: NUMBER },
  CONTENT_WEBHOOK_SECRET: { values: [] },
  TINA_CLIENT_ID: { values: ['', 'a b'], beside: TINA },
  TINA_TOKEN: { values: ['', 'geheim geheim'], beside: TINA },
  TINA_BRANCH: { values: ['', 'a b'], beside: TINA },
  TINA_CONTENT_URL: { values: ['', 'content.tinajs.io', 'ftp://content.tinajs.io', 'https://', 'https://a.example:99999', 'https://a b'] },
  TINA_POLL_SECONDS: { values: NUMBER },
  TINA_WEBHOOK_SECRET: { values: [] },
  EDITOR_EMAIL: { values: ['editor', 'a@b', 'a b@c.example'] },
  EDITOR_PASSWORD: { values: [] },
}
const rows = Object.entries(WRONG).flatMap(([name, { values, beside }]) => values.map((value) => [name, value, beside] as const))

test.each(rows)('%s=%j is refused in a sentence that names it, and repeats no secret', (name, value, beside) => {
  const read = () => readSettings({ ...beside, [name]: value })
  expect(read).toThrow(
    new RegExp(`^(\\w+ or )?${name} |${name === 'BACKUP_TO' ? 'because BACKUP_TO is' : `^BACKUP_PASSPHRASE or ${name}`}`),
  )
  expect(read).not.toThrow(/geheim/)
})

test('the table of wrong values has each setting of .env.example, whose defaults are right', () => {
  const lines = readFileSync(new URL('../../.env.example', import.meta.url), 'utf8').matchAll(/^([A-Z_]+)=(.*)$/gm)
  const defaults = Object.fromEntries([...lines].map(([, name = '', value = '']) => [name, value]))
  expect(Object.keys(defaults).sort()).toEqual(Object.keys(WRONG).sort())
  expect(readSettings(defaults)).toEqual(readSettings({}))
})

test.each([
  { PUBLIC_URL: 'https://www.example.com/' },
  { PUBLIC_URL: 'http://127.0.0.1:3000' },
  { HOST: '::1' },
  { HOST: 'localhost' },
  { TRUSTED_PROXIES: '10.0.0.0/8 fc00::/7' },
  { DATABASE_URL: 'postgres:///site?host=/run/postgresql' },
  { CONTENT_WEBHOOK_SECRET: 'known to the host' },
])('%j is taken', (env) => {
  expect(() => readSettings(env)).not.toThrow()
})

test.each([
  ['EADDRINUSE', /^PORT 80 is in use/],
  ['EACCES', /^PORT 80 is not for this user/],
  ['EADDRNOTAVAIL', /^HOST must be an address of this machine.*"10\.1\.1\.1"/],
  ['ENOTFOUND', /^HOST must be an address/],
  ['EMFILE', /^HOST .*PORT 80.*EMFILE/],
])('where listening fails with %s, the setting is named', (code, sentence) => {
  expect(listenRefusal(Object.assign(new Error('/secret'), { code }), { host: '10.1.1.1', port: 80 })).toMatch(sentence)
})
