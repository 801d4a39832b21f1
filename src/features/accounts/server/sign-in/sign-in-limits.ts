import type { Attempts, Limit } from '../../../../server/http/rate-limit.ts'

const MINUTE_MS = 60_000
const PER_ADDRESS = { name: 'sign-in by address', most: 8, windowMs: MINUTE_MS }
const PER_ACCOUNT = { name: 'sign-in by account', most: 20, windowMs: 10 * MINUTE_MS }
const PER_BROWSER = { name: 'sign-in by browser', most: 8, windowMs: MINUTE_MS }

/** A try to sign in: from an address, to the account of `email`. `mark` is that of a browser that has signed in to it before. */
export type Who = { address: string; email: string; mark: string | undefined }

/** A limit that was passed: the address, account or browser that it counts (`key`), the seconds to wait, and the reason for the log. */
export type Over = { key: string; seconds: number; reason: string }

/**
 * Counts wrong passwords by address and by account, so that many addresses can't try one account either. A browser that
 * has signed in to the account before is counted by itself: what strangers try locks no editor out.
 */
export function limitSignIns(limit: (limit: Limit) => Attempts) {
  const [perAddress, perAccount, perBrowser] = [limit(PER_ADDRESS), limit(PER_ACCOUNT), limit(PER_BROWSER)]
  const over = (key: string, { windowMs }: Limit, reason: string): Over => ({ key, seconds: windowMs / 1000, reason })
  return {
    /** Counts a try, and returns the limit that it passed; undefined where the password may be looked at. */
    async count({ address, email, mark }: Who): Promise<Over | undefined> {
      if (mark) return (await perBrowser.allow(mark)) ? undefined : over(mark, PER_BROWSER, 'in a browser that has signed in before')
      if (!(await perAddress.allow(address))) return over(address, PER_ADDRESS, 'from one address')
      return (await perAccount.allow(email)) ? undefined : over(email, PER_ACCOUNT, 'from browsers that never signed in to it')
    },
    /** Forgets the wrong passwords that were typed before the right one. */
    async forget({ address, email, mark }: Who): Promise<void> {
      if (mark) await perBrowser.forget(mark)
      else await Promise.all([perAddress.forget(address), perAccount.forget(email)])
    },
  }
}
