import type { Editor } from '../../../model/editor.ts'
import type { Standing } from '../../../model/roles.ts'
import type { Invitation } from './links.ts'

/** The address below which owners look after accounts. */
export const PEOPLE = '/api/people'

/** Somebody who has an account. `lastSignIn` is missing where they never signed in, or long ago. */
export type Colleague = Editor & Standing & { lastSignIn: Date | undefined; hasSecondFactor: boolean; isYou: boolean }

/**
 * `isDemanded` tells whether everybody needs a second factor, `isDraftsOnly` whether all but owners and publishers work on drafts
 * only, `sendsLetters` whether a mail server is set.
 */
export type People = {
  colleagues: Colleague[]
  invitations: Invitation[]
  isDemanded: boolean
  isDraftsOnly: boolean
  sendsLetters: boolean
}
