import * as v from 'valibot'

const port = v.pipe(
  v.string(),
  v.regex(/^\d+$/, 'must be a port, 0 to 65535'),
  v.transform(Number),
  v.maxValue(65535, 'must be a port, 0 to 65535'),
)
const text = v.pipe(v.string(), v.trim())

const count = v.pipe(v.string(), v.regex(/^[1-9]\d{0,8}$/, 'must be a whole number from 1 up'), v.transform(Number))

const schema = v.object({
  PORT: v.optional(port, '3000'),
  HOST: v.optional(text, '127.0.0.1'),
  PUBLIC_URL: v.optional(v.union([v.literal(''), v.pipe(text, v.url('must be an address such as https://www.example.com'))]), ''),
  GATE: v.optional(v.picklist(['browser', 'server', 'off'], 'must be browser, server or off'), 'browser'),
  GATE_PASSWORD: v.optional(text, ''),
  DATA_DIR: v.optional(text, '.data'),
  CONTENT_DIR: v.optional(text, '.'),
  EDITOR_EMAIL: v.optional(v.union([v.literal(''), v.pipe(text, v.email('must be an e-mail address'))]), ''),
  EDITOR_PASSWORD: v.optional(v.string(), ''),
  ENQUIRIES_KEEP_DAYS: v.optional(count, '365'),
  SMTP_URL: v.optional(
    v.union([
      v.literal(''),
      v.pipe(text, v.regex(/^smtps?:\/\/[^\s/]+/, 'must be an address such as smtps://user:password@mail.example.com')),
    ]),
    '',
  ),
  MAIL_FROM: v.optional(
    v.union([v.literal(''), v.pipe(text, v.regex(/[^\s@<]+@[^\s@>]+/, 'must be a sender such as Clinic <bookings@example.com>'))]),
    '',
  ),
  ENQUIRIES_PER_ADDRESS: v.optional(count, '5'),
  ENQUIRIES_IN_TOTAL: v.optional(count, '100'),
  CONTENT_PER_ADDRESS: v.optional(count, '600'),
})

/** The settings of the server, from the environment. `.env.example` explains each. */
export type Settings = {
  port: number
  host: string
  publicUrl: string
  gate: 'browser' | 'server' | 'off'
  gatePassword: string
  dataDir: string
  contentDir: string
  /** How many requests a minute the public content endpoint answers to one address. */
  contentPerMinute: number
  /** The account that the first start makes. */
  firstEditor: { email: string; password: string }
  /** How many enquiries in ten minutes are believed, and for how long all are kept. */
  enquiries: { limits: { perAddress: number; inTotal: number }; keepDays: number }
  /** Where letters are handed over, and who they come from; undefined where none are sent. */
  mail: { url: string; from: string } | undefined
}

/** These are not repeated in a message. */
const SECRET = new Set(['SMTP_URL'])

/** Reads and checks the settings; throws one Error that names every wrong one. */
export function readSettings(env: Record<string, string | undefined>): Settings {
  const known = Object.fromEntries(Object.keys(schema.entries).map((name) => [name, env[name]]))
  const result = v.safeParse(schema, known)
  if (!result.success)
    throw new Error(
      result.issues
        .map((issue) => `${v.getDotPath(issue)} ${issue.message} (it is "${SECRET.has(v.getDotPath(issue) ?? '') ? '…' : issue.input}")`)
        .join('\n'),
    )
  const {
    PORT,
    HOST,
    PUBLIC_URL,
    GATE,
    GATE_PASSWORD,
    DATA_DIR,
    CONTENT_DIR,
    EDITOR_EMAIL,
    EDITOR_PASSWORD,
    ENQUIRIES_PER_ADDRESS,
    ENQUIRIES_IN_TOTAL,
    ENQUIRIES_KEEP_DAYS,
    SMTP_URL,
    MAIL_FROM,
    CONTENT_PER_ADDRESS,
  } = result.output
  if (SMTP_URL && !MAIL_FROM) throw new Error('MAIL_FROM must be a sender such as Clinic <bookings@example.com>, because SMTP_URL is set')
  return {
    port: PORT,
    host: HOST,
    publicUrl: PUBLIC_URL.replace(/\/$/, ''),
    gate: GATE,
    gatePassword: GATE_PASSWORD,
    dataDir: DATA_DIR,
    contentDir: CONTENT_DIR,
    contentPerMinute: CONTENT_PER_ADDRESS,
    firstEditor: { email: EDITOR_EMAIL, password: EDITOR_PASSWORD },
    enquiries: { limits: { perAddress: ENQUIRIES_PER_ADDRESS, inTotal: ENQUIRIES_IN_TOTAL }, keepDays: ENQUIRIES_KEEP_DAYS },
    mail: SMTP_URL ? { url: SMTP_URL, from: MAIL_FROM } : undefined,
  }
}
