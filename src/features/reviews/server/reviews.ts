import type { Database } from '../../../server/stores/database.ts'
import { type CommentStore, openComments } from './comment-store.ts'
import { type MentionStore, openMentions } from './mention-store.ts'

/** What is kept of drafts beside git. */
export type Reviews = {
  comments: CommentStore
  mentions: MentionStore
  /** Erases what was said before a moment. */
  eraseBefore(moment: Date): Promise<void>
}

/** Opens what is kept of drafts, in a database of either kind. */
export function openReviews(database: Database): Reviews {
  const comments = openComments(database)
  return { comments, mentions: openMentions(database), eraseBefore: comments.eraseBefore }
}
