import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { createClock } from '../../src/server/http/steady-clock.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
const START = Date.parse('2026-11-30T08:00:00Z')

/** A wall clock that is set by so much (`set`), and time that passes. Gives what the steady clock is off by from the time that passed. */
function run(steps: { set?: number; pass?: number; off: number }[], seenAt?: number) {
  let [wall, running, passed] = [START, 5 * HOUR, 0]
  const clock = createClock({ now: () => wall, running: () => running })
  clock.begin(seenAt === undefined ? undefined : new Date(seenAt))
  return steps.map(({ set = 0, pass = 0 }) => {
    wall += set + pass
    running += pass
    passed += pass
    return { off: clock.now() - START - passed, isTold: clock.problem() !== undefined }
  })
}
const told = (off: number) => ({ off, isTold: true })
const fine = (off: number) => ({ off, isTold: false })

test('forty days ahead for nine seconds change nothing, and are told', () => {
  const steps = [{ pass: MINUTE }, { set: 40 * DAY }, { pass: 9000 }, { set: -40 * DAY }, { pass: DAY }]
  expect(run(steps.map((step) => ({ ...step, off: 0 })))).toEqual([fine(0), told(0), told(0), fine(0), fine(0)])
})

test.for([40 * DAY, HOUR, 6 * MINUTE, -6 * MINUTE, -HOUR, -40 * DAY])(
  'a leap by %d ms is believed after an hour of running steadily, and not before',
  (by) => {
    expect(
      run([
        { set: by, off: 0 },
        { pass: HOUR - 1, off: 0 },
        { pass: 1, off: by },
      ]),
    ).toEqual([told(0), told(0), fine(by)])
    // A second leap begins the hour anew.
    const twice = [{ set: by }, { pass: HOUR - 1 }, { set: by }, { pass: HOUR - 1 }, { pass: 1 }]
    expect(run(twice.map((step) => ({ ...step, off: 0 }))).map(({ off }) => off)).toEqual([0, 0, 0, 0, 2 * by])
  },
)

test.for([5 * MINUTE, 1000, -1000, -5 * MINUTE])('a correction by %d ms is followed at once', (by) => {
  expect(
    run([
      { set: by, off: by },
      { pass: HOUR, off: by },
    ]),
  ).toEqual([fine(by), fine(by)])
})

test.for([
  { off: 0, name: 'at once' },
  { off: 7 * DAY, name: 'after a week' },
  { off: -5 * MINUTE, name: 'after a small correction' },
])('a start $name goes by the wall clock', ({ off }) => {
  expect(run([{ off: 0 }], START - off)).toEqual([fine(0)])
})

test.for([15 * DAY, 400 * DAY, -HOUR, -40 * DAY])(
  'a start with the clock %d ms from where it was last seen waits an hour, not a week, for what is due',
  (off) => {
    expect(run([{ off: 0 }, { pass: HOUR - 1, off: 0 }, { pass: 1, off: 0 }], START - off)).toEqual([told(-off), told(-off), fine(0)])
  },
)

test('at doors what has ended while the server was off has ended, and what a leap makes look over has not', () => {
  let [wall, running] = [START, HOUR]
  const clock = createClock({ now: () => wall, running: () => running })
  const both = () => [clock.now() - START, clock.atDoors() - START]
  // Off for a fortnight: nothing is published for an hour, and nobody gets in by a link that ended meanwhile.
  clock.begin(new Date(START - 14 * DAY))
  expect(both()).toEqual([-14 * DAY, 0])
  // Back in time: nobody gets in by what had ended before.
  clock.begin(new Date(START + 14 * DAY))
  expect(both()).toEqual([14 * DAY, 14 * DAY])
  // A leap while it runs shuts no door.
  clock.begin(new Date(START))
  wall += 40 * DAY
  expect(both()).toEqual([0, 0])
  wall -= 40 * DAY
  running += HOUR
  wall += HOUR
  expect(both()).toEqual([HOUR, HOUR])
})

/** Where the server may ask the wall clock: it only says when something was, or nothing stays of what it decides. */
const ALLOWED: Record<string, string> = {
  'src/content/clinic/clinic-time.ts': 'what pages show of the day',
  'src/content/clinic/clock.ts': 'what pages show of the hour',
  'src/features/accounts/server/keep-from-leaps.ts': 'compares both clocks',
  'src/features/accounts/server/own-account/own-sessions.ts': 'notes when a session was used',
  'src/features/accounts/server/people/account-log.ts': 'notes when something was',
  'src/features/accounts/server/second-factor/second-factor.ts': 'judges codes by the clock by which the library judges them',
  'src/features/enquiries/server/book.ts': 'notes when something was',
  'src/features/enquiries/server/calendar-route.ts': 'stamps a file',
  'src/features/enquiries/server/inbox.ts': 'notes when something was',
  'src/features/enquiries/server/mail/rounds.ts': 'when a letter is tried again; one that is put off too far is tried anyway',
  'src/features/enquiries/server/routes.ts': 'notes when something was',
  'src/features/presence/server/presence.ts': 'who is there in this minute',
  'src/features/preview/server/switcher.ts': 'tells the time',
  'src/features/releases/server/future.ts': 'what a preview shows',
  'src/features/releases/server/planned-routes.ts': 'compares both clocks',
  'src/features/releases/server/planned.ts': 'notes when something was',
  'src/features/releases/server/publish.ts': 'names a release',
  'src/features/releases/server/staff-letters.ts': 'notes when something was',
  'src/features/reviews/server/comments/comment-routes.ts': 'notes when something was',
  'src/features/reviews/server/links/link-routes.ts': 'notes when a link was ended',
  'src/features/reviews/server/links/link-views.ts': 'what is kept in memory',
  'src/features/reviews/server/ticks/tick-routes.ts': 'notes when something was',
  'src/features/searches/server/routes.ts': 'what a screen shows',
  'src/features/visits/server/routes.ts': 'what a screen shows',
  'src/routes/page-data.ts': 'what pages show of the hour',
  'src/server/backup/make.ts': 'notes when something was',
  'src/server/content/branches/opened.ts': 'what is kept in memory',
  'src/server/content/git/commit.ts': 'stamps a commit',
  'src/server/content/remote/settle.ts': 'stamps a commit',
  'src/server/content/remote/sync.ts': 'notes when something was',
  'src/server/content/remote/write-commits.ts': 'stamps a commit',
  'src/server/http/log.ts': 'stamps a line',
  'src/server/http/steady-clock.ts': 'is the clock',
  'src/server/pages/cache.ts': 'what pages show of the hour',
  'src/server/pages/front.ts': 'what pages show of the hour',
  'src/server/retention.ts': 'is watched by the clock',
}

test('what the server decides by the hour, it decides by the steady clock: the wall clock is asked where that is listed, with a reason', () => {
  const files = globSync(['src/server/**/*.ts', 'src/features/*/server/**/*.ts', 'src/content/**/*.ts', 'src/routes/*.{ts,tsx}'])
  const asking = files.filter((file) =>
    /\bDate\.now\b|new Date\(\)|\bDate\(\)/.test(readFileSync(file, 'utf8').replace(/^\s*(\*|\/\*\*|\/\/).*$/gm, '')),
  )
  expect(asking.sort()).toEqual(Object.keys(ALLOWED).sort())
})
