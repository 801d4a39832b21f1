import { type Context, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import * as v from 'valibot'
import { LOCALES } from '../../../../model/languages.ts'
import { DRAFTS_ONLY, ROLES } from '../../../../model/roles.ts'
import { type EditorEnv, editorsOnly } from '../../../../server/http/editors-only.ts'
import { mishapOf } from '../../../../server/http/told.ts'
import { reasonOf, Unreachable } from '../../../../server/http/unreachable.ts'
import { newKey } from '../../../../server/stores/secrets.ts'
import { DRAFTS_DECIDED, type LogPage, standingDetail } from '../../rules/account-log.ts'
import type { LinkKind, MadeLink } from '../../rules/links.ts'
import { PEOPLE, type People } from '../../rules/people.ts'
import { refusalOfStanding } from '../../rules/standing.ts'
import { hasSecondFactor } from '../beside.ts'
import { letterWithLink } from '../links/letters.ts'
import type { AccountLinkParts } from '../links/link-routes.ts'
import { listPeople } from './list-people.ts'

const MOST_BYTES = 16 * 1024
const email = v.pipe(v.string(), v.trim(), v.toLowerCase(), v.maxLength(254), v.regex(/^[^\s@<>]+@[^\s@<>]+\.[^\s@<>]+$/))
const standing = { role: v.picklist(ROLES), languages: v.array(v.picklist(LOCALES)), enquiries: v.boolean() }
const one = v.object({ email, language: v.optional(v.string()) })
const withStanding = v.object({ ...one.entries, ...standing })
const demand = v.object({ isDemanded: v.boolean() })
const drafts = v.object({ draftsFor: v.picklist(DRAFTS_ONLY) })

type Owned = Context<EditorEnv>

/** Serves the accounts of colleagues to owners: who there is, links for new ones, roles, ends, and the log. */
export function createPeople({ accounts, publicUrl, origin, send }: AccountLinkParts) {
  const app = new Hono<EditorEnv>()
  const { links, log } = accounts
  app.use(`${PEOPLE}/*`, editorsOnly(accounts, publicUrl, 'accounts.manage'), bodyLimit({ maxSize: MOST_BYTES }))

  const people = async (c: Owned) => {
    const listed = await listPeople(accounts, c.var.editor.email)
    return c.json<People>({ ...listed, ...(await demands()), sendsLetters: Boolean(send) })
  }
  const demands = async () => ({ isDemanded: await accounts.demand.isMade(), draftsFor: await accounts.drafts.read() })
  const said = (c: Owned, error: unknown, reason: string) => {
    // What is no sentence of ours is no refusal, but a failure.
    if (error instanceof Unreachable || (error instanceof Error && mishapOf(error))) throw error
    return c.json({ message: reasonOf(error), reason }, 409)
  }
  const gone = (c: Owned) => c.json({ message: 'There is no such account any more.', reason: 'person-gone' }, 404)

  async function sendLink(kind: LinkKind, to: string, token: string, language: string | undefined): Promise<MadeLink['letter']> {
    if (!send) return 'none'
    const letter = letterWithLink({ kind, to, token, origin: origin(), brand: await accounts.brand(), language })
    try {
      await send(letter)
      return 'sent'
    } catch (error) {
      console.error(`The letter with a link for ${to} was not sent: ${reasonOf(error)}`)
      return 'failed'
    }
  }

  /** Reads what was sent, and does it; a refusal where it is no such thing. */
  const post = <Schema extends v.GenericSchema>(
    path: string,
    schema: Schema,
    work: (c: Owned, sent: v.InferOutput<Schema>, doneBy: string) => Promise<Response>,
  ) =>
    app.post(PEOPLE + path, async (c) => {
      const sent = v.safeParse(schema, await c.req.json().catch(() => undefined))
      return sent.success
        ? work(c, sent.output, c.var.editor.email)
        : c.json({ message: 'That is no e-mail address.', reason: 'no-email' }, 400)
    })

  app.get(PEOPLE, people)
  app.get(`${PEOPLE}/log`, async (c) => {
    const { from = '' } = c.req.query()
    return c.json<LogPage>(await log.page(/^\d{1,9}$/.test(from) ? Number(from) : 0))
  })
  post('/invite', withStanding, async (c, { email, language, ...standing }, doneBy) => {
    const refused = refusalOfStanding(standing)
    if (refused) return c.json({ message: refused, reason: 'no-languages' }, 400)
    if (await accounts.find(email)) return c.json({ message: `There is an account with ${email} already.`, reason: 'there-already' }, 409)
    const { token, until } = await links.make({ kind: 'invitation', email, by: doneBy, standing })
    await log.note({ action: 'invited', email, doneBy, detail: standingDetail(standing) })
    return c.json<MadeLink>({ token, until, letter: await sendLink('invitation', email, token, language) })
  })
  post('/withdraw', one, async (c, { email }, doneBy) => {
    const invited = (await links.invitations()).some((one) => one.email === email)
    if (invited && (await links.withdraw(email))) await log.note({ action: 'invitation-withdrawn', email, doneBy })
    return people(c)
  })
  post('/role', withStanding, async (c, { email, language: _, ...standing }, doneBy) => {
    const refused = refusalOfStanding(standing)
    if (refused) return c.json({ message: refused, reason: 'no-languages' }, 400)
    try {
      if (!(await accounts.setRole(email, standing))) return gone(c)
    } catch (error) {
      return said(c, error, 'last-owner')
    }
    await log.note({ action: 'role-changed', email, doneBy, detail: standingDetail(standing) })
    return people(c)
  })
  post('/end', one, async (c, { email }, doneBy) => {
    try {
      if (!(await accounts.remove(email))) return gone(c)
    } catch (error) {
      return said(c, error, 'last-owner')
    }
    await links.withdraw(email)
    await log.note({ action: 'ended', email, doneBy })
    return people(c)
  })
  post('/reset', one, async (c, { email, language }, doneBy) => {
    if (email === doneBy) return said(c, 'Change your own password on My account.', 'own-reset')
    if (!(await accounts.reset(email, newKey()))) return gone(c)
    const { token, until } = await links.make({ kind: 'reset', email, by: doneBy })
    await log.note({ action: 'reset', email, doneBy })
    return c.json<MadeLink>({ token, until, letter: await sendLink('reset', email, token, language) })
  })
  post('/demand', demand, async (c, { isDemanded }, doneBy) => {
    const own = await accounts.sessionOf(c.req.raw.headers)
    if (isDemanded && !(own && hasSecondFactor(own)))
      return c.json({ message: 'Set up your own second factor first, on My account.', reason: 'own-first' }, 409)
    await accounts.demand.make(isDemanded)
    await log.note({ action: isDemanded ? 'demand-on' : 'demand-off', email: doneBy })
    return people(c)
  })
  post('/drafts', drafts, async (c, { draftsFor }, doneBy) => {
    await accounts.drafts.decide(draftsFor)
    await log.note({ action: DRAFTS_DECIDED[draftsFor], email: doneBy })
    return people(c)
  })
  return app
}
