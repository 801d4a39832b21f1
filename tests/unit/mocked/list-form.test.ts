import { readFileSync } from 'node:fs'
import { afterEach, expect, test, vi } from 'vitest'
import type { Cms, Form } from '../../../tina/admin/saving/form'
import { saveListForm } from '../../../tina/admin/saving/list-form'

vi.mock('tinacms', () => ({ isSessionExpiredError: () => false }))
const asked = vi.hoisted(() => ({ also: undefined as object[] | undefined }))
vi.mock('../../../tina/admin/saving/elsewhere', () => ({ elsewhereFor: async () => asked.also, showSet: async () => {} }))

const TINA = readFileSync('node_modules/tinacms/dist/index.js', 'utf8')
const VALUES = { question: 'Why?', _revision: 'before' }

/** A form at an address of the admin, and what its save sends. */
function formAt(hash: string) {
  vi.stubGlobal('window', { location: { hash } })
  const request = vi.fn(async (query: string, _: object) => (query.startsWith('mutation') ? { _revision: 'after' } : {}))
  const schema = {
    getCollectionByFullPath: () => ({ name: 'faq', path: 'content/faq', fields: [] }),
    transformPayload: (_: string, values: object) => values,
  }
  const cms = { api: { tina: { branch: 'main', request, schema } }, alerts: { success: vi.fn(), error: vi.fn() } }
  let submit: ((values: object) => Promise<void>) | undefined
  const finalForm = {
    setConfig: (_: string, own: typeof submit) => {
      submit = own
    },
    batch: (work: () => void) => work(),
    initialize: (values: typeof VALUES) => {
      form.initialValues = values
    },
    change: () => {},
    subscribe: () => () => {},
  }
  const form = { id: 'content/faq/why.json', initialValues: VALUES, values: VALUES, finalForm }
  saveListForm(cms as unknown as Cms, form as unknown as Form)
  return { save: () => submit?.(VALUES), isOurs: () => submit !== undefined, request }
}
afterEach(() => vi.unstubAllGlobals())

test('a form from a list or the settings is saved as those beside a page are, with what is set elsewhere', async () => {
  asked.also = [{ path: 'content/faq/other.json', field: 'answer', value: '£95', mark: '1' }]
  const { save, request } = formAt('#/collections/edit/faq/~/why')
  await save()
  expect(request.mock.calls[0]).toEqual([
    expect.stringContaining('updateDocument'),
    { variables: expect.objectContaining({ collection: 'faq', relativePath: 'why.json', also: asked.also, opened: 'before' }) },
  ])
  // The next save of the form builds on what this one has saved.
  await save()
  const saves = request.mock.calls.filter(([query]) => query.startsWith('mutation'))
  expect(saves.map(([, sent]) => sent)).toMatchObject([{ variables: { opened: 'before' } }, { variables: { opened: 'after' } }])
  expect(new Set(saves.map(([, sent]) => (sent as { variables: { form: string } }).variables.form)).size).toBe(1)
})

test('whoever goes back to the form from the question saves nothing', async () => {
  asked.also = undefined
  const { save, request } = formAt('#/collections/edit/faq/~/why')
  await save()
  expect(request).not.toHaveBeenCalled()
})

test('a new document, and a form beside its page, are left to their own ways', () => {
  for (const hash of ['#/collections/new/faq/~', '#/~/about', '']) expect(formAt(hash).isOurs(), hash).toBe(false)
})

test('Tina still makes these forms by the path of their document', () => {
  expect(TINA).toContain(['id: canonicalPath(`$', '{schemaCollection.path}/$', '{relativePath}`),'].join(''))
})
