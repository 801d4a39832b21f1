import { spawnSync } from 'node:child_process'
import { edit } from '../fixtures/repository.ts'
import { makeClinic } from './clinic.mjs'
import { signInto } from './editor.mjs'
import { beside, median, percentile, printTable, whole } from './figures.mjs'
import { startSite } from './site.mjs'

const SIZES = [70, 1000, 5000]
/** What visitors look for: each word once, so that no page is kept. */
const WORDS = ['filler', 'hydra', 'laser', 'skin', 'peel', 'hair', 'botox', 'scar', 'vitamin']

/** A first page that was not made in time is asked for again; after this time it counts as never made. */
const PATIENCE_MS = 180_000

/** As many as a 99th percentile needs. */
const SAVES = 100

/** What the drafts that are looked at change: a question and a treatment each. */
const DRAFTS = ['bench-1', 'bench-2', 'bench-3']
const changesOf = (name) => ({
  'content/faq/fillers-cost.json': edit((question) => Object.assign(question, { question: `Of ${name}?` })),
  'content/treatment/hydratite.json': edit((treatment) => Object.assign(treatment, { title: `Of ${name}` })),
})

/** What the site costs with many treatments: its start, memory, first page, saves, searches, report and drafts, at three sizes in one run. */
export async function growth() {
  const results = []
  for (const treatments of SIZES) {
    console.error(`· growth, ${treatments} treatments`)
    const clinic = makeClinic(treatments)
    for (const name of DRAFTS) clinic.commit(name, changesOf(name))
    const result = { treatments }
    results.push(result)
    // What could be measured is printed, also where the rest could not.
    await measure(clinic.dir, result).catch((error) => console.error(`With ${treatments} treatments: ${error.message}`))
    clinic.remove()
  }
  print(results)
  return results
}

async function measure(dir, result) {
  const site = await startSite({ CONTENT_DIR: dir })
  const began = performance.now()
  const ask = async (path, headers = {}) => {
    const from = performance.now()
    const answer = await fetch(site.origin + path, { headers })
    await answer.text()
    return { ok: answer.ok, ms: performance.now() - from }
  }
  const sure = async (path, headers) => {
    const { ok, ms } = await ask(path, headers)
    if (!ok) throw new Error(`${path} was refused.`)
    return ms
  }
  try {
    result.startMs = site.startMs
    while (!(await ask('/')).ok) if (performance.now() - began > PATIENCE_MS) throw new Error('the first page never came.')
    result.firstMs = performance.now() - began
    const searches = []
    for (const word of WORDS) searches.push(await sure(`/search?q=${word}`))
    result.searchMs = median(searches)
    const { cookie, save } = await signInto(site.origin)
    const saves = []
    for (let round = 0; round < SAVES; round += 1) saves.push(await save())
    for (const name of ['savedMs', 'publicMs']) result[name] = median(saves.map((one) => one[name]))
    result.slowestMs = percentile(
      saves.map(({ publicMs }) => publicMs),
      99,
    )
    const looks = []
    for (const name of DRAFTS) looks.push(await sure(`/~${name}/london/fillers`, { cookie }))
    result.lookMs = median(looks)
    result.reportMs = await sure('/api/report', { cookie })
  } finally {
    result.megabytes = memoryOf(site.pid)
    await site.stop()
  }
}

/** The memory of a process as the system counts it, in megabytes. */
const memoryOf = (pid) => Number(spawnSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' }).stdout) / 1024

function print(results) {
  console.log(`With many treatments, in four languages; in brackets: times the figure with ${SIZES[0]}.\n`)
  const names = ['startMs', 'megabytes', 'firstMs', 'savedMs', 'publicMs', 'slowestMs', 'searchMs', 'reportMs', 'lookMs']
  const [least] = results
  const rows = results.map((result) => [
    result.treatments,
    ...names.map((name) => (result === least || !result[name] ? whole(result[name]) : beside(result[name], least[name]))),
  ])
  const heads = [
    'start ms',
    'memory MB',
    'first page ms',
    'save ms',
    'save to public ms',
    'its 99th percentile',
    'search ms',
    'report ms',
    'draft ms',
  ]
  printTable(['treatments', ...heads], rows)
}
