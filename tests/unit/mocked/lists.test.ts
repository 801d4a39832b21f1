import { readFileSync } from 'node:fs'
import { expect, test, vi } from 'vitest'
import type { ListedDocument } from '../../../src/features/lists/rules/list.ts'
import { kindAt, listInstead } from '../../../tina/admin/lists/kinds'
import { opensAt } from '../../../tina/admin/lists/row'
import { deleteQuestion, languageOf, stateOf } from '../../../tina/admin/lists/sentences'
import { type ListView, shownOf, statesOf } from '../../../tina/admin/lists/states'
import { wayOf } from '../../../tina/admin/shell/bar'

vi.mock('tinacms', () => ({ useCMS: () => ({}) }))

const row = (title: string, more: Partial<ListedDocument> = {}): ListedDocument => ({
  path: `content/treatment/${title.toLowerCase()}.json`,
  version: '',
  sections: ['pageHero', 'faq'],
  title,
  isShown: more.visibility !== 'unpublished',
  note: '',
  cities: [],
  shows: [],
  languages: [],
  entriesIn: [],
  usedBy: [],
  ...more,
})
const language = (stale: number, missing: number) => ({ language: 'ar' as const, stale, missing })
const NOTHING = { unsaved: new Set<string>(), errors: new Map<string, number>() }
const ALL: ListView = { search: '', group: '', city: '', state: '', sort: 'name' }

test('Tina’s addresses of lists lead to ours, and no others', () => {
  const to = ['#/collections/page/~', '#/collections/page', '#/collections/faq/~/folder', '#/collections/siteSettings/~'].map(listInstead)
  expect(to).toEqual(['#/screens/pages', '#/screens/pages', '#/screens/questions', '#/screens/settings'])
  const others = ['#/collections/edit/faq/~/cost', '#/collections/new/page/~/', '#/~/about', '#/screens/pages', '#/collections/other/~', '']
  expect(others.map(listInstead)).toEqual(others.map(() => undefined))
  expect(listInstead('/admin#/collections/treatment/~')).toBe('#/screens/treatments')
  expect(['#/screens/team', '#/screens/reviews?x=1', '#/screens/start'].map(kindAt)).toEqual(['teamMember', 'testimonial', undefined])
})

test('the bar marks the list where one is', () => {
  expect(['#/screens/pages', '#/screens/treatments', '#/screens/questions'].map((hash) => wayOf(hash).label)).toEqual([
    'Pages',
    'Treatments',
    '',
  ])
})

test('the pinned Tina has no plugin for its lists, and leads to them by these addresses', () => {
  const tina = readFileSync('node_modules/tinacms/dist/index.js', 'utf8')
  expect(tina).toContain('path: "collections/:collectionName/*"')
  expect(tina).toMatch(/return `\/collections\/\$\{collectionName\}\/~\$\{folderPath \?/)
})

test('a row names the state that wants an eye most', () => {
  const one = row('Peel', { visibility: 'unpublished', languages: [language(1, 2)] })
  expect(statesOf(one, NOTHING)).toEqual(['hidden', 'stale', 'missing'])
  expect(statesOf(one, { unsaved: new Set([one.path]), errors: new Map([[one.path, 1]]) }).slice(0, 2)).toEqual(['unsaved', 'problem'])
  expect(statesOf(row('Peel'), NOTHING)).toEqual(['public'])
  expect(stateOf('missing', one, 0)).toBe('1 language with texts missing')
  expect(stateOf('problem', one, 2)).toBe('2 things to put right')
  expect(stateOf('public', row('Peel', { visibility: 'unlisted' }), 0)).toBe('Public, not listed')
  expect(stateOf('hidden', row('Cost?', { isShown: false }), 0)).toBe('On no page yet')
  expect(languageOf(language(1, 2))).toBe('Arabic: 1 text older than the English, 2 texts missing')
  expect(languageOf(language(0, 0))).toBe('Arabic: up to date')
})

const rows = [
  row('Crème peel', { group: 'peels', cities: ['london'], hand: { author: 'Ada', date: '2026-01-01' } }),
  row('Exilis', { group: 'body', cities: ['london', 'edinburgh'], note: 'From £250', languages: [language(1, 0)] }),
  row('Fillers', { group: 'injectables', cities: ['edinburgh'], visibility: 'unpublished', hand: { author: 'Wei', date: '2026-02-01' } }),
]
const titles = (view: Partial<ListView>, beside = NOTHING) => shownOf(rows, { ...ALL, ...view }, beside).map(({ title }) => title)

test('a list is searched, narrowed and sorted', () => {
  expect(titles({ search: 'creme' })).toEqual(['Crème peel'])
  expect(titles({ search: '250 exi' })).toEqual(['Exilis'])
  expect(titles({ search: 'nothing' })).toEqual([])
  expect(titles({ city: 'edinburgh' })).toEqual(['Exilis', 'Fillers'])
  expect(titles({ city: 'edinburgh', group: 'body' })).toEqual(['Exilis'])
  expect(titles({ state: 'hidden' })).toEqual(['Fillers'])
  expect(titles({ state: 'problem' }, { ...NOTHING, errors: new Map([[rows[1]?.path ?? '', 1]]) })).toEqual(['Exilis'])
  expect(titles({ sort: 'change' })).toEqual(['Fillers', 'Crème peel', 'Exilis'])
  expect(titles({ sort: 'state' })).toEqual(['Fillers', 'Exilis', 'Crème peel'])
})

test('a row opens on the page where visitors see it, with its field where it is no page itself', () => {
  expect(opensAt(row('Peel', { visibility: 'listed', seenAt: '/procedures/peels/peel' }), 'title')).toBe('#/~/procedures/peels/peel')
  const question = row('Cost?', { path: 'content/faq/cost.json', seenAt: '/london' })
  expect(opensAt(question, 'question')).toBe('#/~/london?form=content%2Ffaq%2Fcost.json&field=question')
  expect(opensAt({ ...question, seenAt: undefined }, 'question')).toBe('#/collections/edit/faq/~/cost')
})

test('whoever deletes what others lead to is told who they are', () => {
  expect(deleteQuestion(row('Cost?', { usedBy: ['Home', 'London'] }), true)).toBe('Delete “Cost?”? Home and London lead to it or show it.')
  expect(deleteQuestion(row('Cost?'), false)).toBe('Delete “Cost?”? There is no history here, so it can’t be brought back.')
})
