import type { Editor } from '../../../model/editor.ts'
import type { DRAFTS_ONLY, Standing } from '../../../model/roles.ts'
import type { Invitation } from './links.ts'

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
  invitations: Invitation[]
  isDemanded: boolean
  draftsFor: DecidedDrafts
  sendsLetters: boolean
}
