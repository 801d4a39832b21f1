import type { People } from '../../rules/people.ts'
import type { Accounts } from '../accounts.ts'

/** Lists who has an account, by name, and what links to accounts are open. `you` is the e-mail address of whoever asks. */
export async function listPeople(accounts: Accounts, you: string): Promise<Pick<People, 'colleagues' | 'links'>> {
  const [all, holders, links] = await Promise.all([accounts.list(), accounts.secondFactors.holders(), accounts.links.open()])
  const colleagues = await Promise.all(
    all.map(async (account) => ({
      ...account,
      lastSignIn: await accounts.log.lastSignIn(account.email),
      hasSecondFactor: holders.has(account.email),
      isYou: account.email === you,
    })),
  )
  return { colleagues: colleagues.sort((a, b) => a.name.localeCompare(b.name, 'en')), links }
}
