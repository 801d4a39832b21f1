import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import type { Views } from '../../../server/content/branches/views.ts'
import { commitTree } from '../../../server/content/git/commit-tree.ts'
import { ELSEWHERE } from '../../../server/http/editors-only.ts'
import { isSameOrigin } from '../../../server/http/same-origin.ts'
import type { Missing, Unsettled } from '../../releases/rules/missing.ts'
import { type CommentParts, createCommentRoutes } from './comments/comment-routes.ts'
import { createReviewLinkRoutes, type ReviewLinkParts } from './links/link-routes.ts'
import { createPartsOfDraft } from './parts/parts-of-draft.ts'
import { createReviewedDrafts } from './reviewed-drafts.ts'
import type { Reviews } from './reviews.ts'
import { createTickRoutes } from './ticks/tick-routes.ts'
import { missingOf, seenByOf } from './ticks/who-has-seen.ts'
import { createUnsettled } from './unsettled.ts'

const MOST_BYTES = 512 * 1024

type Parts = CommentParts & ReviewLinkParts

/**
 * Makes the routes of what is said and seen of drafts. Testers and people with an account may ask, of any draft; readers with a link read
 * and comment.
 */
export function createReviewRoutes(parts: Parts) {
  const app = new Hono()
  app.use('/api/reviews/*', bodyLimit({ maxSize: MOST_BYTES }), async (c, next) => {
    c.header('cache-control', 'private, no-store')
    c.header('x-robots-tag', 'noindex')
    if (c.req.method !== 'GET' && !isSameOrigin(c.req.raw.headers, parts.publicUrl)) return c.json(ELSEWHERE, 403)
    return next()
  })
  const partsOf = createPartsOfDraft()
  app.route('/', createCommentRoutes(parts))
  app.route('/', createTickRoutes(parts, partsOf))
  app.route('/', createReviewLinkRoutes(parts))
  return app
}

/** Returns what tells who has to see what of a draft still, what of it nobody has settled, and who has seen what goes out of it, at one of its commits. */
export function createSignOff(branches: Views, reviews: Reviews) {
  const [draftOf, partsOf] = [createReviewedDrafts(branches), createPartsOfDraft()]
  const unsettledOf = createUnsettled(partsOf, reviews)
  async function at(branch: string, tip: string) {
    const draft = await draftOf(branch)
    return draft && { ...draft, tip, files: commitTree(draft.site, tip) }
  }
  return {
    async missing(branch: string, tip: string): Promise<Missing[]> {
      const draft = await at(branch, tip)
      return draft ? missingOf(draft, partsOf, reviews) : []
    },
    async unsettled(branch: string, tip: string): Promise<Unsettled[]> {
      const draft = await at(branch, tip)
      return draft ? unsettledOf(draft) : []
    },
    async seenBy(branch: string, tip: string): Promise<string> {
      const draft = await at(branch, tip)
      return draft ? seenByOf(draft, partsOf, reviews) : ''
    },
  }
}
