import type { Context } from 'hono'
import * as v from 'valibot'
import type { Views } from '../../../server/content/branches/views.ts'
import { type Asker, askerOf, type Doors } from './asking.ts'
import { refuse } from './refusals.ts'
import { createReviewedDrafts, type ReviewedDraft } from './reviewed-drafts.ts'

/** Whoever asks, and the draft that they ask about. */
export type Opened = { asker: Asker; draft: ReviewedDraft }

type Named = v.GenericSchema<unknown, { branch: string }>

/** Finds out who asks, and about which draft; each gives a refusal where there is none, or it is not for them. */
export function createOpening(branches: Views, doors: Doors) {
  const draftOf = createReviewedDrafts(branches)
  async function named(c: Context, asker: Asker, branch: string): Promise<Opened | Response> {
    const draft = await draftOf(branch)
    return draft ? { asker, draft } : refuse(c, 'gone')
  }
  return {
    /** By the branch in the address. */
    async asked(c: Context): Promise<Opened | Response> {
      const asker = await askerOf(c, doors)
      return asker ? named(c, asker, c.req.query('branch') ?? '') : refuse(c, 'closed')
    },
    /** By what was sent, which is returned beside. */
    async sent<Schema extends Named>(c: Context, schema: Schema): Promise<(Opened & { body: v.InferOutput<Schema> }) | Response> {
      const asker = await askerOf(c, doors)
      if (!asker) return refuse(c, 'closed')
      const sent = v.safeParse(schema, await c.req.json().catch(() => undefined))
      if (!sent.success) return refuse(c, 'unread')
      const found = await named(c, asker, sent.output.branch)
      return found instanceof Response ? found : { ...found, body: sent.output }
    },
  }
}
