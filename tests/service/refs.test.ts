import { expect, onTestFinished, test } from 'vitest'
import { createRefs } from '../../src/server/content/branches/refs.ts'
import { commitTo } from '../fixtures/repository.ts'
import { plant } from './garden.ts'

test('branches are those of git at each moment: made, moved, packed, deleted', async () => {
  const { dir, git, uproot } = await plant()
  onTestFinished(uproot)
  const refs = createRefs({ dir, branch: 'main', ref: 'refs/heads/main', prefix: '' })
  const expectAsInGit = async () => {
    const known = (await refs()).map(({ name, tip }) => `${tip} ${name}`)
    expect(known.sort()).toEqual(git('for-each-ref', '--format=%(objectname) %(refname:strip=2)', 'refs/heads').split('\n').sort())
  }
  await expectAsInGit()
  git('branch', 'fix/hours')
  await expectAsInGit()
  commitTo(dir, 'fix/hours', { 'content/faq/new.json': '{}' })
  await expectAsInGit()
  git('pack-refs', '--all')
  await expectAsInGit()
  commitTo(dir, 'fix/hours', { 'content/faq/newer.json': '{}' })
  await expectAsInGit()
  git('branch', '-D', 'fix/hours')
  await expectAsInGit()
  expect(await refs()).toBe(await refs())
})
