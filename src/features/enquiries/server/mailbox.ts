import type { Suspicion } from '../rules/inbox.ts'

/** So many confirmations to one mailbox in a day are somebody's own; more may be a stranger's, who makes us write to them. */
const MOST_A_DAY = 5

/**
 * The parts by which addresses of one mailbox are found, however they are spelled: `'v.ictim+x@mail.example'` =>
 * `{ plain: 'v.ictim@mail.example', from: 'v.ictim+', to: 'v.ictim,', ending: '@mail.example' }`. The databases pass over
 * dots and capitals; what stands between `from` and `to` has a tag after a plus.
 */
export function mailboxOf(email: string) {
  const at = email.lastIndexOf('@')
  const [local = ''] = email.slice(0, at).split('+')
  const ending = email.slice(at)
  // A comma follows the plus among the characters, and stands in no address.
  return { plain: local + ending, from: `${local}+`, to: `${local},`, ending }
}

/** Why one more confirmation to a mailbox is not written, after so many in a day. */
export const suspicionOfMany = (count: number): Suspicion[] => (count >= MOST_A_DAY ? ['many to one address'] : [])
