import type { Selectable } from 'kysely'
import { CLINIC_ZONE } from '../../../model/clinics.ts'
import type { Author } from '../../../model/editor.ts'
import type { Database } from '../../../server/stores/database.ts'
import type { Tables } from '../../../server/stores/schema.ts'
import type { Choices } from '../rules/dry-run.ts'
import type { PlannedReason, PlannedState } from '../rules/planned.ts'
import { newRelease } from './publish.ts'
import { insertLetters, type StaffLetter } from './staff-letters.ts'
import { nextSteps } from './steps.ts'

/** A release that has a time, as it is kept. `release` and `back` are the names that the release and what takes it back have in git. */
export type PlannedRelease = {
  number: number
  branch: string
  name: string
  from: Date
  until?: Date
  /** The draft's newest commit when it was planned, and what was decided and looked at then. */
  tip: string
  choices: Choices
  looked: string[]
  planner: Author
  language: string
  state: PlannedState
  reason?: PlannedReason
  detail?: string
  release: string
  back: string
}

type Times = Pick<PlannedRelease, 'from' | 'until'>
export type NewPlannedRelease = Times & Pick<PlannedRelease, 'branch' | 'name' | 'tip' | 'choices' | 'looked' | 'planner' | 'language'>
/** What becomes of a release at its time. */
export type Settled = { state: PlannedState; reason?: PlannedReason; detail?: string }

/** Keeps the releases that have a time. */
export type PlannedReleases = {
  /** Returns the number of the new one; undefined where its draft waits for a time already. */
  add(planned: NewPlannedRelease): Promise<number | undefined>
  find(number: number): Promise<PlannedRelease | undefined>
  /** Returns all but the cancelled ones that end, or begin where they have no end, after a moment; the first to begin comes first. */
  list(since: Date): Promise<PlannedRelease[]>
  /** Returns those that are to go out or to be taken back by now, in the order in which that is to be done. */
  due(now: Date): Promise<PlannedRelease[]>
  /** Gives one that waits other times, or one that is public another end. Returns false where its time has come meanwhile. */
  move(planned: PlannedRelease, times: Times, now: Date): Promise<boolean>
  /** Returns false where it no longer waits, or its time has come. */
  cancel(number: number, now: Date): Promise<boolean>
  /** Returns the one of a draft that waits for its time. */
  waiting(branch: string): Promise<PlannedRelease | undefined>
  /** Notes that one which waited went out now, in this release, and its end where it has one. Returns false where it no longer waits. */
  begin(number: number, release: string, times: Times): Promise<boolean>
  /** Notes that a release has ended now where it is public and has an end: somebody has taken it back. */
  endNow(release: string, now: Date): Promise<void>
  /** Returns those that somebody has planned and that are to go out, or to be taken back. */
  plannedBy(email: string): Promise<PlannedRelease[]>
  /** Makes one the plan of another colleague. */
  handOver(number: number, to: Author): Promise<void>
  /** Notes what became of one in the state that it was read in, together with letters about it. Returns false where another did so before. */
  settle(planned: PlannedRelease, settled: Settled, letters?: StaffLetter[]): Promise<boolean>
  eraseBefore(moment: Date): Promise<void>
}

type Row = Selectable<Tables['planned_release']>

const read = (row: Row): PlannedRelease => ({
  number: Number(row.number),
  branch: row.branch,
  name: row.name,
  from: new Date(row.starts_at),
  ...(row.ends_at !== null && { until: new Date(row.ends_at) }),
  tip: row.tip,
  choices: JSON.parse(row.choices),
  looked: JSON.parse(row.looked),
  planner: { name: row.planner, email: row.email },
  language: row.language,
  state: row.state,
  ...(row.reason !== null && { reason: row.reason as PlannedReason }),
  ...(row.detail !== null && { detail: row.detail }),
  release: row.release,
  back: row.back,
})

const timesIn = ({ from, until }: Times) => ({ starts_at: from, ends_at: until ?? null })
/** PostgreSQL keeps no NUL in a text. */
const keepable = (text: string | undefined) => text?.replaceAll('\0', '') ?? null

