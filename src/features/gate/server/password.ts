import { readablePassword } from '../../../server/stores/secrets.ts'
import { strengthOf } from '../../accounts/rules/password-strength.ts'

/** Where secrets are kept: each is made by `make` the first time anyone asks, and an operator finds it where `whereIs` says. */
type Secrets = { secret(name: string, make?: () => string): Promise<string>; whereIs(name: string): string }

const NAME = 'gate-password'
const LEAST = 8
const LEAST_STRENGTH = 2

/**
 * The password of staff and testers, and what the start tells of it: the password itself only when it has just been made.
 * Throws a sentence where it is a weak one, whether it was set or written into the file.
 */
export async function openGatePassword(given: string, stores: Secrets) {
  if (given) {
    await refuseWeak(given, 'GATE_PASSWORD')
    return { password: given, told: 'GATE_PASSWORD' }
  }
  let made: string | undefined
  const password = await stores.secret(NAME, () => {
    made = readablePassword()
    return made
  })
  const place = stores.whereIs(NAME)
  if (password === made) return { password, told: `${password}, shown only now, kept in ${place}` }
  await refuseWeak(password, place)
  return { password, told: `in ${place}` }
}

async function refuseWeak(password: string, place: string) {
  if ([...password].length < LEAST) throw new Error(`The password of staff and testers (${place}) needs at least ${LEAST} characters.`)
  if ((await strengthOf(password)) < LEAST_STRENGTH)
    throw new Error(`The password of staff and testers (${place}) is among those that are tried first: choose another, or have one made.`)
}
