import { isIP } from 'node:net'
import * as v from 'valibot'
import type { Cloud } from './content/cloud/request.ts'
import { isNetwork, namesMost } from './http/client-address.ts'

const port = v.pipe(
  v.string(),
  v.regex(/^\d+$/, 'must be a port, 0 to 65535'),
  v.transform(Number),
  v.maxValue(65535, 'must be a port, 0 to 65535'),
)
const text = v.pipe(v.string(), v.trim())
const given = v.pipe(text, v.minLength(1, 'must not be empty: leave it out for what holds without it'))

/** A word that a header or an address can hold. */
const word = v.pipe(text, v.regex(/^\S*$/, 'must be one word, without spaces'))

/** A number of something. Each has an end: a pause of more than 24 days would be none, and there is no date before all time. */
const count = (most: number) =>
  v.pipe(
    v.string(),
    v.regex(/^[1-9]\d{0,8}$/, `must be a whole number from 1 to ${most}`),
    v.transform(Number),
    v.maxValue(most, `must be a whole number from 1 to ${most}`),
  )
const DAY_SECONDS = 24 * 60 * 60
const PEOPLE = 100_000_000

/** Tells whether a text is the host of an address: `'www.example.com'`, `'10.0.0.5'`, `'::1'`; `'999.1.1.1'` is none. */
const isHost = (value: string) => isIP(value) !== 0 || (/^(?!-)[a-z\d-]+(\.[a-z\d-]+)*$/i.test(value) && !/^[\d.]+$/.test(value))

