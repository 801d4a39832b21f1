import { createForm } from 'final-form'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { FromPage, ToPage } from '../../src/features/preview/rules/frame-messages.ts'
import { listenToPage } from '../../tina/admin/page/listen.ts'
import type { Cms, Form, FormValues } from '../../tina/admin/saving/form.ts'
import { rememberChanges } from '../../tina/admin/undo/history.ts'

const ID = 'content/page/a.json'
const HEADING = 'q---page.blocks.0.translations.ar.heading'
const fields = [
  {
    name: 'blocks',
    label: 'Sections',
    type: 'object',
    list: true,
    templates: [
      {
        name: 'text',
        label: 'Text',
        fields: [
          { name: 'heading', label: 'Heading', type: 'string' },
          { name: 'body', label: 'Text', type: 'rich-text' },
          {
            name: 'translations',
            type: 'object',
            fields: [{ name: 'ar', type: 'object', fields: [{ name: 'heading', label: 'Heading', type: 'string' }] }],
          },
        ],
      },
    ],
  },
]

const told: ToPage[] = []
const frame = { location: { pathname: '/ar/a' }, postMessage: (message: ToPage) => void told.push(message) }
const focus = vi.fn()
let hear: Record<string, (event: object) => void> = {}
let form: Form
let cms: Cms & { dispatch: ReturnType<typeof vi.fn> }
const turn: { turn?: string } = {}

beforeEach(() => {
  vi.useFakeTimers()
  told.length = 0
  hear = {}
  focus.mockClear()
  vi.stubGlobal('window', {
    location: { origin: 'https://site.example', hash: '#/~/a' },
    localStorage: { getItem: () => 'ar', setItem: () => {} },
    addEventListener: (name: string, listener: (event: object) => void) => Object.assign(hear, { [name]: listener }),
  })
  vi.stubGlobal('CSS', { escape: (text: string) => text })
  vi.stubGlobal('document', {
    body: { dataset: turn },
    addEventListener: () => {},
    querySelector: (selector: string) => (selector === '#tina-iframe' ? { contentWindow: frame } : { focus }),
  })
  const initialValues = { blocks: [{ _template: 'text', heading: 'A', translations: { ar: { heading: 'أ' } } }] }
  const finalForm = createForm<FormValues>({ onSubmit: async () => {}, initialValues })
  form = { id: ID, path: ID, finalForm, initialValues, values: initialValues } as unknown as Form
  Object.defineProperty(form, 'values', { get: () => finalForm.getState().values })
  rememberChanges(form)
  cms = {
    dispatch: vi.fn(),
    state: {
      activeFormId: ID,
      forms: [{ tinaForm: form }],
      formLists: [{ id: 'q', items: [{ type: 'document', path: 'page', formId: ID }] }],
    },
    api: { tina: { schema: { getCollectionByFullPath: () => ({ fields }) } } },
  } as unknown as typeof cms
  listenToPage(cms)
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

function ask(data: FromPage | { type: 'field:selected' }, source: object = frame) {
  hear.message?.({ data, source, origin: 'https://site.example' })
  vi.advanceTimersByTime(0)
}

test('a short text may be written in the page, goes to its field, and is taken back from there', () => {
  ask({ type: 'page:write', name: HEADING, shown: 'أ' })
  expect(told).toEqual([{ type: 'desk:write', name: HEADING, label: 'Heading, Arabic', text: 'أ', instead: 'أ' }])
  ask({ type: 'page:written', name: HEADING, text: 'ب' })
  expect(form.values.blocks).toMatchObject([{ heading: 'A', translations: { ar: { heading: 'ب' } } }])
  ask({ type: 'page:key', key: 'undo' })
  expect(form.values.blocks).toMatchObject([{ translations: { ar: { heading: 'أ' } } }])
  ask({ type: 'page:key', key: 'redo' })
  expect(form.values.blocks).toMatchObject([{ translations: { ar: { heading: 'ب' } } }])
})

test('another text is led to in its form', () => {
  ask({ type: 'page:write', name: 'q---page.blocks.0.body', shown: '' })
  expect([told, focus.mock.calls.length, turn.turn]).toEqual([[], 1, 'form'])
  ask({ type: 'page:write', name: 'elsewhere---page.blocks.0.heading', shown: 'A' })
  expect(told).toEqual([])
})

test('a tapped text shows the form; who comes to see a page sees the page', () => {
  expect(turn.turn).toBe('page')
  ask({ type: 'field:selected' })
  expect(turn.turn).toBe('form')
  window.location.hash = '#/~/b'
  hear.hashchange?.({})
  expect(turn.turn).toBe('page')
  window.location.hash = `#/~/b?${new URLSearchParams({ form: ID, field: 'title' })}`
  hear.hashchange?.({})
  expect(turn.turn).toBe('form')
})

test('a section is wanted in its place, and nobody but the page is heard', () => {
  ask({ type: 'page:add', name: 'q---page.blocks.0', isAfter: true }, {})
  expect(cms.dispatch).not.toHaveBeenCalled()
  ask({ type: 'page:add', name: 'q---page.blocks.0', isAfter: true })
  expect(cms.dispatch).toHaveBeenCalledWith({ type: 'forms:set-active-field-name', value: { formId: ID, fieldName: '' } })
})
