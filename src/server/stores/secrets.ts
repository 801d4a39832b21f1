import { randomBytes } from 'node:crypto'

/** A key for signatures: 256 bits as text. */
export const newKey = () => randomBytes(32).toString('base64url')

const READABLE = 'abcdefghjkmnpqrstuvwxyz23456789'

/** A password that can be read aloud, such as `k7mq-x3ev-p9ha`: about 59 bits. */
export const readablePassword = () =>
  [0, 4, 8]
    .map((at) =>
      [...randomBytes(12)]
        .slice(at, at + 4)
        .map((byte) => READABLE[byte % READABLE.length])
        .join(''),
    )
    .join('-')

/** Signs or names something: shorter than this it was cut off, or somebody's idea of a key. */
const LEAST_KEY = 32
/** Passwords that are given to people are shorter than keys. */
const LEAST_PASSWORD = 8
const PASSWORD = 'gate-password'

/** Whether a secret is as it was made, rather than empty, cut off, or what a crash left of it. */
export const isWhole = (name: string, text: string) =>
  name === PASSWORD ? text.length >= LEAST_PASSWORD && !/\p{Cc}/u.test(text) : text.length >= LEAST_KEY && /^[\x21-\x7e]+$/.test(text)

const MEANS: Record<string, string> = {
  'editors-key': 'editors have to sign in again',
  'cookie-key': 'testers have to sign in again',
  'webhook-secret': 'the webhook has to send the new one',
  [PASSWORD]: 'testers need the new one',
}

/** Tells the operator that a secret was lost, and what that means for people. */
export const tellMadeAnew = (name: string) =>
  console.error(`The secret ${name} was damaged and has been made anew${MEANS[name] ? `: ${MEANS[name]}` : ''}.`)
