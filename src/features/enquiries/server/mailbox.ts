import type { Suspicion } from '../rules/inbox.ts'

/** So many confirmations to one mailbox in a day are somebody's own; more may be a stranger's, who makes us write to them. */
const MOST_A_DAY = 5

/**
 * Returns the same text for all addresses of one mailbox, however they are spelled, without capitals, dots, and a tag after a
 * plus: `'V.ictim+x@mail.example'` => `'victim@mailexample'`.
 */
export function mailboxOf(email: string): string {
  const at = email.lastIndexOf('@')
  const [local = ''] = email.slice(0, at).split('+')
  return (local + email.slice(at)).toLowerCase().replaceAll('.', '')
}

/** Why one more confirmation to a mailbox is not written, after so many in a day. */
export const suspicionOfMany = (count: number): Suspicion[] => (count >= MOST_A_DAY ? ['many to one address'] : [])
