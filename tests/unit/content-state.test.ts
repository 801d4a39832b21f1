import { expect, test } from 'vitest'
import type { ContentState } from '../../src/model/content-state.ts'
import { saidOf } from '../../tina/admin/state/sentences.ts'

const NOW = new Date('2026-11-20T12:00:00Z')
const well: ContentState = { history: true, folderElsewhere: false, damaged: [] }
const remote = { remote: 'origin', diverged: [], withdrawn: [] }
const waiting = (since: string) => ({ commits: 2, since })
const said = (state: Partial<ContentState>) =>
  saidOf({ ...well, ...state }, NOW)
    .map(({ text }) => text)
    .join(' ')

test('nothing is said while all is well', () => {
  expect(said({})).toBe('')
  expect(said({ remote })).toBe('')
  expect(said({ remote: { ...remote, waiting: waiting('2026-11-20T11:59:30Z') } })).toBe('')
})

test('no history is said', () => {
  expect(said({ history: false })).toMatch(/no history/)
})

test('a folder that git doesn’t work in is said in place of that, and what is wrong with the disks', () => {
  expect(said({ history: false, locked: true })).toMatch(/^Nothing can be saved.*safe\.directory/)
  expect(said({ history: false, locked: true })).not.toMatch(/saves are kept/)
  const full = 'DATA_DIR can’t be written, so nothing can be kept there.'
  expect(said({ troubles: [full] })).toBe(full)
})

test('another branch in the folder is said', () => {
  expect(said({ folderElsewhere: true })).toMatch(/another branch open in the content folder.*go on as before/)
})

test('a backup that is missing is said, with the age of the last one', () => {
  expect(said({ lateBackup: { hours: 50 } })).toMatch(/last backup of the site is 50 hours old/)
  expect(said({ lateBackup: {} })).toMatch(/no backup of the site yet/)
})

test('what waits is said once the remote fails, or after a while', () => {
  expect(said({ remote: { ...remote, waiting: waiting('2026-11-20T11:00:00Z') } })).toMatch(/2 saves wait since 20 Nov 2026.*origin/)
  const down = said({ remote: { ...remote, problem: 'git fetch: no', waiting: waiting('2026-11-20T11:59:59Z') } })
  expect(down).toMatch(/2 saves wait.*git fetch: no/)
})

test('for each document that both sides changed an editor may choose the text', () => {
  const files = ['a', 'b', 'c', 'd', 'e'].map((name) => `content/page/${name}.json`)
  const [first, ...more] = saidOf({ ...well, remote: { ...remote, diverged: [{ branch: 'main', files }] } }, NOW)
  expect(first?.text).toMatch(/^page\/a of main was changed here and elsewhere/)
  expect(first?.choices?.map(({ body }) => body)).toEqual([
    { branch: 'main', path: files[0], keep: 'here' },
    { branch: 'main', path: files[0], keep: 'there' },
  ])
  expect(more.at(-1)?.text).toBe('2 more documents wait for such a decision.')
})

test('histories that have nothing in common are for a developer', () => {
  expect(said({ remote: { ...remote, diverged: [{ branch: 'main', files: [] }] } })).toMatch(/nothing in common.*developer/)
})

test('what was withdrawn elsewhere is told for a day', () => {
  const withdrawn = (at: string) => said({ remote: { ...remote, withdrawn: [{ branch: 'main', commits: 1, at }] } })
  expect(withdrawn('2026-11-20T11:00:00Z')).toMatch(/Changes of main were withdrawn on “origin”/)
  expect(withdrawn('2026-11-19T11:00:00Z')).toBe('')
})

test('a document that can’t be read is named as editors know it, with the way to mend it', () => {
  const damage = { path: 'content/page/about.json', message: 'is not valid JSON (line 3)', collection: 'Pages', title: 'About' }
  const [earlier, rest, nothing] = saidOf(
    {
      ...well,
      damaged: [
        { ...damage, shown: 'earlier' },
        { ...damage, shown: 'rest' },
        { ...damage, shown: 'nothing' },
      ],
    },
    NOW,
  )
  expect(earlier).toEqual({
    text: 'Pages: “About” is not valid JSON (line 3). Visitors see its last good text.',
    choices: [{ label: 'Bring back the last good text', address: '/api/content/mend', body: { path: damage.path } }],
  })
  expect(rest?.choices).toBeUndefined()
  expect(nothing?.link?.href).toBe('#/screens/history?path=content%2Fpage%2Fabout.json')
})
