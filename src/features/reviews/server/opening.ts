import type { Context } from 'hono'
import * as v from 'valibot'
import type { Views } from '../../../server/content/branches/views.ts'
import { type Asker, askerOf, type ReviewDoors } from './asking.ts'
import { refuse } from './refusals.ts'
import { createReviewedDrafts, type ReviewedDraft } from './reviewed-drafts.ts'

/** Whoever asks, and the draft that they ask about. */
export type Opened = { asker: Asker; draft: ReviewedDraft }

type Named = v.GenericSchema<unknown, { branch: string }>

const branchIn = (body: unknown) => (v.is(v.object({ branch: v.string() }), body) ? body.branch : '')

/** Finds out who asks, and about which draft; each gives a refusal where there is none, or it is not for them. */
export function createOpening(branches: Views, doors: ReviewDoors) {
  const draftOf = createReviewedDrafts(branches)
  return {
    /** By the branch in the address. */
    async asked(c: Context): Promise<Opened | Response> {
      const branch = c.req.query('branch') ?? ''
      const asker = await askerOf(c, branch, doors)
      if (!asker) return refuse(c, 'closed')
      const draft = await draftOf(branch)
      return draft ? { asker, draft } : refuse(c, 'gone')
    },
    /** By what was sent, which is returned beside. */
    async sent<Schema extends Named>(c: Context, schema: Schema): Promise<(Opened & { body: v.InferOutput<Schema> }) | Response> {
      const body = await c.req.json<unknown>().catch(() => undefined)
      const asker = await askerOf(c, branchIn(body), doors)
      if (!asker) return refuse(c, 'closed')
      const sent = v.safeParse(schema, body)
      if (!sent.success) return refuse(c, 'unread')
      const draft = await draftOf(sent.output.branch)
      return draft ? { asker, draft, body: sent.output } : refuse(c, 'gone')
    },
  }
}
