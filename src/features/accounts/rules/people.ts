import type { Editor } from '../../../model/editor.ts'
import type { DRAFTS_ONLY, Standing } from '../../../model/roles.ts'
import type { OpenLink } from './links.ts'

/** Who works on drafts only, as an owner has decided. */
export type DecidedDrafts = (typeof DRAFTS_ONLY)[number]

/** The address below which owners look after accounts. */
export const PEOPLE = '/api/people'

/** Somebody who has an account. `lastSignIn` is missing where they never signed in, or long ago. */
export type Colleague = Editor & Standing & { lastSignIn: Date | undefined; hasSecondFactor: boolean; isYou: boolean }

/**
 * `isDemanded` tells whether everybody needs a second factor, `draftsFor` who works on drafts only, `sendsLetters` whether a mail
 * server is set.
 */
export type People = {
  colleagues: Colleague[]
  /** What still opens something, by whomever it was made. */
  links: OpenLink[]
  isDemanded: boolean
  draftsFor: DecidedDrafts
  sendsLetters: boolean
}

/**
 * What somebody has in hand beside their account: releases that they gave a time, links to drafts that they made, the names of drafts that
 * they began and that are not public, and the number of comments of theirs that wait for somebody. `isPublic`: what is left of a plan is
 * that it is taken back at its end; `isTester`: the link invites somebody to test, and ends with whoever made it.
 */
export type InHand = {
  plans: { name: string; from: Date; until?: Date; isPublic: boolean }[]
  links: { draft: string; label: string; until: Date; isTester: boolean }[]
  drafts: string[]
  comments: number
}
