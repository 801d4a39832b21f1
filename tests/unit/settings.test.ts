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
