import { readFileSync } from 'node:fs'
import { expect, test, vi } from 'vitest'
import type { Finding } from '../../../src/features/report/rules/finding.ts'
import { wayOf } from '../../../tina/admin/shell/bar'
import { LOOK } from '../../../tina/admin/shell/look'
import { sentenceOf } from '../../../tina/admin/shell/status-line'
import { dayOf, greetingAt, whenOf } from '../../../tina/admin/start/greeting'
import { eyesOf } from '../../../tina/admin/start/wants-an-eye'

/** The package itself runs in browsers alone. */
vi.mock('tinacms', () => ({ useCMS: () => ({}) }))

test('the classes that the look restates are those of the installed version of Tina', () => {
  const tina = readFileSync('node_modules/tinacms/dist/index.js', 'utf8')
  // What the admin's own code uses is there in any case; what lays out its frames is Tina's.
  const frames = [
    'fixed top-0 left-0 h-dvh z-base',
    'document.getElementById("tina-iframe")',
    'relative h-dvh transform flex',
    'p-2 flex-grow-0 w-full',
    'flex overflow-hidden py-1',
    'flex items-stretch h-dvh overflow-hidden',
    'px-4 pt-2 pb-4 flex flex-row flex-nowrap justify-between items-center gap-2 bg-gradient-to-t',
    'bg-tina-orange-dark',
    '"py-2 w-full"',
    'relative left-0 w-full h-full bg-gradient-to-b',
    'xl:hidden pl-6 py-5',
  ]
  expect(frames.filter((classes) => !tina.includes(classes))).toEqual([])
  for (const name of ['.fixed.top-0.left-0.h-dvh', '.p-2.flex-grow-0', '.z-30.w-96', '.px-4.pt-2.pb-4.bg-gradient-to-t'])
    expect(LOOK).toContain(name)
})

test('the bar marks where one is, in any language of the preview', () => {
  expect(wayOf('#/screens/start').label).toBe('Desk')
  expect(wayOf('#/~/').label).toBe('Pages')
  expect(wayOf('#/~/ar/london').label).toBe('Pages')
  expect(wayOf('#/~/zh-CN/procedures/facial/hydratite').label).toBe('Treatments')
  expect(wayOf('#/collections/treatment/~').label).toBe('Treatments')
  expect(wayOf('#/screens/account').label).toBe('')
})

test('the status line says what is not saved, and who sees what is', () => {
  expect(sentenceOf([], true)).toEqual({ rest: 'What you save here, visitors see at once.' })
  expect(sentenceOf([], false)).toEqual({ rest: 'Visitors see nothing of what you save here.' })
  expect(sentenceOf(['London', 'Home'], true)).toEqual({
    strong: 'Not saved: London, Home.',
    rest: 'Kept as you type. What you save here, visitors see at once.',
  })
  expect(sentenceOf(['A', 'B', 'C', 'D', 'E'], false).strong).toBe('Not saved: A, B, C, 2 more.')
})

test('the desk greets by the hour of the clinics, and says when something happened as near as it matters', () => {
  const now = new Date('2026-07-22T10:30:00Z')
  // Summer time: in London it is an hour later.
  expect(greetingAt(now)).toBe('Good morning')
  expect(greetingAt(new Date('2026-07-22T11:10:00Z'))).toBe('Good afternoon')
  expect(greetingAt(new Date('2026-07-22T17:00:00Z'))).toBe('Good evening')
  // Some versions of the data of languages write a comma.
  expect(dayOf(now)).toMatch(/^Wednesday,? 22 July 2026$/)
  expect(whenOf('2026-07-22T07:05:00Z', now)).toBe('08:05')
  expect(whenOf('2026-07-19T07:05:00Z', now)).toBe('Sunday')
  expect(whenOf('2026-05-01T07:05:00Z', now)).toBe('1 May')
  expect(whenOf('2025-05-01T07:05:00Z', now)).toBe('1 May 2025')
})

test('what wants an eye is counted by what has to be done, and names its first places', () => {
  const finding = (kind: Finding['kind'], level: Finding['level'], document: string): Finding => ({
    kind,
    level,
    document,
    message: '',
    field: '',
    language: 'en',
  })
  const findings = [
    finding('required', 'error', 'a'),
    finding('stale', 'warning', 'b'),
    finding('stale', 'warning', 'b'),
    ...['c', 'd', 'e', 'f'].map((path) => finding('stale', 'warning', path)),
    finding('search', 'warning', 'g'),
  ]
  expect(eyesOf(findings, (path) => path.toUpperCase()).map(({ count, title, where }) => [count, title, where])).toEqual([
    [1, 'To put right', 'A'],
    [6, 'Translations older than the English', 'B, C, D'],
  ])
})
