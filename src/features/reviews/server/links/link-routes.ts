import { type Context, Hono } from 'hono'
import * as v from 'valibot'
import { baseOf } from '../../../../i18n/addresses.ts'
import type { Editor } from '../../../../model/editor.ts'
import type { Views } from '../../../../server/content/branches/views.ts'
import { type EditorEnv, editorsOnly, type SignedIn } from '../../../../server/http/editors-only.ts'
import { tellVisitor } from '../../../../server/http/failure.ts'
import { dateAtDoors } from '../../../../server/http/steady-clock.ts'
import type { Told } from '../../../preview/rules/preview.ts'
import { firstPage } from '../../rules/compared.ts'
import {
  END_LINK,
  isGood,
  LINK_DAYS,
  LONGEST_LABEL,
  linkAddress,
  type NewLink,
  nameOfLink,
  REVIEW_LINKS,
  type ReviewLink,
} from '../../rules/review-links.ts'
import { faultInGivenName } from '../asking.ts'
import { refuse } from '../refusals.ts'
import { createReviewedDrafts, type ReviewedDraft } from '../reviewed-drafts.ts'
import type { Reviews } from '../reviews.ts'
import type { KeptLink } from './link-store.ts'
import { tokenOf } from './link-token.ts'
import type { Readers } from './readers.ts'

export type ReviewLinkParts = {
  accounts: SignedIn & { list(): Promise<Editor[]> }
  branches: Views
  reviews: Reviews
  readers: Readers
  /** Tells what testers are told of a draft. */
  told(branch: string): Promise<Told>
  key: string
  publicUrl: string
}

const DAY_MS = 24 * 60 * 60_000
const making = v.object({
  branch: v.string(),
  label: v.pipe(v.string(), v.trim(), v.maxLength(LONGEST_LABEL)),
  days: v.picklist(LINK_DAYS),
  isFrozen: v.boolean(),
  isTester: v.optional(v.boolean(), false),
})
const ending = v.object({ branch: v.string(), number: v.pipe(v.number(), v.safeInteger(), v.minValue(0)) })

/** Makes the routes of links for people without an account: the desk makes and ends them, `/review/…` opens one. */
export function createReviewLinkRoutes(parts: ReviewLinkParts) {
  const { accounts, branches, reviews, readers, told, key, publicUrl } = parts
  const { links } = reviews
  const app = new Hono<EditorEnv>()
  const draftOf = createReviewedDrafts(branches)
  for (const path of [REVIEW_LINKS, END_LINK]) app.use(path, editorsOnly(accounts, publicUrl, 'branches.create'))

  const listed = async (c: Context, { draft }: ReviewedDraft) => {
    const now = dateAtDoors()
    return c.json<ReviewLink[]>((await links.of(draft)).map((link) => shown(link, key, now)))
  }

  app.get(REVIEW_LINKS, async (c) => {
    const draft = await draftOf(c.req.query('branch') ?? '')
    return draft ? listed(c, draft) : refuse(c, 'gone')
  })

  app.post(REVIEW_LINKS, async (c) => {
    const asked = v.safeParse(making, await c.req.json<NewLink>().catch(() => undefined))
    if (!asked.success) return refuse(c, 'unread')
    const draft = await draftOf(asked.output.branch)
    if (!draft) return refuse(c, 'gone')
    const { label, days, isFrozen, isTester } = asked.output
    const unfit = isTester && faultInGivenName(label, await accounts.list())
    if (unfit) return refuse(c, unfit)
    const { draft: of, branch, called, tip } = draft
    const madeAt = dateAtDoors()
    const until = new Date(madeAt.getTime() + days * DAY_MS)
    const { name: by, email } = c.var.editor
    await links.make({
      draft: of,
      branch,
      called,
      label,
      by,
      email,
      madeAt,
      until,
      ...(isFrozen && { tip }),
      ...(isTester && { tester: label }),
    })
    return listed(c, draft)
  })

  app.post(END_LINK, async (c) => {
    const asked = v.safeParse(ending, await c.req.json().catch(() => undefined))
    if (!asked.success) return refuse(c, 'unread')
    const draft = await draftOf(asked.output.branch)
    if (!draft) return refuse(c, 'gone')
    const link = await links.find(asked.output.number)
    if (link?.draft === draft.draft) await links.end(link.number, new Date())
    return listed(c, draft)
  })

  app.get('/review/:token', async (c) => {
    c.header('cache-control', 'private, no-store')
    c.header('x-robots-tag', 'noindex')
    c.header('referrer-policy', 'no-referrer')
    const token = c.req.param('token')
    const link = await readers.linkOf(token)
    const draft = link && (await draftOf(nameOfLink(link.number)))
    if (!link || !draft) return tellVisitor(c, 'linkEnded', 404)
    readers.letIn(c, token, link)
    const name = nameOfLink(link.number)
    const href = firstPage(await told(name))
    return c.redirect(baseOf(name) + (href === '/' ? '' : encodeURI(href)), 303)
  })
  return app
}

function shown(link: KeptLink, key: string, now: Date): ReviewLink {
  const { number, label, tip, tester, by, madeAt, until, endedAt } = link
  return {
    ...{
      number,
      label,
      isFrozen: tip !== undefined,
      isTester: tester !== undefined,
      by,
      madeAt: madeAt.toISOString(),
      until: until.toISOString(),
    },
    ...(endedAt && { endedAt: endedAt.toISOString() }),
    ...(isGood(link, now) && { address: linkAddress(tokenOf(key, link)) }),
  }
}
