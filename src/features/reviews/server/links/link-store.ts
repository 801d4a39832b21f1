import { type Database, keepable } from '../../../../server/stores/database.ts'
import type { OfDraft } from '../reviewed-drafts.ts'

/** A link as it is kept; `tip` is the commit at which it stays, absent where it goes on with the draft. */
export type KeptLink = OfDraft & {
  number: number
  tip?: string
  label: string
  by: string
  madeAt: Date
  until: Date
  endedAt?: Date
}

export type LinkStore = {
  /** Returns the links to a draft, the newest first. */
  of(draft: string): Promise<KeptLink[]>
  find(number: number): Promise<KeptLink | undefined>
  make(link: Omit<KeptLink, 'number' | 'endedAt'>): Promise<number>
  /** Ends a link for good. */
  end(number: number, at: Date): Promise<void>
  eraseBefore(moment: Date): Promise<void>
}

const COLUMNS = ['number', 'draft', 'branch', 'called', 'tip', 'label', 'made_by', 'made_at', 'until', 'ended_at'] as const

/** Opens the store of review links in a database of either kind. */
export function openReviewLinks({ db, write }: Database): LinkStore {
  const rows = db.selectFrom('review_link').select(COLUMNS)
  type Row = Awaited<ReturnType<typeof rows.executeTakeFirstOrThrow>>
  const read = ({ tip, made_by, made_at, until, ended_at, ...row }: Row): KeptLink => ({
    ...row,
    ...(tip !== null && { tip }),
    by: made_by,
    madeAt: new Date(made_at),
    until: new Date(until),
    ...(ended_at !== null && { endedAt: new Date(ended_at) }),
  })
  return {
    of: async (draft) => (await rows.where('draft', '=', draft).orderBy('number', 'desc').execute()).map(read),
    async find(number) {
      const row = await rows.where('number', '=', number).executeTakeFirst()
      return row && read(row)
    },
    async make({ by, madeAt, tip, label, ...link }) {
      const row = { ...link, label: keepable(label), tip: tip ?? null, made_by: by, made_at: madeAt }
      const { number } = await write((one) => one.insertInto('review_link').values(row).returning('number').executeTakeFirstOrThrow())
      return number
    },
    end: async (number, at) =>
      void (await write((one) =>
        one.updateTable('review_link').set({ ended_at: at }).where('number', '=', number).where('ended_at', 'is', null).execute(),
      )),
    eraseBefore: async (moment) => void (await write((one) => one.deleteFrom('review_link').where('until', '<', moment).execute())),
  }
}
