import { expect, test } from 'vitest'
import { sentencesFor } from '../../tina/admin/state/sentences.ts'

const NOW = new Date('2026-11-20T12:00:00Z')
const remote = { remote: 'origin', diverged: [] }
const waiting = (since: string) => ({ commits: 2, since })

test('nothing is said while all is well', () => {
  expect(sentencesFor({ history: true }, NOW)).toEqual([])
  expect(sentencesFor({ history: true, remote }, NOW)).toEqual([])
  expect(sentencesFor({ history: true, remote: { ...remote, waiting: waiting('2026-11-20T11:59:30Z') } }, NOW)).toEqual([])
})

test('no history is said', () => {
  expect(sentencesFor({ history: false }, NOW).join()).toMatch(/no history/)
})

test('what waits is said once the remote fails, or after a while', () => {
  const late = sentencesFor({ history: true, remote: { ...remote, waiting: waiting('2026-11-20T11:00:00Z') } }, NOW)
  expect(late.join()).toMatch(/2 saves wait since 20 Nov 2026.*origin/)
  const down = sentencesFor(
    { history: true, remote: { ...remote, problem: 'git fetch: no', waiting: waiting('2026-11-20T11:59:59Z') } },
    NOW,
  )
  expect(down.join()).toMatch(/2 saves wait.*git fetch: no/)
})

test('documents that both sides changed are named', () => {
  const files = ['a', 'b', 'c', 'd'].map((name) => `content/page/${name}.json`)
  const [sentence] = sentencesFor({ history: true, remote: { ...remote, diverged: [{ branch: 'main', files }] } }, NOW)
  expect(sentence).toMatch(/\(page\/a, page\/b, page\/c, and others\) of main.*not sent to “origin”/)
})
