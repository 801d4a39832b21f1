import { createDrafts } from '../../src/features/releases/server/drafts.ts'
import { createDryRuns } from '../../src/features/releases/server/dry-run.ts'
import { publish } from '../../src/features/releases/server/publish.ts'
import { takeBack } from '../../src/features/releases/server/take-back.ts'
import { createBranches } from '../../src/server/content/branches/branches.ts'
import { openContent } from '../../src/server/content/open-content.ts'
import { releasesIn } from '../../src/server/content/releases/notes.ts'
import { ada, question } from '../service/questions.ts'

/**
 * Publishes drafts until it is killed, takes each second one back, and tells what was acknowledged: `publisher.ts FOLDER FIRST` begins
 * with the number `FIRST`. Each draft changes a document that all share, makes one, and adds a picture.
 */
const [folder = '', first = '0'] = process.argv.slice(2)
const branches = createBranches(await openContent(folder))
const { checkout } = branches.main
if (!checkout) throw new Error('There is no git repository.')
const told = async () => ({ documents: [], pictures: [], pages: [], pageTitles: {}, needsDeployment: [] })
const dryRuns = createDryRuns({ branches, report: async () => [], told })
const drafts = createDrafts(branches)
const text = (n: number, more = 'Yes.') => JSON.stringify(question(`Release ${n}?`, more), null, 2)
console.log('ready')
for (let n = Number(first); ; n += 1) {
  const branch = await drafts.begin(`Number ${n}`, ada)
  const files = new Map<string, string | Uint8Array>([
    ['content/faq/fillers-cost.json', text(n, 'Long. '.repeat(20_000))],
    [`content/faq/release-${n}.json`, text(n)],
    [`public/media/release-${n}.webp`, Buffer.from(`picture ${n}`)],
  ])
  const { errors } = (await (await branches.open(branch))?.put(ada, files)) ?? {}
  const { ref } = await branches.find(branch)
  if (errors || !ref) throw new Error(JSON.stringify(errors))
  const draft = await drafts.of(checkout, ref)
  console.log(`publishes ${n}`)
  const done = await publish(branches, checkout, dryRuns, draft, ada, { branch, tip: ref.tip, choices: {}, looked: [] })
  if ('refused' in done) throw new Error(done.refused)
  console.log(`published ${n}`)
  if (n % 2 === 0) continue
  const release = (await releasesIn(checkout)).find(({ id }) => id === done.release)
  const back = release && (await takeBack(branches, checkout, release, ada))
  if (!back || 'refused' in back) throw new Error(back?.refused)
  console.log(`back ${n}`)
}
