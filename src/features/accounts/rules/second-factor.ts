import { EDITORS_PATH } from './session.ts'

/** The addresses at which editors set up, renew and turn off their own second factor. */
export const SECOND_FACTOR_PATH = `${EDITORS_PATH}/second-factor`
export const BEGIN_PATH = `${SECOND_FACTOR_PATH}/begin`
export const CONFIRM_PATH = `${SECOND_FACTOR_PATH}/confirm`
export const CODES_PATH = `${SECOND_FACTOR_PATH}/codes`
export const OFF_PATH = `${SECOND_FACTOR_PATH}/off`

/** The second step of signing in, with six digits or with a backup code. */
export const SECOND_STEP_PATH = `${EDITORS_PATH}/second-step`

/** What comes after the right password, where that is not yet all: a code, a passkey, or the set-up of a factor that is demanded. */
export type NextStep = 'code' | 'passkey' | 'set-up' | undefined

/** What an app for codes takes in: the address with the secret, the secret alone, and the backup codes, which are shown once. */
export type AuthenticatorSetup = { address: string; secret: string; codes: string[] }

/** `'JBSWY3DPEHPK3PXP'` => `'JBSW Y3DP EHPK 3PXP'` */
export const inGroups = (secret: string): string => secret.match(/.{1,4}/g)?.join(' ') ?? ''

/** `' 123 456 '` => `'123456'` */
export const digitsOf = (typed: string): string => typed.replace(/[\s-]/g, '')
export const isSixDigits = (code: string): boolean => /^\d{6}$/.test(code)

/** Why a code is refused that would be right at another moment: the clock of the phone is so many seconds ahead, or behind where below nought. */
export const clockOff = (offBy: number) => ({
  reason: offBy > 0 ? ('clock-ahead' as const) : ('clock-behind' as const),
  seconds: Math.abs(offBy),
  message: `That code is not right now: the clock of your phone is about ${Math.abs(offBy)} seconds ${offBy > 0 ? 'ahead' : 'behind'}. Set it to the time of the network, then try again.`,
})

/** `' ab1cD eF2gH'` => `'ab1cD-eF2gH'`, as a backup code was written. */
export function backupCodeOf(typed: string): string {
  const letters = typed.replace(/[^A-Za-z0-9]/g, '')
  return `${letters.slice(0, 5)}-${letters.slice(5)}`
}