/** Tells whether a text is a scheme and a host alone. */
function isOrigin(value: string): boolean {
  if (!URL.canParse(value)) return false
  const { protocol, pathname, username, password } = new URL(value)
  return /^https?:$/.test(protocol) && pathname === '/' && !username && !password && !/[?#\s]/.test(value)
}

/** An address with one of these schemes; `message` says what it must be. It may hold a password. */
const address = (schemes: string, message: string) =>
  v.pipe(
    text,
    v.regex(new RegExp(`^(${schemes})://[^\\s/]+`), message),
    v.check((value) => URL.canParse(value) && new URL(value).hostname !== '' && !/\s/.test(value), message),
  )

const networks = v.pipe(
  text,
  v.transform((list) => list.split(/[\s,]+/).filter(Boolean)),
  v.everyItem(isNetwork, 'must be addresses or networks, such as 10.0.0.5, 172.16.0.0/12'),
  v.everyItem(
    (network) => !namesMost(network),
    'must name your proxies: with so large a network anybody could say that they are somebody else',
  ),
)

const POSTGRES = 'must be an address such as postgres://user:password@db.example.com/site'

const schema = v.object({
  PORT: v.optional(port, '3000'),
  HOST: v.optional(v.pipe(text, v.check(isHost, 'must be an address of this machine, such as 127.0.0.1 or 0.0.0.0')), '127.0.0.1'),
  LOG: v.optional(v.picklist(['text', 'json'], 'must be text or json'), 'text'),
  PUBLIC_URL: v.optional(
    v.union([
      v.literal(''),
      v.pipe(text, v.check(isOrigin, 'must be an address such as https://www.example.com: http or https, and nothing behind the host')),
    ]),
    '',
  ),
  TRUSTED_PROXIES: v.optional(networks, ''),
  GATE: v.optional(v.picklist(['browser', 'server', 'off'], 'must be browser, server or off'), 'browser'),
  GATE_PASSWORD: v.optional(text, ''),
  DATA_DIR: v.optional(given, '.data'),
  DATABASE_URL: v.optional(
    v.union([
      v.literal(''),
      v.pipe(
        text,
        v.regex(/^postgres(ql)?:\/\/\S+$/, POSTGRES),
        v.check((url) => URL.canParse(url), POSTGRES),
      ),
    ]),
    '',
  ),
  CONTENT_DIR: v.optional(given, '.'),
  BACKUP_TO: v.optional(text, ''),
  BACKUP_EVERY_HOURS: v.optional(count(8760), '24'),
  BACKUP_KEEP: v.optional(count(10_000), '14'),
  BACKUP_PASSPHRASE: v.optional(v.string(), ''),
  BACKUP_KEY_FILE: v.optional(text, ''),
  EDITOR_EMAIL: v.optional(v.union([v.literal(''), v.pipe(text, v.email('must be an e-mail address'))]), ''),
  EDITOR_PASSWORD: v.optional(v.string(), ''),
  ENQUIRIES_KEEP_DAYS: v.optional(count(36_500), '365'),
  SMTP_URL: v.optional(
    v.union([v.literal(''), address('smtp|smtps', 'must be an address such as smtps://user:password@mail.example.com')]),
    '',
  ),
  MAIL_FROM: v.optional(
    v.union([
      v.literal(''),
      v.pipe(text, v.regex(/^[^\r\n]*[^\s@<]+@[^\s@>]+>?$/, 'must be a sender such as Clinic <bookings@example.com>')),
    ]),
    '',
  ),
  ENQUIRIES_PER_ADDRESS: v.optional(count(PEOPLE), '5'),
  ENQUIRIES_IN_TOTAL: v.optional(count(PEOPLE), '100'),
  CONTENT_PER_ADDRESS: v.optional(count(PEOPLE), '600'),
  CONTENT_REMOTE: v.optional(v.pipe(text, v.regex(/^(?!-)[\w./-]*$/, 'must be the name of a git remote, such as origin')), ''),
  CONTENT_REMOTE_SECONDS: v.optional(count(DAY_SECONDS), '30'),
  CONTENT_WEBHOOK_SECRET: v.optional(text, ''),
  TINA_CLIENT_ID: v.optional(word, ''),
  TINA_TOKEN: v.optional(word, ''),
  TINA_BRANCH: v.optional(word, ''),
  TINA_CONTENT_URL: v.optional(address('http|https', 'must be an address such as https://content.tinajs.io'), 'https://content.tinajs.io'),
  TINA_POLL_SECONDS: v.optional(count(DAY_SECONDS), '5'),
  TINA_WEBHOOK_SECRET: v.optional(text, ''),
})

/** The settings of the server, from the environment. `.env.example` explains each. */
export type ServerSettings = {
  port: number
  host: string
  publicUrl: string
  /** The addresses and networks of proxies on other machines that are believed when they name the visitor. */
  trustedProxies: string[]
  gate: 'browser' | 'server' | 'off'
  gatePassword: string
  dataDir: string
  /** The address of the PostgreSQL database that several processes share; empty if one process keeps everything in `dataDir`. */
  databaseUrl: string
  contentDir: string
  /** The number of requests that the public content endpoint answers to one address in a minute. */
  contentPerMinute: number
  /** The git remote that saves are pushed to, the number of seconds between two looks at it, and the secret of its webhook. */
  remote: { name: string; seconds: number; webhookSecret: string } | undefined
  /** The settings of TinaCloud, if content comes from there instead of `contentDir`. */
  cloud: Cloud | undefined
  /** The account of the first editor, which is made at the first start. */
  firstEditor: { email: string; password: string }
  /** The number of enquiries in ten minutes above which they are suspicious, and the days for which all are kept. */
  enquiries: { limits: { perAddress: number; inTotal: number }; keepDays: number }
  /** The folder in which the server makes backups, the hours between two, and the number of them that stay; undefined if it makes none. */
  backups: { folder: string; everyHours: number; keep: number } | undefined
  /** What says the passphrase of backups: the passphrase itself, or a file. Either may be empty. */
  backupKey: { passphrase: string; keyFile: string }
  /** The mail server that takes letters, and their sender; undefined if no letters are sent. */
  mail: { url: string; from: string } | undefined
}

/** The settings whose values are secret, so that no message repeats them. */
const SECRET = new Set([
  'GATE_PASSWORD',
  'EDITOR_PASSWORD',
  'CONTENT_WEBHOOK_SECRET',
  'SMTP_URL',
  'DATABASE_URL',
  'BACKUP_PASSPHRASE',
  'TINA_TOKEN',
  'TINA_WEBHOOK_SECRET',
])

/** Returns a value as a message repeats it: without what is secret, and without the password that an address holds. */
const repeated = (name: string, value: unknown) => (SECRET.has(name) ? '…' : String(value).replace(/\/\/[^/\s]*@/, '//…@'))

/** Reads and checks the settings; throws one Error that names every wrong one. */
export function readSettings(env: Record<string, string | undefined>): ServerSettings {
  const known = Object.fromEntries(Object.keys(schema.entries).map((name) => [name, env[name]]))
  const result = v.safeParse(schema, known)
  if (!result.success)
    throw new Error(
      result.issues
        .map(({ message, path: [{ key } = { key: '' }] = [] }) => `${key} ${message} (it is "${repeated(`${key}`, known[`${key}`])}")`)
        .join('\n'),
    )
  const {
    PORT,
    HOST,
    PUBLIC_URL,
    TRUSTED_PROXIES,
    GATE,
    GATE_PASSWORD,
    DATA_DIR,
    DATABASE_URL,
    CONTENT_DIR,
    EDITOR_EMAIL,
    EDITOR_PASSWORD,
    ENQUIRIES_PER_ADDRESS,
    ENQUIRIES_IN_TOTAL,
    ENQUIRIES_KEEP_DAYS,
    SMTP_URL,
    MAIL_FROM,
    CONTENT_PER_ADDRESS,
    CONTENT_REMOTE,
    CONTENT_REMOTE_SECONDS,
    CONTENT_WEBHOOK_SECRET,
    BACKUP_TO,
    BACKUP_EVERY_HOURS,
    BACKUP_KEEP,
    BACKUP_PASSPHRASE,
    BACKUP_KEY_FILE,
  } = result.output
  if (SMTP_URL && !MAIL_FROM) throw new Error('MAIL_FROM must be a sender such as Clinic <bookings@example.com>, because SMTP_URL is set')
  if (BACKUP_TO && !BACKUP_PASSPHRASE && !BACKUP_KEY_FILE)
    throw new Error('BACKUP_PASSPHRASE or BACKUP_KEY_FILE must be set, because BACKUP_TO is: backups are encrypted')
  return {
    port: PORT,
    host: HOST,
    publicUrl: PUBLIC_URL && new URL(PUBLIC_URL).origin,
    trustedProxies: TRUSTED_PROXIES,
    gate: GATE,
    gatePassword: GATE_PASSWORD,
    dataDir: DATA_DIR,
    databaseUrl: DATABASE_URL,
    contentDir: CONTENT_DIR,
    contentPerMinute: CONTENT_PER_ADDRESS,
    remote: CONTENT_REMOTE ? { name: CONTENT_REMOTE, seconds: CONTENT_REMOTE_SECONDS, webhookSecret: CONTENT_WEBHOOK_SECRET } : undefined,
    cloud: cloudOf(result.output),
    firstEditor: { email: EDITOR_EMAIL, password: EDITOR_PASSWORD },
    enquiries: { limits: { perAddress: ENQUIRIES_PER_ADDRESS, inTotal: ENQUIRIES_IN_TOTAL }, keepDays: ENQUIRIES_KEEP_DAYS },
    backups: BACKUP_TO ? { folder: BACKUP_TO, everyHours: BACKUP_EVERY_HOURS, keep: BACKUP_KEEP } : undefined,
    backupKey: { passphrase: BACKUP_PASSPHRASE, keyFile: BACKUP_KEY_FILE },
    mail: SMTP_URL ? { url: SMTP_URL, from: MAIL_FROM } : undefined,
  }
}

/**
 * Returns the settings of TinaCloud; undefined if none of its three is given. Throws if only some of them are, or if there
 * is a git remote, too.
 */
function cloudOf(given: v.InferOutput<typeof schema>): Cloud | undefined {
  const { TINA_CLIENT_ID: clientId, TINA_TOKEN: token, TINA_BRANCH: branch } = given
  const missing = Object.entries({ TINA_CLIENT_ID: clientId, TINA_TOKEN: token, TINA_BRANCH: branch }).flatMap(([name, value]) =>
    value ? [] : [name],
  )
  if (missing.length === 3) return undefined
  if (missing.length > 0)
    throw new Error(
      `${missing.join(' and ')} must be set as well: content comes from TinaCloud with all of TINA_CLIENT_ID, TINA_TOKEN and TINA_BRANCH`,
    )
  if (given.CONTENT_REMOTE) throw new Error('CONTENT_REMOTE must be empty where content comes from TinaCloud')
  const url = given.TINA_CONTENT_URL.replace(/\/$/, '')
  return { clientId, token, branch, url, seconds: given.TINA_POLL_SECONDS, webhookSecret: given.TINA_WEBHOOK_SECRET }
}

/** Returns a sentence for the operator that says why the server can't listen at HOST and PORT. */
export function listenRefusal({ code = '' }: NodeJS.ErrnoException, { host, port }: Pick<ServerSettings, 'host' | 'port'>): string {
  if (code === 'EADDRINUSE') return `PORT ${port} is in use on HOST ${host}: another program listens there, or the site runs already.`
  if (code === 'EACCES') return `PORT ${port} is not for this user: choose one from 1024 up.`
  return code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND' || code.startsWith('EAI_')
    ? `HOST must be an address of this machine, such as 127.0.0.1 or 0.0.0.0 (it is "${host}").`
    : `HOST ${host} and PORT ${port} can't be listened at (${code}).`
}
