import { expect, test } from 'vitest'
import { refusalOfPassword } from '../../src/features/accounts/server/own-account/password-rule.ts'
import { readablePassword } from '../../src/server/stores/secrets.ts'

const ADA = { name: 'Ada Hart', email: 'ada@clinic.example' }
const refusal = (password: string) => refusalOfPassword(password, ADA, 'Rose & Thistle Aesthetics')

test.each(['12345678', 'elevenchars', 'ü'.repeat(11), ''])('%j is too short', async (password) => {
  expect(await refusal(password)).toMatch(/^A password needs at least 12 characters; this one has \d+\.$/)
})

test.each([
  '123456789012',
  'passwordpassword',
  'password1234',
  'qwertyuiop123',
  'aaaaaaaaaaaa',
  'iloveyou1234',
  'Passw0rd!2026',
  ' '.repeat(12),
])('%j is among those that are tried first', async (password) => {
  expect(await refusal(password)).toMatch(/tried first/)
})

test.each(['roseandthistle', 'Rose&Thistle2026', 'ada@clinic.example', 'AdaHartAdaHart', 'adahart12345', 'clinic-ada-2026'])(
  '%j is made of what anybody knows',
  async (password) => {
    expect(await refusal(password)).toMatch(/made of the name, the address or the site/)
  },
)

test.each(['correct horse battery', 'Ada likes 42 green kites', '我家門前有兩棵棗樹一棵是棗樹', '#§~!*|}{[]%&$', readablePassword()])(
  '%j is taken',
  async (password) => {
    expect(await refusal(password)).toBeUndefined()
  },
)

test('a password of a whole book is refused at once', async () => {
  expect(await refusal('x'.repeat(100_000))).toMatch(/may have 128 characters/)
})
