import { randomBytes } from 'node:crypto'

/** Makes a key for signatures: 256 random bits as text. */
export const newKey = () => randomBytes(32).toString('base64url')

const READABLE = 'abcdefghjkmnpqrstuvwxyz23456789'

/** Makes a password that can be read aloud, such as `k7mq-x3ev-p9ha`: about 59 bits. */
export const readablePassword = () =>
  [0, 4, 8]
    .map((at) =>
      [...randomBytes(12)]
        .slice(at, at + 4)
        .map((byte) => READABLE[byte % READABLE.length])
        .join(''),
    )
    .join('-')

/** The least number of characters of a key, which signs or names something. A shorter one was cut off, or thought up by a person. */
const LEAST_KEY = 32
/** The least number of characters of a password. People are given these, so they are shorter than keys. */
const LEAST_PASSWORD = 8
const PASSWORD = 'gate-password'

/** Tells whether a secret is as it was made, rather than empty, cut off, or damaged by a crash. */
export const isWhole = (name: string, text: string) =>
  name === PASSWORD ? text.length >= LEAST_PASSWORD && !/\p{Cc}/u.test(text) : text.length >= LEAST_KEY && /^[\x21-\x7e]+$/.test(text)

const MEANS: Record<string, string> = {
  'editors-key': 'editors have to sign in again, and those with a second factor need a reset (npm run editors)',
  'cookie-key': 'testers have to sign in again',
  'webhook-secret': 'the webhook has to send the new one',
  [PASSWORD]: 'testers need the new one',
}

/** Tells the operator that a secret was lost, and what that means for people. */
export const tellMadeAnew = (name: string) =>
  console.error(`The secret ${name} was damaged and has been made anew${MEANS[name] ? `: ${MEANS[name]}` : ''}.`)
