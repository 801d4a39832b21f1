import { expect, test } from 'vitest'
import { readSettings } from '../../src/server/settings.ts'

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
