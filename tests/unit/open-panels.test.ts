import { readFileSync } from 'node:fs'
import { createForm } from 'final-form'
import arrayMutators from 'final-form-arrays'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { Form, FormValues } from '../../tina/admin/saving/form.ts'
import { leadToProblem, problemOf } from '../../tina/admin/saving/lead-to-problem.ts'
import { openPanels } from '../../tina/admin/shell/forms/open-panels.ts'
import { isLeftOut } from '../../tina/fields/checked.ts'

const TINA = readFileSync('node_modules/tinacms/dist/index.js', 'utf8')

const fields = [
  { name: 'title', label: 'Title', type: 'string', required: true },
  {
    name: 'blocks',
    label: 'Sections',
    type: 'object',
    list: true,
    templates: [{ name: 'text', label: 'Text', fields: [{ name: 'heading', label: 'Heading', type: 'string', required: true }] }],
  },
] as const

/** A form as Tina has it, with the values of a page. */
function formOf(initialValues: FormValues, onSubmit = async () => {}) {
  const finalForm = createForm<FormValues>({ onSubmit, initialValues, mutators: { ...arrayMutators } as never })
  return { id: 'content/page/a.json', path: 'content/page/a.json', finalForm } as unknown as Form
}

const cms = { dispatch: vi.fn(), alerts: { error: vi.fn() }, api: { tina: { schema: { getCollectionByFullPath: () => ({ fields }) } } } }
beforeEach(() => void vi.clearAllMocks())

describe('a panel with a wrong field', () => {
  const wrong = () => {
    const form = formOf({ title: '' })
    ;(form.finalForm as unknown as ReturnType<typeof createForm<FormValues>>).registerField(
      'title',
      () => {},
      {},
      { getValidator: () => (value) => (value ? undefined : 'Title must not be empty.') },
    )
    return form
  }

  test('holds nobody, and leaves Save to be pressed', () => {
    expect(wrong().finalForm.getState().invalid).toBe(true)
    const form = wrong()
    openPanels(form)
    expect(form.finalForm.getState()).toMatchObject({ invalid: false, valid: true, hasValidationErrors: false })
    const seen = vi.fn()
    form.finalForm.subscribe(seen, { invalid: true, hasValidationErrors: true })
    expect(seen).toHaveBeenCalledWith({ invalid: false, hasValidationErrors: false })
  })

  test('is what Tina asks about in these places of its pinned version, and nowhere else', () => {
    const asks = [...TINA.matchAll(/const state = tinaForm\.finalForm\.getState\(\);[^}]*?if \(state\.invalid === true\)/g)]
    expect([asks.length, TINA.split('Cannot navigate away from an invalid form').length - 1]).toEqual([4, 4])
    expect(TINA).toContain('const canSubmit = !pristine && !submitting && !hasValidationErrors && !(invalid && !dirtySinceLastSubmit)')
  })
})

describe('Save', () => {
  test('leads to the first wrong field of the whole document, says why, and sends nothing', async () => {
    const send = vi.fn(async () => {})
    const form = formOf(
      {
        title: 'A',
        blocks: [
          { _template: 'text', heading: 'H' },
          { _template: 'text', heading: ' ' },
        ],
      },
      send,
    )
    leadToProblem(cms as never, form)
    await form.finalForm.submit()
    expect(send).not.toHaveBeenCalled()
    expect(cms.dispatch).toHaveBeenCalledWith({
      type: 'forms:set-active-field-name',
      value: { formId: form.id, fieldName: 'blocks.1.heading' },
    })
    expect(cms.alerts.error).toHaveBeenCalledWith(
      'Not saved yet: Sections › 2 Text › Heading must not be empty. Your text is still in the form.',
    )
    form.finalForm.change('blocks.1.heading', 'Now')
    await form.finalForm.submit()
    expect(send).toHaveBeenCalledTimes(1)
  })

  test('says how many more places need a look', () => {
    expect(problemOf([...fields] as never, { title: '', blocks: [{ _template: 'text', heading: '' }] })?.message).toMatch(
      /1 more place needs a look/,
    )
  })
})

describe('a group that may be left out', () => {
  const picture = [
    { name: 'src', type: 'image', required: true },
    { name: 'alt', type: 'string', required: true },
  ] as never
  const values = (src: string) => ({ blocks: [{ picture: { src, alt: '' } }] })

  test('asks for nothing once it is cleared, as the server does', () => {
    expect(isLeftOut([picture], values(''), 'blocks.0.picture.alt')).toBe(true)
    expect(isLeftOut([picture], values('/media/a.webp'), 'blocks.0.picture.alt')).toBe(false)
    expect(isLeftOut([picture], {}, 'picture.alt')).toBe(true)
    expect(isLeftOut([], values(''), 'blocks.0.picture.alt')).toBe(false)
  })
})
