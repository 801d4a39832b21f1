import { globSync, readFileSync } from 'node:fs'
import { expect, test, vi } from 'vitest'
import { slugOf } from '../../../src/admin/screen'
import { ROLES, type Role, type Standing } from '../../../src/model/roles.ts'
import { LISTED } from '../../../tina/admin/lists/kinds'
import { homeOf, insteadOf, isOffered } from '../../../tina/admin/shell/doors'

vi.mock('tinacms', () => ({ useCMS: () => ({}) }))

const a = (role: Role, enquiries = false): Standing => ({ role, languages: [], enquiries })
const READERS = 'owner publisher editor translator reviewer'

/** Every screen of the desk, and Tina's own addresses, each with the roles that it is for. */
const DOORS: Record<string, string> = {
  ...Object.fromEntries(Object.values(LISTED).map((name) => [`#/screens/${slugOf(name)}`, READERS])),
  '#/screens/start': READERS,
  '#/screens/settings': READERS,
  '#/screens/pictures': READERS,
  '#/screens/history': READERS,
  '#/screens/releases': READERS,
  '#/screens/review': READERS,
  '#/screens/content_report': READERS,
  '#/screens/searches': READERS,
  '#/screens/visits': READERS,
  '#/screens/find_and_replace': 'owner publisher editor translator',
  '#/screens/new': 'owner publisher editor',
  '#/screens/enquiries': 'owner reception',
  '#/screens/my_account': ROLES.join(' '),
  '#/screens/colleagues': 'owner',
  '#/link/abc': ROLES.join(' '),
  '#/screens/closed': ROLES.join(' '),
  '#/~/ar/about': READERS,
  '#/collections/edit/faq/~/cost': READERS,
  '#/collections/page/~': READERS,
  '#/collections/new/page/~/': 'owner publisher editor',
  '#/screens/history?path=content/page/about.json': READERS,
  '': READERS,
}

test.each(Object.entries(DOORS))('%s is for: %s', (hash, roles) => {
  const expected = roles.split(' ')
  expect(ROLES.filter((role) => isOffered(hash, a(role)))).toEqual(ROLES.filter((role) => expected.includes(role)))
  for (const role of ROLES) expect(insteadOf(hash, a(role)) === undefined, role).toBe(expected.includes(role))
})

test('each screen of the desk is a door of the list', () => {
  const text = [...globSync('{src,tina}/**/admin/**/*.{ts,tsx}'), 'tina/config.ts'].map((file) => readFileSync(file, 'utf8')).join('\n')
  const names = [...text.matchAll(/(?:screenOf|fetchedScreen)\(\s*'([^']+)'/g)].map(([, name = '']) => name)
  expect(names.length).toBeGreaterThan(8)
  expect(names.filter((name) => DOORS[`#/screens/${slugOf(name)}`] === undefined)).toEqual([])
})

test('whoever has the enquiries beside another role finds them, and the content where they read it', () => {
  expect(isOffered('#/screens/enquiries', a('reviewer', true))).toBe(true)
  expect(isOffered('#/screens/start', a('reviewer', true))).toBe(true)
})

test('reception begins at the inbox, and is told who may open anything else', () => {
  expect(homeOf(a('reception'))).toBe('#/screens/enquiries')
  expect(insteadOf('', a('reception'))).toBe('#/screens/enquiries')
  expect(insteadOf('#/screens/start', a('reception'))).toBe('#/screens/enquiries')
  expect(insteadOf('#/~/about', a('reception'))).toBe('#/screens/closed?for=content.read')
  expect(insteadOf('#/screens/enquiries', a('editor'))).toBe('#/screens/closed?for=enquiries.read')
  expect(insteadOf('#/collections/new/page/~/', a('reviewer'))).toBe('#/screens/closed?for=content.save')
})

test('where nothing is known of a role, as in local mode, the desk offers everything', () => {
  expect(Object.keys(DOORS).filter((hash) => !isOffered(hash, undefined))).toEqual([])
  expect(homeOf(undefined)).toBe('#/screens/start')
})

test('whoever works on drafts only reads at the addresses that save what to do, and is led home from there once a draft is open', () => {
  const onSite = { ...a('editor'), draftsOnly: 'others' as const }
  expect(insteadOf('#/screens/new', onSite)).toBe('#/screens/closed?for=content.save')
  expect(insteadOf('#/screens/closed?for=content.save', onSite)).toBeUndefined()
  expect(insteadOf('#/screens/closed?for=content.save', a('editor'))).toBe('#/screens/start')
  expect(insteadOf('#/~/about', onSite)).toBeUndefined()
})
