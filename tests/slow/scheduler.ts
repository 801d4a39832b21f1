import { join } from 'node:path'
import { createDrafts } from '../../src/features/releases/server/drafts.ts'
import { openPlanned } from '../../src/features/releases/server/planned.ts'
import { createSchedule } from '../../src/features/releases/server/schedule.ts'
import { createBranches } from '../../src/server/content/branches/branches.ts'
import { openContent } from '../../src/server/content/open-content.ts'
import { openSqlite } from '../../src/server/stores/files/sqlite.ts'
import { ada, question } from '../service/questions.ts'

const HOUR_MS = 60 * 60_000
const START = Date.parse('2026-11-30T08:00:00Z')

/**
 * Plans drafts and lets their times come until it is killed, and tells what was done: `scheduler.ts FOLDER FIRST` begins with the
 * number `FIRST`, two hours for each. First it does what the process before it has left; with `FIRST` below nought nothing else. Each draft changes a document
 * that all share, makes one, and adds a picture; each second one ends an hour after it began.
 */
const [folder = '', first = '0'] = process.argv.slice(2)
const branches = createBranches(await openContent(folder))
const planned = openPlanned(await openSqlite(join(folder, '.data')))
const drafts = createDrafts(branches)
let clock = START + Math.abs(Number(first)) * 2 * HOUR_MS
const schedule = createSchedule({
  ...{ branches, planned, alone: (work) => work(), origin: () => 'http://site.example', now: () => new Date(clock) },
  report: async () => [],
  mayPublish: async () => true,
})
const text = (n: number, more = 'Yes.') => JSON.stringify(question(`Release ${n}?`, more), null, 2)
await schedule.look()
console.log('caught up')
if (Number(first) < 0) process.exit(0)
for (let n = Number(first); ; n += 1) {
  const name = `Number ${n}`
  const branch = await drafts.begin(name, ada)
  const files = new Map<string, string | Uint8Array>([
    ['content/faq/fillers-cost.json', text(n, 'Long. '.repeat(20_000))],
    [`content/faq/release-${n}.json`, text(n)],
    [`public/media/release-${n}.webp`, Buffer.from(`picture ${n}`)],
  ])
  const { errors } = (await (await branches.open(branch))?.put(ada, files)) ?? {}
  const tip = (await branches.find(branch)).ref?.tip
  if (errors || !tip) throw new Error(JSON.stringify(errors))
  const begin = START + n * 2 * HOUR_MS
  const times = { from: new Date(begin), ...(n % 2 === 1 && { until: new Date(begin + HOUR_MS) }) }
  await planned.add({ ...{ branch, name, tip, choices: {}, looked: [], planner: ada, language: 'en' }, ...times })
  clock = begin
  console.log(`comes ${n}`)
  await schedule.look()
  console.log(`out ${n}`)
  clock = begin + HOUR_MS
  await schedule.look()
  if (n % 2 === 1) console.log(`back ${n}`)
}
