import { afterAll, beforeAll, expect, test } from 'vitest'
import { withLook } from '../../../src/features/preview/server/look.ts'
import { createDrafts } from '../../../src/features/releases/server/drafts.ts'
import { createDryRuns } from '../../../src/features/releases/server/dry-run.ts'
import { publish } from '../../../src/features/releases/server/publish.ts'
import { reportOn } from '../../../src/features/report/server/routes.ts'
import { until } from '../garden.ts'
import { ada, asked, ben, question } from '../questions.ts'
import { type Host, openPair, type Together } from './together.ts'

let host: Host
let both: [Together, Together]
let end: () => Promise<void>
let [a, b]: [Together, Together] = [] as never

beforeAll(async () => {
  ;({ host, both, end } = await openPair())
  ;[a, b] = both
})
afterAll(() => end())

const text = (said: string) => JSON.stringify(question(said), null, 2)

/** What one process knows of a draft, and how it publishes it. */
function at({ branches, store }: Together) {
  const drafts = createDrafts(branches)
  const looked = withLook(branches)
  const dryRuns = createDryRuns({ branches, report: reportOn, told: async (branch) => (await looked.look(branch)).preview })
  return {
    drafts,
    async publish(branch: string, editor = ada) {
      const { ref } = await branches.find(branch)
      if (!store.checkout || !ref) throw new Error('There is no such draft.')
      const draft = await drafts.of(store.checkout, ref)
      const { dryRun } = await dryRuns.of(store.checkout, draft, ref.tip, {})
      const looked = dryRun.findings.map(({ key }) => key)
      return publish(branches, store.checkout, dryRuns, draft, editor, { branch, tip: ref.tip, choices: {}, looked })
    },
  }
}

test('a draft that is begun at one process has its name at the other, and both publish it in one moment: once', async () => {
  const branch = await at(a).drafts.begin('Spring prices', ada)
  await (await a.branches.open(branch))?.put(ada, new Map([['content/faq/spring.json', text('Spring?')]]))
  await until(async () => (await b.branches.find(branch)).ref?.tip === (await a.branches.find(branch)).ref?.tip, 'the draft at the other')
  expect((await at(b).drafts.all(ben)).drafts.map(({ name, state }) => [name, state])).toEqual([['Spring prices', 'open']])
  const done = await Promise.all([at(a).publish(branch), at(b).publish(branch, ben)])
  expect(done.filter((one) => 'release' in one)).toHaveLength(1)
  expect(done.find((one) => 'refused' in one)).toMatchObject({ refused: expect.stringContaining('already') })
  expect(host.git('log', '--format=%s', '--grep=^Release: ', 'main')).toBe('Publish “Spring prices”')
  for (const one of both) await until(async () => (await asked(one.store, 'spring.json')) === 'Spring?', 'the release at both')
})

test('a draft that is deleted at one process is gone at the host and the other, each of which keeps it aside', async () => {
  const branch = await at(a).drafts.begin('Not wanted', ada)
  await until(async () => (await b.branches.list()).includes(branch), 'the draft at the other')
  await a.branches.remove(branch)
  expect(host.git('branch', '--list', branch)).toBe('')
  await until(async () => !(await b.branches.list()).includes(branch), 'its end at the other')
  const [kept] = (await at(b).drafts.all(ben)).deleted
  expect(kept?.name).toBe('Not wanted')
  expect(await b.branches.bringBack(kept?.ref ?? '')).toBe(branch)
  expect(host.git('branch', '--list', branch).trim()).toBe(branch)
})
