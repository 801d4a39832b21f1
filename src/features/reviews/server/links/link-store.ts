import { type Database, keepable } from '../../../../server/stores/database.ts'
import type { OfDraft } from '../reviewed-drafts.ts'

/**
 * A link as it is kept; `tip` is the commit at which it stays, absent where it goes on with the draft. `by` is the name of whoever made
 * it, `email` the address of their account, absent where an earlier version of the site kept it. `tester` is the name of the one person
 * who is invited by it to test, absent where it is for reading.
 */
export type KeptLink = OfDraft & {
  number: number
  tip?: string
  tester?: string
  label: string
  by: string
  email?: string
  madeAt: Date
  until: Date
  endedAt?: Date
}

/** The maker of a link. */
export type LinkMaker = Pick<KeptLink, 'by' | 'email'>

/** Keeps the links to drafts. One whose maker may not make it any more is returned as ended. */
export type LinkStore = {
  /** Returns the links to a draft, the newest first. */
  of(draft: string): Promise<KeptLink[]>
  /** Returns the links to all drafts that are good at a moment. */
  good(now: Date): Promise<KeptLink[]>
  /**
   * Returns the links of one account that nobody has ended and whose time is not over, with those of an earlier version of the site that
   * know its name alone.
   */
  madeBy(maker: Required<LinkMaker>, now: Date): Promise<KeptLink[]>
  find(number: number): Promise<KeptLink | undefined>
  make(link: Omit<KeptLink, 'number' | 'endedAt'>): Promise<number>
  /** Ends a link for good. */
  end(number: number, at: Date): Promise<void>
  /** Makes a link that of another colleague. */
  handOver(number: number, to: Required<LinkMaker>): Promise<void>
  eraseBefore(moment: Date): Promise<void>
}

const COLUMNS = [
  'number',
  'draft',
  'branch',
  'called',
  'tip',
  'tester',
  'label',
  'made_by',
  'made_by_email',
  'made_at',
  'until',
  'ended_at',
] as const

/** Opens the store of review links in a database of either kind; `mayMake` tells whether somebody may make such links now. */
export function openReviewLinks({ db, write }: Database, mayMake: (maker: LinkMaker) => Promise<boolean>): LinkStore {
  const rows = db.selectFrom('review_link').select(COLUMNS)
  type Row = Awaited<ReturnType<typeof rows.executeTakeFirstOrThrow>>
  async function read({ tip, tester, made_by: by, made_by_email: email, made_at, until, ended_at, ...row }: Row): Promise<KeptLink> {
    const maker = { by, ...(email !== null && { email }) }
    const endedAt = ended_at ?? ((await mayMake(maker)) ? undefined : made_at)
    return {
      ...row,
      ...maker,
      ...(tip !== null && { tip }),
      ...(tester !== null && { tester }),
      madeAt: new Date(made_at),
      until: new Date(until),
      ...(endedAt !== undefined && { endedAt: new Date(endedAt) }),
    }
  }
  const readAll = async (found: Promise<Row[]>) => Promise.all((await found).map(read))
  const open = (now: Date) => rows.where('until', '>', now).where('ended_at', 'is', null).orderBy('number')
  return {
    of: (draft) => readAll(rows.where('draft', '=', draft).orderBy('number', 'desc').execute()),
    good: async (now) => (await readAll(open(now).execute())).filter(({ endedAt }) => !endedAt),
    madeBy: ({ by, email }, now) =>
      readAll(
        open(now)
          .where((one) => one.or([one('made_by_email', '=', email), one.and([one('made_by_email', 'is', null), one('made_by', '=', by)])]))
          .execute(),
      ),
    async find(number) {
      const row = await rows.where('number', '=', number).executeTakeFirst()
      return row && read(row)
    },
    async make({ by, email, madeAt, tip, tester, label, ...link }) {
      const row = {
        ...link,
        label: keepable(label),
        tip: tip ?? null,
        tester: tester ?? null,
        made_by: by,
        made_by_email: email ?? null,
        made_at: madeAt,
      }
      const { number } = await write((one) => one.insertInto('review_link').values(row).returning('number').executeTakeFirstOrThrow())
      return number
    },
    end: async (number, at) =>
      void (await write((one) =>
        one.updateTable('review_link').set({ ended_at: at }).where('number', '=', number).where('ended_at', 'is', null).execute(),
      )),
    handOver: async (number, { by, email }) =>
      void (await write((one) =>
        one.updateTable('review_link').set({ made_by: by, made_by_email: email }).where('number', '=', number).execute(),
      )),
    eraseBefore: async (moment) => void (await write((one) => one.deleteFrom('review_link').where('until', '<', moment).execute())),
  }
}
