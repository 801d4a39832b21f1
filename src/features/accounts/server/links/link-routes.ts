import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { tidyEmail } from '../../../../model/email.ts'
import { clientAddress } from '../../../../server/http/client-address.ts'
import { ELSEWHERE } from '../../../../server/http/editors-only.ts'
import { isSameOrigin } from '../../../../server/http/same-origin.ts'
import { reasonOf } from '../../../../server/http/unreachable.ts'
import { FORGOTTEN_PATH, LOOK_PATH, type Looked, USE_PATH, WAYS_PATH } from '../../rules/links.ts'
import type { GuardedAccounts } from '../guard.ts'
import { readTexts, refuse } from '../json-request.ts'
import { letterWithLink, type SendLetter } from './letters.ts'
import { openLink } from './open-link.ts'

const MOST_BYTES = 16 * 1024
const TEN_MINUTES_MS = 10 * 60_000
const LINKS = { name: 'links by address', most: 30, windowMs: TEN_MINUTES_MS }
const ASKED = { name: 'forgotten by address', most: 5, windowMs: TEN_MINUTES_MS }
const LETTERS = { name: 'forgotten by account', most: 3, windowMs: 60 * 60_000 }
const WAIT = { 'retry-after': '600' }

export type AccountLinkParts = { accounts: GuardedAccounts; publicUrl: string; origin: () => string; send: SendLetter | undefined }

/** Serves what nobody has to be signed in for: links that owners made, and the way for whoever has forgotten a password. */
export function createAccountLinkRoutes({ accounts, publicUrl, origin, send }: AccountLinkParts) {
  const app = new Hono()
  const [links, asked, letters] = [LINKS, ASKED, LETTERS].map(accounts.limit) as [Limited, Limited, Limited]
  const gone = () => refuse(404, 'This link was used already, or is too old. Ask for a new one.', {}, 'link-gone')
  const tooMany = () => refuse(429, 'Too many tries. Wait ten minutes and try again.', WAIT, 'too-many')

  for (const path of [LOOK_PATH, USE_PATH, FORGOTTEN_PATH]) {
    app.use(path, bodyLimit({ maxSize: MOST_BYTES, onError: (c) => c.json({ message: 'That is too long.' }, 413) }))
    app.use(path, async (c, next) => (isSameOrigin(c.req.raw.headers, publicUrl) ? next() : c.json(ELSEWHERE, 403)))
    app.use(path, async (c, next) => {
      c.header('cache-control', 'no-store')
      await next()
    })
  }
  app.get(WAYS_PATH, (c) => c.json({ letters: Boolean(send) }, 200, { 'cache-control': 'no-store' }))
  app.post(LOOK_PATH, async (c) => {
    if (!(await links.allow(clientAddress(c)))) return tooMany()
    const { token = '' } = await readTexts(c.req.raw)
    const link = await accounts.links.find(token)
    return link ? c.json<Looked>({ kind: link.kind, email: link.email }) : gone()
  })
  app.post(USE_PATH, async (c) => {
    if (!(await links.allow(clientAddress(c)))) return tooMany()
    return (await openLink(accounts, await readTexts(c.req.raw))) ?? gone()
  })
  /** Sends the letter where there is such an account, and says in the log why it could not. */
  async function forgotten(email: string, language: string | undefined) {
    const found = await accounts.find(email)
    if (!send || !found || !(await letters.allow(found.email))) return
    const { token } = await accounts.links.make({ kind: 'forgotten', email: found.email, by: '' })
    await accounts.log.note({ action: 'forgotten', email: found.email })
    const brand = await accounts.brand()
    try {
      await send(letterWithLink({ kind: 'forgotten', to: found.email, token, origin: origin(), brand, language }))
    } catch (error) {
      await accounts.log.note({ action: 'letter-undelivered', email: found.email })
      throw error
    }
  }
  app.post(FORGOTTEN_PATH, async (c) => {
    if (!send) return refuse(409, 'No letters are sent from here. Ask the colleague who looks after this site.', {}, 'no-letters')
    if (!(await asked.allow(clientAddress(c)))) return tooMany()
    const { email = '', language } = await readTexts(c.req.raw)
    // After the answer, which is the same and as quick whether there is such an account or not.
    setImmediate(() => {
      forgotten(tidyEmail(email).toLowerCase(), language).catch((error: unknown) =>
        console.error(`The letter to whoever forgot a password was not sent: ${reasonOf(error)}`),
      )
    })
    return c.json({})
  })
  return app
}

type Limited = ReturnType<GuardedAccounts['limit']>