/** Opens the store of planned releases in a database of either kind. */
export function openPlanned({ db, write, transaction }: Database): PlannedReleases {
  return {
    async add({ branch, name, tip, choices, looked, planner, language, ...times }) {
      const values = {
        ...{ branch, name, tip, language, zone: CLINIC_ZONE },
        ...timesIn(times),
        choices: JSON.stringify(choices),
        looked: JSON.stringify(looked),
        planner: planner.name,
        email: planner.email,
        planned_at: new Date(),
        release: newRelease(times.from),
        back: newRelease(times.until ?? times.from),
      }
      const added = await write((at) =>
        at
          .insertInto('planned_release')
          .values(values)
          .onConflict((taken) => taken.doNothing())
          .returning('number')
          .executeTakeFirst(),
      )
      return added && Number(added.number)
    },
    async find(number) {
      const row = await db.selectFrom('planned_release').selectAll().where('number', '=', number).executeTakeFirst()
      return row && read(row)
    },
    async list(since) {
      const rows = db.selectFrom('planned_release').selectAll().where('state', '!=', 'cancelled')
      const wanted = rows.where((one) => one.or([one('starts_at', '>=', since), one('ends_at', '>=', since), one('state', '=', 'waiting')]))
      return (await wanted.orderBy('starts_at').orderBy('number').execute()).map(read)
    },
    async due(now) {
      const rows = db.selectFrom('planned_release').selectAll()
      const due = rows.where((one) =>
        one.or([
          one.and([one('state', '=', 'waiting'), one('starts_at', '<=', now)]),
          one.and([one('state', '=', 'public'), one('ends_at', '<=', now)]),
        ]),
      )
      return nextSteps((await due.execute()).map(read)).map(({ planned }) => planned)
    },
    async move({ number, state, release }, times, now) {
      const names = { release: state === 'waiting' ? newRelease(times.from) : release, back: newRelease(times.until ?? times.from) }
      const { numUpdatedRows } = await write((at) =>
        at
          .updateTable('planned_release')
          .set({ ...timesIn(times), ...names })
          .where('number', '=', number)
          .where('state', '=', state)
          .where((one) =>
            state === 'waiting' ? one('starts_at', '>', now) : one.or([one('ends_at', 'is', null), one('ends_at', '>', now)]),
          )
          .executeTakeFirstOrThrow(),
      )
      return numUpdatedRows > 0n
    },
    async cancel(number, now) {
      const { numUpdatedRows } = await write((at) =>
        at
          .updateTable('planned_release')
          .set({ state: 'cancelled', settled_at: now })
          .where('number', '=', number)
          .where('state', '=', 'waiting')
          .where('starts_at', '>', now)
          .executeTakeFirstOrThrow(),
      )
      return numUpdatedRows > 0n
    },
    async waiting(branch) {
      const waiting = db.selectFrom('planned_release').selectAll().where('branch', '=', branch).where('state', '=', 'waiting')
      const row = await waiting.executeTakeFirst()
      return row && read(row)
    },
    async begin(number, release, times) {
      const { numUpdatedRows } = await write((at) =>
        at
          .updateTable('planned_release')
          .set({ ...timesIn(times), release, state: 'public', reason: null, detail: null, settled_at: times.from })
          .where('number', '=', number)
          .where('state', '=', 'waiting')
          .executeTakeFirstOrThrow(),
      )
      return numUpdatedRows > 0n
    },
    endNow: async (release, now) =>
      void (await write((at) =>
        at
          .updateTable('planned_release')
          .set({ state: 'ended', reason: null, detail: null, ends_at: now, settled_at: now })
          .where('release', '=', release)
          .where('state', '=', 'public')
          .where('ends_at', '>', now)
          .execute(),
      )),
    async plannedBy(email) {
      const rows = db.selectFrom('planned_release').selectAll().where('email', '=', email)
      const open = rows.where((one) =>
        one.or([one('state', '=', 'waiting'), one.and([one('state', '=', 'public'), one('ends_at', 'is not', null)])]),
      )
      return (await open.orderBy('starts_at').orderBy('number').execute()).map(read)
    },
    handOver: async (number, { name, email }) =>
      void (await write((at) => at.updateTable('planned_release').set({ planner: name, email }).where('number', '=', number).execute())),
    settle: ({ number, state: before }, { state, reason, detail }, letters = []) =>
      transaction(async (at) => {
        const { numUpdatedRows } = await at
          .updateTable('planned_release')
          .set({ state, reason: reason ?? null, detail: keepable(detail), settled_at: new Date() })
          .where('number', '=', number)
          .where('state', '=', before)
          .executeTakeFirstOrThrow()
        if (numUpdatedRows === 0n) return false
        await insertLetters(at, letters)
        return true
      }),
    eraseBefore: async (moment) =>
      void (await write((at) =>
        at
          .deleteFrom('planned_release')
          .where('state', '!=', 'waiting')
          .where('settled_at', '<', moment)
          .where((one) => one.or([one('state', '!=', 'public'), one('ends_at', 'is', null)]))
          .execute(),
      )),
  }
}
