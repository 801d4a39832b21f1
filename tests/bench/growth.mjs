import { execFileSync } from 'node:child_process'
import { makeClinic } from './clinic.mjs'
import { signInto } from './editor.mjs'
import { beside, median, printTable, whole } from './figures.mjs'
import { startSite } from './site.mjs'

const SIZES = [70, 1000, 5000]
/** What visitors look for: each word once, so that no page is kept. */
const WORDS = ['filler', 'hydra', 'laser', 'skin', 'peel', 'hair', 'botox', 'scar', 'vitamin']

/** What the site costs with many treatments: its start, memory, first page, saves and searches, at three sizes in one run. */
export async function growth(runs) {
  const results = []
  for (const treatments of SIZES) {
    console.error(`· growth, ${treatments} treatments`)
    const clinic = makeClinic(treatments)
    try {
      results.push({ treatments, ...(await measure(clinic.dir, runs)) })
    } catch (error) {
      console.error(`With ${treatments} treatments: ${error.message}`)
      results.push({ treatments })
    } finally {
      clinic.remove()
    }
  }
  print(results)
  return results
}

async function measure(dir, runs) {
  const site = await startSite({ CONTENT_DIR: dir })
  try {
    const timed = async (path) => {
      const began = performance.now()
      await (await fetch(site.origin + path)).text()
      return performance.now() - began
    }
    const firstMs = await timed('/')
    const save = await signInto(site.origin)
    const saves = []
    for (let round = 0; round < runs * 3; round += 1) saves.push(await save())
    const searches = []
    for (const word of WORDS) searches.push(await timed(`/search?q=${word}`))
    const megabytes = Number(execFileSync('ps', ['-o', 'rss=', '-p', String(site.pid)], { encoding: 'utf8' })) / 1024
    const [savedMs, publicMs] = ['savedMs', 'publicMs'].map((name) => median(saves.map((one) => one[name])))
    return { startMs: site.startMs, megabytes, firstMs, savedMs, publicMs, searchMs: median(searches) }
  } finally {
    await site.stop()
  }
}

function print(results) {
  console.log(`With many treatments, in four languages; in brackets: times the figure with ${SIZES[0]}.\n`)
  const names = ['startMs', 'megabytes', 'firstMs', 'savedMs', 'publicMs', 'searchMs']
  const [least] = results
  const rows = results.map((result) => [
    result.treatments,
    ...names.map((name) => (result === least || !result[name] ? whole(result[name]) : beside(result[name], least[name]))),
  ])
  printTable(['treatments', 'start ms', 'memory MB', 'first page ms', 'save ms', 'save to public ms', 'search ms'], rows)
}
