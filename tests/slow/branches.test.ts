import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { baseOf } from '../../src/i18n/addresses.ts'
import { commitTo, edit } from '../fixtures/repository.ts'
import { cookiesOf, type Server, startServer } from '../fixtures/server.ts'

const PASSWORD = 'correct horse battery'
const HOME = 'content/page/home.json'
const PUSHES = 5
let site: Server
let tester: string

beforeAll(async () => {
  site = await startServer({ GATE_PASSWORD: PASSWORD }, { history: true })
  const response = await fetch(`${site.origin}/api/gate/sign-in`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ password: PASSWORD }),
  })
  tester = cookiesOf(response)
})
afterAll(() => site.stop())

const write = (branch: string, heading: string) =>
  commitTo(site.dir, branch, {
    [HOME]: edit<{ blocks: { heading: string }[] }>(({ blocks }) => Object.assign(blocks[0] as object, { heading })),
  })

/** Processor time of the server and its git processes in ms, as Linux counts it: a busy machine does not change it. */
const worked = () => {
  const fields = readFileSync(`/proc/${site.pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
  return fields.slice(11, 15).reduce((sum, ticks) => sum + Number(ticks) * 10, 0)
}

/** Opens the home page on a branch once: what it says, how long that took, and how much work it was. */
async function look(branch: string) {
  const [start, before] = [performance.now(), worked()]
  const html = await (await fetch(site.origin + baseOf(branch), { headers: { cookie: tester } })).text()
  return { html, took: `${Math.round(performance.now() - start)} (${worked() - before})` }
}

/** Resident memory of the server in MB, as the system counts it. */
const memory = () => Math.round(Number(execFileSync('ps', ['-o', 'rss=', '-p', String(site.pid)], { encoding: 'utf8' })) / 1024)

test('a commit on a branch shows at the first load after it, and ten open branches cost little', async () => {
  await (await fetch(site.origin)).text()
  const none = memory()
  const times: string[] = []
  for (let push = 0; push <= PUSHES; push += 1) {
    write('branch-1', `Pushed ${push}.`)
    const { html, took } = await look('branch-1')
    expect(html).toContain(`Pushed ${push}.`)
    times.push(took)
  }
  const [first, ...later] = times
  const again = await look('branch-1')
  const one = memory()
  for (let n = 2; n <= 10; n += 1) {
    write(`branch-${n}`, `Branch ${n}.`)
    expect((await look(`branch-${n}`)).html).toContain(`Branch ${n}.`)
  }
  const ten = memory()
  console.log(
    `From a commit on a branch to the page that shows it: ${first} ms the first time, then ${later.join(', ')} ms; unchanged ${again.took} ms (processor time).`,
  )
  console.log(`Resident memory: ${none} MB without a branch, ${one} MB with one, ${ten} MB with ten.`)
  // Each is an index, about a twentieth of a server: three times that is something else.
  expect((ten - one) / 9).toBeLessThan((3 * none) / 20)
})
