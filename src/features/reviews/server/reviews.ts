import type { Database } from '../../../server/stores/database.ts'
import { type CommentStore, openComments } from './comments/comment-store.ts'
import { type MentionStore, openMentions } from './comments/mention-store.ts'
import { type LinkMaker, type LinkStore, openReviewLinks } from './links/link-store.ts'
import { type DemandStore, openDemands } from './ticks/demand-store.ts'
import { openTicks, type TickStore } from './ticks/tick-store.ts'

/** What is kept of drafts beside git. */
export type Reviews = {
  comments: CommentStore
  mentions: MentionStore
  ticks: TickStore
  demands: DemandStore
  links: LinkStore
  /** Erases what was said and seen before a moment. */
  eraseBefore(moment: Date): Promise<void>
}

/** Opens what is kept of drafts, in a database of either kind; `mayMake` tells whether somebody may make links to drafts now. */
export function openReviews(database: Database, mayMake: (maker: LinkMaker) => Promise<boolean>): Reviews {
  const [comments, ticks, links] = [openComments(database), openTicks(database), openReviewLinks(database, mayMake)]
  return {
    ...{ comments, ticks, links, mentions: openMentions(database), demands: openDemands(database) },
    async eraseBefore(moment) {
      await comments.eraseBefore(moment)
      await ticks.eraseBefore(moment)
      await links.eraseBefore(moment)
    },
  }
}
