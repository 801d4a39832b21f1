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

test('TinaCloud needs all of its three settings', () => {
  const all = { TINA_CLIENT_ID: 'abc', TINA_TOKEN: 'secret', TINA_BRANCH: 'main' }
  expect(readSettings({}).cloud).toBeUndefined()
  expect(readSettings(all).cloud).toMatchObject({ clientId: 'abc', branch: 'main', url: 'https://content.tinajs.io', seconds: 5 })
  expect(() => readSettings({ ...all, TINA_TOKEN: '' })).toThrow(/^TINA_TOKEN must be set/)
  expect(() => readSettings({ ...all, CONTENT_REMOTE: 'origin' })).toThrow(/CONTENT_REMOTE/)
})

test('a remote is a name, never an option of git', () => {
  expect(readSettings({ CONTENT_REMOTE: 'origin' }).remote).toEqual({ name: 'origin', seconds: 30 })
  for (const name of ['--upload-pack=x', 'ssh://host/x y', 'a b'])
    expect(() => readSettings({ CONTENT_REMOTE: name })).toThrow(/CONTENT_REMOTE/)
})
