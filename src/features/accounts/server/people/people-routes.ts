import { type Context, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import * as v from 'valibot'
import type { Editor } from '../../../../model/editor.ts'
import { EMAIL, tidyEmail } from '../../../../model/email.ts'
import { LOCALES } from '../../../../model/languages.ts'
import { DRAFTS_ONLY, ROLES } from '../../../../model/roles.ts'
import { type EditorEnv, editorsOnly } from '../../../../server/http/editors-only.ts'
import { mishapOf } from '../../../../server/http/told.ts'
import { reasonOf, Unreachable } from '../../../../server/http/unreachable.ts'
import { newKey } from '../../../../server/stores/secrets.ts'
import { DRAFTS_DECIDED, type LogPage, standingDetail } from '../../rules/account-log.ts'
import type { LinkKind, MadeLink, OpenLink } from '../../rules/links.ts'
import { type InHand, PEOPLE, type People } from '../../rules/people.ts'
import { refusalOfStanding } from '../../rules/standing.ts'
import { hasSecondFactor } from '../beside.ts'
import { letterWithLink } from '../links/letters.ts'
import type { AccountLinkParts } from '../links/link-routes.ts'
import { listPeople } from './list-people.ts'

const MOST_BYTES = 16 * 1024
const email = v.pipe(v.string(), v.maxLength(1000), v.transform(tidyEmail), v.toLowerCase(), v.maxLength(254), v.regex(EMAIL))
const standing = { role: v.picklist(ROLES), languages: v.array(v.picklist(LOCALES)), enquiries: v.boolean() }
const one = v.object({ email, language: v.optional(v.string()) })
/** `to` is the colleague to whom goes what somebody has in hand; where there is none, it is stopped. */
const withTo = { to: v.optional(email) }
const ending = v.object({ ...one.entries, ...withTo })
const withStanding = v.object({ ...one.entries, ...standing })
const changing = v.object({ ...withStanding.entries, ...withTo })
/** A link to an account by its address, one to a draft by its number. */
const withdrawing = v.union([one, v.object({ review: v.pipe(v.number(), v.safeInteger(), v.minValue(0)) })])
const demand = v.object({ isDemanded: v.boolean() })
const drafts = v.object({ draftsFor: v.picklist(DRAFTS_ONLY) })

type Owned = Context<EditorEnv>

/** What people have in hand beside their accounts, which other parts of the site keep. */
export type Hands = {
  of(email: string): Promise<InHand>
  /** Tells whether a colleague can take all of it. */
  canTake(from: Editor, to: string): Promise<boolean>
  /**
   * Takes from somebody what their account may not have any more by now. What `to` may have goes to that colleague, the rest is stopped;
   * all of it where there is no `to`. Returns whether `to` got something.
   */
  passOn(from: Editor, to: string | undefined): Promise<boolean>
  /** Returns the links to drafts that are good now. */
  links(): Promise<Extract<OpenLink, { kind: 'review' }>[]>
  /** Ends one of them, and returns whose it was; undefined where it is not good any more. */
  endLink(number: number): Promise<string | undefined>
}

/** Serves the accounts of colleagues to owners: who there is, links, roles, ends and what they leave, and the log. */
export function createPeople({ accounts, publicUrl, origin, send, hands }: AccountLinkParts & { hands: Hands }) {
  const app = new Hono<EditorEnv>()
  const { links, log } = accounts
  app.use(`${PEOPLE}/*`, editorsOnly(accounts, publicUrl, 'accounts.manage'), bodyLimit({ maxSize: MOST_BYTES }))

  const people = async (c: Owned) => {
    const listed = await listPeople(accounts, c.var.editor.email)
    const all = [...listed.links, ...(await hands.links())]
    return c.json<People>({ ...listed, links: all, ...(await demands()), sendsLetters: Boolean(send) })
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
      await log.note({ action: 'letter-undelivered', email: to })
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
  app.get(`${PEOPLE}/in-hand`, async (c) => c.json<InHand>(await hands.of(c.req.query('email') ?? '')))
  post('/withdraw', withdrawing, async (c, asked, doneBy) => {
    if ('review' in asked) {
      const whose = await hands.endLink(asked.review)
      if (whose !== undefined) await log.note({ action: 'link-withdrawn', email: whose, doneBy })
    } else
      for (const { kind, email } of await links.withdraw(asked.email))
        await log.note({ action: kind === 'invitation' ? 'invitation-withdrawn' : 'link-withdrawn', email, doneBy })
    return people(c)
  })
  /**
   * Ends somebody's account, or changes it, by `work`, which is false where there is none, and then does with what they have in hand as an
   * owner decided, or stops it.
   */
  async function change(
    c: Owned,
    email: string,
    to: string | undefined,
    work: () => Promise<boolean>,
    event: Parameters<typeof log.note>[0],
  ) {
    const person = await accounts.find(email)
    if (!person) return gone(c)
    if (to !== undefined && !(await hands.canTake(person, to)))
      return said(c, `${to} can’t take over what ${email} has in hand. Nothing was changed.`, 'cant-take')
    try {
      if (!(await work())) return gone(c)
    } catch (error) {
      return said(c, error, 'last-owner')
    }
    await log.note(event)
    if ((await hands.passOn(person, to)) && to) await log.note({ action: 'took-over', email: to, doneBy: c.var.editor.email })
    return people(c)
  }
  post('/role', changing, async (c, { email, language: _, to, ...standing }, doneBy) => {
    const refused = refusalOfStanding(standing)
    if (refused) return c.json({ message: refused, reason: 'no-languages' }, 400)
    const event = { action: 'role-changed', email, doneBy, detail: standingDetail(standing) } as const
    return change(c, email, to, () => accounts.setRole(email, standing), event)
  })
  post('/end', ending, (c, { email, to }, doneBy) => change(c, email, to, () => accounts.remove(email), { action: 'ended', email, doneBy }))
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
