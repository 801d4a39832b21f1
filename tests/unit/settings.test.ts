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
  expect(readSettings({ DATABASE_URL: 'postgresql://site:geheim@db.example/site' }).databaseUrl).toContain('db.example')
  const wrong = () => readSettings({ DATABASE_URL: 'mysql://site:geheim@db.example/site', SMTP_URL: 'geheim' })
  expect(wrong).toThrow(/DATABASE_URL must be an address such as postgres/)
  expect(wrong).not.toThrow(/geheim/)
})
