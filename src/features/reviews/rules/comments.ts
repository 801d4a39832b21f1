import type { Locale } from '../../../model/languages.ts'
import type { Stands } from './pin.ts'

/** The comments on a draft, `?branch=…`; `POST` adds one. */
export const COMMENTS = '/api/reviews/comments'
/** Settles a thread, or opens it again. */
export const SETTLE = '/api/reviews/comments/settled'

/** The most characters of a comment, of the name that somebody gives, and of the words that it stands beside. */
export const LONGEST_COMMENT = 4000
export const LONGEST_NAME = 60
export const LONGEST_WORDS = 2000

/** Whoever says something: somebody with an account, a tester, or a reader with a link; the last two under a name they give. */
export type Speaker = { kind: 'account' | 'tester' | 'reader'; name: string }

/** One comment. `isOwn` where whoever asks has written it. */
export type Remark = { number: number; by: Speaker; at: string; text: string; isOwn: boolean }

/** The comments at one place, the first one first. `where` leads to it in the words of the form. */
export type Thread = {
  number: number
  path: string
  title: string
  where: string[]
  language: Locale
  /** The words that it stands beside; the address of a picture. */
  said: string
  stands: Stands
  /** The address of its page, where its document has one. */
  href?: string
  remarks: Remark[]
  settled?: { by: Speaker; at: string }
}

/** The comments on a draft, and the name under which whoever asks speaks. Who may settle is not told: the server refuses readers. */
export type Comments = {
  threads: Thread[]
  /** The name under which somebody with an account speaks, or an invited tester; absent for those who give one. */
  as?: string
  /** True for a reader who is invited to tick what they have seen. */
  ticks?: boolean
  /** The names that may be mentioned. */
  colleagues: string[]
}

/**
 * Asks for a new comment: an answer to a `thread`; at a field of a document; or at words that were picked on a page, in the
 * document of that page where no single text holds them. `name` is given by those who have no account.
 */
export type NewComment = { branch: string; text: string; name?: string } & (
  | { thread: number }
  | { path: string; field: string; language: Locale }
  | { page: string; words: string }
)

/** Asks for a thread to be settled, or opened again. */
export type Settling = { branch: string; thread: number; isSettled: boolean; name?: string }

/** Tells in how many threads something is still open. */
export const openIn = (threads: Thread[]): number => threads.filter(({ settled }) => !settled).length
