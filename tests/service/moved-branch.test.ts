import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { DryRun } from '../../src/features/releases/rules/dry-run.ts'
import { openContent } from '../../src/server/content/open-content.ts'
import { contentProbes } from '../../src/server/content/probe.ts'
import { commitTo, git } from '../fixtures/repository.ts'
import { asked, question, saveQuestion } from './questions.ts'
import { build, type Site } from './site.ts'

const COST = 'content/faq/fillers-cost.json'
const PAIN = 'content/faq/fillers-pain.json'
let site: Site

beforeEach(async () => {
  site = await build()
  vi.spyOn(console, 'error').mockImplementation(() => {})
})
afterEach(async () => {
  vi.restoreAllMocks()
  await site.close()
})

const text = (words: string) => `${JSON.stringify(question(words), null, 2)}\n`
const dir = () => site.garden.dir
const onMain = (path: string) => JSON.parse(site.garden.git('show', `main:${path}`)).question
const inFolder = async (path: string) => JSON.parse(await site.garden.text(path)).question
const save = (file: string, words: string) => saveQuestion(site.store, file, words)

/** What the probes of the content say. */
const problems = async () => (await Promise.all(contentProbes(site.store).map((probe) => probe()))).flatMap((said) => said || [])

/** Publishes a draft that changes a question, as the dialog does. */
async function release(path: string, words: string) {
  const cookie = await site.signIn()
  const post = async <Body>(to: string, body: object) => {
    const response = await site.ask(to, { headers: { cookie }, body })
    return { status: response.status, body: (await response.json()) as Body & { message?: string } }
  }
  const { branch } = (await post<{ branch: string }>('/api/drafts', { name: `Release of ${words}` })).body
  commitTo(dir(), branch, { [path]: text(words) })
  const { tip, findings } = (await post<DryRun>('/api/drafts/plan', { branch, choices: {} })).body
  return post('/api/drafts/publish', { branch, tip, choices: {}, looked: findings.map(({ key }) => key) })
}

/** The ways in which git moves a branch forward and leaves the folder that shows it as it was. */
const WAYS: [string, (files: Record<string, string | null>) => void][] = [
  ['git update-ref', (files) => commitTo(dir(), 'main', files)],
  [
    'a push of another clone',
    (files) => {
      const clone = mkdtempSync(join(tmpdir(), 'clone-'))
      try {
        git(dir(), 'config', 'receive.denyCurrentBranch', 'ignore')
        git(clone, 'clone', '-q', dir(), '.')
        for (const [path, words] of Object.entries(files))
          words === null ? rmSync(join(clone, path)) : writeFileSync(join(clone, path), words)
        git(clone, 'add', '.')
        git(clone, '-c', 'user.name=Dev', '-c', 'user.email=dev@clinic.example', 'commit', '-qm', 'Pushed')
        git(clone, 'push', '-q', 'origin', 'HEAD:main')
      } finally {
        rmSync(clone, { recursive: true })
      }
    },
  ],
  [
    'a fetch into the branch',
    (files) => {
      commitTo(dir(), 'elsewhere', files)
      git(dir(), 'fetch', '-q', '--update-head-ok', '.', 'elsewhere:main')
      git(dir(), 'branch', '-qD', 'elsewhere')
    },
  ],
  [
    'a reset that leaves the files',
    (files) => {
      commitTo(dir(), 'elsewhere', files)
      git(dir(), 'reset', '-q', 'elsewhere')
      git(dir(), 'branch', '-qD', 'elsewhere')
    },
  ],
]

test.each(WAYS)('%s moves the branch alone: the folder follows, and neither a save nor a release undoes what came', async (_way, move) => {
  move({ [COST]: text('Pushed?'), 'content/faq/pushed.json': text('New?'), [PAIN]: null })
  expect(await save('fillers-how-long.json', 'Saved?')).toBeUndefined()
  expect([onMain(COST), await inFolder(COST), await asked(site.store, 'fillers-cost.json')]).toEqual(['Pushed?', 'Pushed?', 'Pushed?'])
  expect(await asked(site.store, 'pushed.json')).toBe('New?')
  expect(await asked(site.store, 'fillers-pain.json')).toBeUndefined()
  move({ [COST]: text('Pushed again?') })
  expect((await release('content/faq/pushed.json', 'Released?')).status).toBe(200)
  expect([onMain(COST), onMain('content/faq/pushed.json')]).toEqual(['Pushed again?', 'Released?'])
  expect(site.garden.git('status', '--porcelain')).toBe('')
})

