import { execFile } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Finding } from '../../src/features/report/rules/finding.ts'
import { build, type Site } from './site.ts'

const CLI = join(import.meta.dirname, '../../src/features/report/server/cli.ts')
const FAQ = 'content/faq/home-cost.json'

let site: Site
let cookie: string
let question: { question: string; translations: { ar: object } }

beforeAll(async () => {
  site = await build()
  cookie = await site.signIn()
  question = JSON.parse(await site.garden.text(FAQ))
})
afterAll(() => site.close())

const report = async (headers: object) => {
  const response = await site.ask('/api/report', { headers: { cookie, ...headers } })
  return (await response.json()) as { kinds: Record<string, string>; findings: Finding[] }
}
const check = (...flags: string[]) =>
  new Promise<{ code: number; output: string }>((done) => {
    const env = { ...process.env, CONTENT_DIR: site.garden.dir }
    execFile(process.execPath, ['--disable-warning=ExperimentalWarning', CLI, ...flags], { env }, (error, output) =>
      done({ code: Number(error?.code ?? 0), output }),
    )
  })

test('the report is for signed-in editors only', async () => {
  expect((await site.ask('/api/report')).status).toBe(401)
})

test('an editor gets the report of the branch that the admin shows', async () => {
  site.garden.git('branch', 'wrong')
  const worktree = join(site.garden.dir, '../', `wrong-${process.pid}`)
  site.garden.git('worktree', 'add', '-q', worktree, 'wrong')
  await writeFile(join(worktree, FAQ), JSON.stringify({ ...question, question: '' }, null, 2))
  site.garden.git('-C', worktree, 'commit', '-qam', 'Empty a question')
  site.garden.git('worktree', 'remove', '--force', worktree)
  const errors = ({ findings }: { findings: Finding[] }) => findings.filter(({ level }) => level === 'error')
  expect(errors(await report({ 'x-branch': 'wrong' }))).toMatchObject([
    { kind: 'required', document: FAQ, field: 'question', address: '/' },
  ])
  const main = await report({})
  expect(errors(main)).toEqual([])
  expect(main.findings.every(({ kind }) => kind in main.kinds)).toBe(true)
})

test('a branch that is gone is said to be gone', async () => {
  expect((await site.ask('/api/report', { headers: { cookie, 'x-branch': 'gone' } })).status).toBe(404)
})

test('on the terminal warnings print and pass, errors fail', { timeout: 120_000 }, async () => {
  const good = await check()
  expect(good.code).toBe(0)
  expect(good.output).toMatch(/Facts that the site states in several ways \(0 errors, \d+ warnings\)[\s\S]*\n0 errors, \d+ warnings\n$/)
  await site.garden.write(FAQ, { ...question, answer: 'Ask about Botox, or [read on](/nowhere).' })
  const bad = await check()
  expect(bad.code).toBe(1)
  expect(bad.output).toMatch(/ERROR {3}There is no page at \/nowhere\.\n {10}content\/faq\/home-cost\.json#answer/)
  expect(bad.output).toMatch(/\n2 errors, \d+ warnings\n$/)
  expect(JSON.parse((await check('--json')).output)).toContainEqual(
    expect.objectContaining({ level: 'error', kind: 'medicines', document: FAQ }),
  )
})

test('--accept declares translations right as they are, so that the next change of the English is told', { timeout: 120_000 }, async () => {
  await site.garden.write(FAQ, question)
  expect((await check('--accept')).code).toBe(0)
  const accepted = JSON.parse(await site.garden.text(FAQ))
  expect(accepted.translations.ar.sources).toMatch(/question:=?[0-9a-f]{8}/)
  await site.garden.write(FAQ, { ...accepted, question: 'What will it cost?' })
  const stale = (JSON.parse((await check('--json')).output) as Finding[]).filter(({ kind }) => kind === 'stale')
  expect(stale.map(({ document, field, language }) => [document, field, language])).toEqual([
    [FAQ, 'translations.zhCN.question', 'zh-CN'],
    [FAQ, 'translations.zhTW.question', 'zh-TW'],
    [FAQ, 'translations.ar.question', 'ar'],
  ])
})
