import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { keepListsWhole } from '../../tina/admin/shell/forms/whole-lists'

type State = { forms: { tinaForm: { id: string } }[]; formLists: { id: string; items: object[] }[]; activeFormId: string | null }
type Action = { type: string; value?: unknown }

/** The reducer of the pinned Tina, cut out of its file: it is exported by none. */
function reducerOfTina(): (state: State, action: Action) => State {
  const tina = readFileSync('node_modules/tinacms/dist/index.js', 'utf8')
  const [, text = ''] = /\n(function tinaReducer\([\s\S]*?)\nconst INVALID_CMS_ERROR/.exec(tina) ?? []
  return new Function(`${text}; return tinaReducer`)()
}

const reduce = reducerOfTina()
const form = (id: string, global = false) => ({ id, global, getActiveField: () => ({ label: id, name: id }) })
const item = (formId: string) => ({ type: 'document', formId, path: formId, subItems: [] })
const list = (id: string, ...formIds: string[]) => ({ type: 'form-lists:add', value: { id, formIds, items: formIds.map(item) } })

/** An admin whose state is made by Tina's reducer, as its provider does. */
function admin({ guarded = true, hash = '#/~/about', opened = new Set(['one', 'first', 'second']) } = {}) {
  const cms: { dispatch?: (action: Action) => void } = {}
  let state = { forms: [], formLists: [], breadcrumbs: [], activeFormId: null } as State
  if (guarded) keepListsWhole(cms, () => hash, opened)
  cms.dispatch = (action) => {
    state = reduce(state, action)
  }
  return { send: (action: Action) => cms.dispatch?.(action), state: () => state }
}

/** A page is left for the next one while its forms are read: what is shared is taken away before the next list comes. */
const hurry = (): Action[] => [
  { type: 'forms:add', value: form('settings', true) },
  { type: 'forms:add', value: form('home') },
  list('first', 'settings', 'home'),
  { type: 'form-lists:remove', value: 'first' },
  { type: 'forms:add', value: form('about') },
  list('second', 'settings', 'about'),
]

test('Tina’s own reducer fails where a list comes whose forms are gone', () => {
  const { send } = admin({ guarded: false })
  expect(() => hurry().map(send)).toThrow(/tinaForm/)
})

test('a list brings back the forms that were taken away before it came', () => {
  const { send, state } = admin()
  for (const action of hurry()) send(action)
  expect(state().forms.map(({ tinaForm }) => tinaForm.id)).toEqual(['about', 'settings'])
  expect(state().activeFormId).toBe('about')
})

test('what was never a form is left out of its list, and all else of it is there', () => {
  const { send, state } = admin()
  send({ type: 'forms:add', value: form('about') })
  send({ type: 'form-lists:add', value: { ...list('one', 'gone', 'about').value } })
  expect(state().formLists[0]?.items).toEqual([item('about')])
  expect(state().activeFormId).toBe('about')
})

test('a list that comes when the page has been left for a screen is dropped', () => {
  const { send, state } = admin({ hash: '#/screens/start' })
  for (const action of hurry()) send(action)
  expect(state().formLists).toEqual([])
})

test('a list that was read for the page before is dropped: it would be the one whose form is shown', () => {
  const opened = new Set(['first'])
  const { send, state } = admin({ opened })
  send({ type: 'forms:add', value: form('home') })
  send({ type: 'form-lists:clear' })
  opened.add('second')
  send({ type: 'forms:add', value: form('about') })
  send(list('first', 'home'))
  send(list('second', 'about'))
  expect(state().formLists.map(({ id }) => id)).toEqual(['second'])
  expect(state().activeFormId).toBe('about')
})

test('all other news goes to Tina as it is, also after it has drawn anew', () => {
  const { send, state } = admin()
  send({ type: 'forms:add', value: form('home') })
  send({ type: 'forms:add', value: form('about') })
  send(list('one', 'home', 'about'))
  send({ type: 'forms:set-active-form-id', value: 'about' })
  expect(state().activeFormId).toBe('about')
  send({ type: 'forms:remove', value: 'about' })
  send({ type: 'form-lists:clear' })
  expect(state()).toMatchObject({ forms: [], formLists: [], activeFormId: null })
})