test('a form that was opened before the branch moved is joined with what came', async () => {
  commitTo(dir(), 'main', { [COST]: text('Pushed?') })
  const before = site.garden.git('rev-parse', 'main~1')
  const opened = site.garden.git('rev-parse', `${before}:${COST}`)
  const cookie = await site.signIn()
  const query = 'mutation ($file: String!, $params: FaqMutation!) { updateFaq(relativePath: $file, params: $params) { question } }'
  const variables = { file: 'fillers-cost.json', params: question('Typed?'), opened }
  const body = await (await site.ask('/api/tina/gql', { headers: { cookie, 'x-branch': 'main' }, body: { query, variables } })).json()
  expect(JSON.stringify(body)).toContain('Pushed?')
  expect(onMain(COST)).toBe('Pushed?')
})

test('while a file that no commit has is in the way, nothing is saved or published, and the branch stays as it is', async () => {
  await site.garden.write(COST, text('By hand?'))
  commitTo(dir(), 'main', { [COST]: text('Pushed?'), 'content/faq/pushed.json': text('New?') })
  const tip = site.garden.git('rev-parse', 'main')
  expect(await save('fillers-how-long.json', 'Saved?')).toMatch(/^Nothing was saved: somebody has moved the site’s branch with git/)
  expect((await release('content/faq/fillers-how-long.json', 'Released?')).body.message).toContain('moved the site’s branch with git')
  expect([site.garden.git('rev-parse', 'main'), await inFolder(COST)]).toEqual([tip, 'By hand?'])
  expect(console.error).toHaveBeenCalledWith(expect.stringContaining(`${COST} was changed by hand`))
  expect(await problems()).toEqual([expect.stringContaining('every save is refused')])
  site.garden.git('checkout', '-q', 'main', '--', COST)
  expect(await save('fillers-how-long.json', 'Saved?')).toBeUndefined()
  expect(await problems()).toEqual([])
  expect([onMain(COST), onMain('content/faq/pushed.json'), onMain('content/faq/fillers-how-long.json')]).toEqual([
    'Pushed?',
    'New?',
    'Saved?',
  ])
})

test('a file by hand elsewhere stays as it is while the folder follows', async () => {
  await site.garden.write(PAIN, text('By hand?'))
  commitTo(dir(), 'main', { [COST]: text('Pushed?') })
  expect(await save('fillers-how-long.json', 'Saved?')).toBeUndefined()
  expect([await inFolder(PAIN), onMain(COST)]).toEqual(['By hand?', 'Pushed?'])
})

test('what git did to branch and folder alike is no move, whatever is edited after it', async () => {
  await site.garden.write(COST, text('Committed?'))
  site.garden.git('commit', '-qam', 'By hand')
  await site.garden.write(COST, text('Edited upon it?'))
  expect(await save('fillers-how-long.json', 'Saved?')).toBeUndefined()
  expect([onMain(COST), await inFolder(COST)]).toEqual(['Committed?', 'Edited upon it?'])
  site.garden.git('commit', '-qa', '--amend', '--no-edit')
  expect(await save('fillers-how-long.json', 'Saved again?')).toBeUndefined()
  expect([onMain(COST), onMain('content/faq/fillers-how-long.json')]).toEqual(['Edited upon it?', 'Saved again?'])
})

test.each(['rewound', 'amended'])(
  'a branch that was %s without its folder is told of, and nothing is saved until somebody has decided',
  async (how) => {
    expect(await save('fillers-cost.json', 'Withdrawn?')).toBeUndefined()
    const before = site.garden.git('rev-parse', 'main')
    site.garden.git('update-ref', 'refs/heads/main', 'main~1')
    if (how === 'amended') commitTo(dir(), 'main', { [PAIN]: text('Instead?') })
    const now = site.garden.git('rev-parse', 'main')
    expect(await save('fillers-how-long.json', 'Saved?')).toMatch(/^Nothing was saved: somebody has taken commits out/)
    expect(site.garden.git('rev-parse', 'main')).toBe(now)
    const told = vi.mocked(console.error).mock.calls.flat().join('\n')
    expect(told).toContain(`git read-tree -m -u ${before} ${now}`)
    site.garden.git('update-index', '-q', '--refresh')
    site.garden.git('read-tree', '-m', '-u', before, now)
    expect(await save('fillers-how-long.json', 'Saved?')).toBeUndefined()
    expect([onMain(COST), onMain('content/faq/fillers-how-long.json')]).not.toContain('Withdrawn?')
    expect(site.garden.git('status', '--porcelain')).toBe('')
  },
)

test('a move while the site was down is seen at its start', async () => {
  expect(await save('fillers-how-long.json', 'Saved?')).toBeUndefined()
  site.store.close()
  commitTo(dir(), 'main', { [COST]: text('Pushed?') })
  const again = await openContent(dir())
  try {
    expect(await asked(again, 'fillers-cost.json')).toBe('Pushed?')
    expect(await saveQuestion(again, 'fillers-how-long.json', 'Once more?')).toBeUndefined()
    expect(onMain(COST)).toBe('Pushed?')
  } finally {
    again.close()
  }
})
