import { Hono } from 'hono'
import * as v from 'valibot'
import { LOCALES } from '../../../../model/languages.ts'
import type { Views } from '../../../../server/content/branches/views.ts'
import { clientAddress } from '../../../../server/http/client-address.ts'
import { type Attempts, type Limit, limitAttempts } from '../../../../server/http/rate-limit.ts'
import { COMMENTS, type Comments, LONGEST_COMMENT, LONGEST_WORDS, type NewComment, SETTLE } from '../../rules/comments.ts'
import { mentionedIn } from '../../rules/mentions.ts'
import type { Pin } from '../../rules/pin.ts'
import { asOf, authorOf, type ReviewDoors } from '../asking.ts'
import { createOpening } from '../opening.ts'
import { refuse } from '../refusals.ts'
import type { ReviewedDraft } from '../reviewed-drafts.ts'
import type { Reviews } from '../reviews.ts'
import { createFollowing } from './followed.ts'
import { pinTo, pinToWords } from './pin-place.ts'
import { threadsOf } from './threads.ts'

/** `sendsMail` tells whether letters can be sent. */
export type CommentParts = ReviewDoors & {
  branches: Views
  reviews: Reviews
  sendsMail: boolean
  limit?: ((limit: Limit) => Attempts) | undefined
}

const MANY = { name: 'comments', most: 60, windowMs: 10 * 60_000 }

const common = { branch: v.string(), text: v.pipe(v.string(), v.trim()), name: v.optional(v.string()) }
const language = v.picklist(LOCALES)
const number = v.pipe(v.number(), v.safeInteger(), v.minValue(0))
const newComment = v.union([
  v.object({ ...common, thread: number }),
  v.object({ ...common, path: v.string(), field: v.pipe(v.string(), v.regex(/^[\w.]{0,200}$/)), language }),
  v.object({ ...common, page: v.string(), words: v.pipe(v.string(), v.trim(), v.maxLength(LONGEST_WORDS)) }),
])
const settling = v.object({ branch: v.string(), thread: number, isSettled: v.boolean(), name: v.optional(v.string()) })

/** Makes the routes of comments. */
export function createCommentRoutes({ branches, reviews: { comments }, sendsMail, limit = limitAttempts, ...doors }: CommentParts) {
  const app = new Hono()
  const { asked, sent } = createOpening(branches, doors)
  const perAddress = limit(MANY)
  const following = createFollowing()

  /** Returns the place of a new comment, and its thread where it answers one. */
  async function placeOf({ draft, files }: ReviewedDraft, wanted: NewComment): Promise<(Pin & { thread?: number }) | undefined> {
    if ('path' in wanted) return pinTo(files, wanted.path, wanted.field, wanted.language)
    if ('page' in wanted) return pinToWords(files, wanted.page, wanted.words)
    const first = await comments.find(wanted.thread)
    if (first?.draft !== draft || first.thread !== undefined) return undefined
    const { path, field, language, said, beside } = first
    return { path, field, language, said, beside, thread: first.number }
  }

  /** Returns the addresses of the colleagues whom a comment names, but for whoever wrote it. */
  async function mentioned(text: string, own: string): Promise<string[]> {
    const all = await doors.accounts.list()
    const names = mentionedIn(
      text,
      all.map(({ name }) => name),
    )
    return all.filter(({ name, email }) => names.includes(name) && email !== own).map(({ email }) => email)
  }

  app.get(COMMENTS, async (c) => {
    const found = await asked(c)
    if (found instanceof Response) return found
    const { asker, draft } = found
    return c.json<Comments>({
      threads: await threadsOf(await comments.of(draft.draft), draft, following, asker),
      ...asOf(asker),
      ...(asker.kind === 'reader' && asker.link.tester !== undefined && { ticks: true }),
      // Strangers learn nothing of who works here.
      colleagues: asker.kind === 'reader' ? [] : (await doors.accounts.list()).map(({ name }) => name),
    })
  })

  app.post(COMMENTS, async (c) => {
    const found = await sent(c, newComment)
    if (found instanceof Response) return found
    const { asker, draft, body } = found
    if (!body.text) return refuse(c, 'empty')
    if (body.text.length > LONGEST_COMMENT) return refuse(c, 'long')
    const author = authorOf(asker, body.name, await doors.accounts.list())
    if (typeof author === 'string') return refuse(c, author)
    const place = await placeOf(draft, body)
    if (!place) return refuse(c, 'place')
    if (!(await perAddress.allow(clientAddress(c)))) return refuse(c, 'many')
    const { draft: key, branch, called, tip } = draft
    const comment = { ...place, draft: key, branch, called, tip, author, text: body.text, at: new Date() }
    return c.json({ number: await comments.add(comment, sendsMail ? await mentioned(body.text, author.id) : []) })
  })

  app.post(SETTLE, async (c) => {
    const found = await sent(c, settling)
    if (found instanceof Response) return found
    const { thread, isSettled, name } = found.body
    if (found.asker.kind === 'reader') return refuse(c, 'closed')
    const author = authorOf(found.asker, name, await doors.accounts.list())
    if (typeof author === 'string') return refuse(c, author)
    const first = await comments.find(thread)
    if (first?.draft !== found.draft.draft || first.thread !== undefined) return refuse(c, 'place')
    await comments.settle(thread, isSettled ? author : undefined, new Date())
    return c.json({ ok: true })
  })
  return app
}
