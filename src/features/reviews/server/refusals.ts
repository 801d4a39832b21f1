import type { Context } from 'hono'
import { LONGEST_COMMENT } from '../rules/comments.ts'

const REFUSALS = {
  closed: [401, 'Sign in first.'],
  gone: [404, 'This draft is gone: somebody has deleted it.'],
  unread: [422, 'Say which place this is about.'],
  empty: [422, 'Write the comment first.'],
  long: [422, `A comment has at most ${LONGEST_COMMENT} characters.`],
  name: [422, 'Say who you are: give a name of letters, spaces, hyphens and apostrophes, at most 60 of them.'],
  taken: [422, 'A colleague has this name. Give one that tells you apart.'],
  place: [404, 'The text that this is about is gone from the draft.'],
  changed: [409, 'Somebody has changed this in the draft since it was shown here. Look at it again.'],
  many: [429, 'So many comments in so short a time: wait ten minutes.'],
} as const

/** Refuses with a sentence, and with a name by which a page finds its own words. */
export function refuse(c: Context, reason: keyof typeof REFUSALS) {
  const [status, message] = REFUSALS[reason]
  return c.json({ message, reason }, status)
}
