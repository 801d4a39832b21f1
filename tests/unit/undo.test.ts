import { createForm } from 'final-form'
import arrayMutators from 'final-form-arrays'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { placeOf as formPlaceOf, namesOf } from '../../tina/admin/page/names.ts'
import type { Cms, Form, FormValues } from '../../tina/admin/saving/form.ts'
import { changesBetween, withValue } from '../../tina/admin/undo/changes.ts'
import { bringBack, deletionsIn, pastSteps, redo, rememberChanges, undo } from '../../tina/admin/undo/history.ts'
import { fieldOf, placeOf } from '../../tina/admin/undo/lead.ts'
import { nameOfItem } from '../../tina/admin/undo/removed.ts'
import { meaningOf } from '../../tina/admin/unsaved/meaning.ts'

const rich = (text: string) => ({ type: 'root', children: [{ type: 'p', children: [{ type: 'text', text }] }] })
const section = (heading: string, more = {}) => ({ _template: 'text', heading, ...more })

/** A form as the admin has it, which remembers what is done in it. */
function opened(initialValues: FormValues, id = 'content/page/a.json') {
  const finalForm = createForm<FormValues>({ onSubmit: async () => {}, initialValues, mutators: { ...arrayMutators } as never })
  const isEqual = (one: unknown, other: unknown) => meaningOf(one) === meaningOf(other)
  for (const name of Object.keys(initialValues)) finalForm.registerField(name, () => {}, {}, { isEqual })
  const form = {
    id,
    path: id,
    finalForm,
    get values() {
      return finalForm.getState().values
    },
    get initialValues() {
      return finalForm.getState().initialValues
    },
  } as unknown as Form
  rememberChanges(form)
  return form
}

/** The admin with these forms open. */
function desk(...forms: Form[]) {
  const dispatch = vi.fn()
  const schema = { getCollectionByFullPath: () => ({ fields: [{ name: 'title', label: 'Title', type: 'string' }] }) }
  return {
    dispatch,
    state: { forms: forms.map((tinaForm) => ({ tinaForm })), formLists: [], activeFormId: null },
    api: { tina: { schema } },
  } as unknown as Cms & { dispatch: typeof dispatch }
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('document', { querySelector: () => null })
  vi.stubGlobal('window', { localStorage: { getItem: () => 'ar', setItem: () => {} } })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})
/** What is done after it is a step of its own. */
const pause = () => vi.advanceTimersByTime(2000)
const type = (form: Form, field: string, text: string) => {
  for (let length = 1; length <= text.length; length += 1) form.finalForm.change(field, text.slice(0, length))
}

describe('what is typed', () => {
  test('into one field is taken back at once, and the form is not unsaved after it', () => {
    const form = opened({ title: 'Old', body: rich('One') })
    const cms = desk(form)
    type(form, 'title', 'New')
    expect(form.finalForm.getState().dirty).toBe(true)
    undo(cms)
    expect([form.values.title, form.finalForm.getState().dirty]).toEqual(['Old', false])
    redo(cms)
    expect(form.values.title).toBe('New')
  })

  test('after a pause, or into another field, is taken back by itself', () => {
    const form = opened({ title: 'Old', lead: '' })
    const cms = desk(form)
    type(form, 'title', 'New')
    pause()
    form.finalForm.change('title', 'New one')
    form.finalForm.change('lead', 'L')
    undo(cms)
    expect(form.values).toEqual({ title: 'New one', lead: '' })
    undo(cms)
    expect(form.values.title).toBe('New')
    undo(cms)
    expect(form.values.title).toBe('Old')
    undo(cms)
    expect(form.values.title).toBe('Old')
  })

  test('and taken away again within a moment is nothing that was done', () => {
    const form = opened({ title: 'Old' })
    const cms = desk(form)
    form.finalForm.change('title', 'Older')
    pause()
    form.finalForm.change('title', 'x')
    form.finalForm.change('title', 'Older')
    undo(cms)
    expect(form.values.title).toBe('Old')
  })

  test('beside what the form notes of a translation is one step with it', () => {
    const form = opened({ title: 'Old', translations: { ar: { title: 'قديم', sources: 'a' } } })
    const cms = desk(form)
    form.finalForm.change('translations.ar.title', 'جديد')
    pause()
    form.finalForm.change('translations.ar.sources', 'b')
    undo(cms)
    expect(form.values.translations).toEqual({ ar: { title: 'قديم', sources: 'a' } })
    expect(form.finalForm.getState().dirty).toBe(false)
    redo(cms)
    expect(form.values.translations).toEqual({ ar: { title: 'جديد', sources: 'b' } })
  })

  test('into a long text lets its editor begin anew with what was before', () => {
    const form = opened({ body: rich('One') })
    const cms = desk(form)
    const reset = vi.spyOn(form.finalForm, 'reset')
    form.finalForm.change('body', rich('Two'))
    undo(cms)
    expect(form.values.body).toEqual(rich('One'))
    expect(reset).toHaveBeenCalledTimes(1)
    expect(form.finalForm.getState().dirty).toBe(false)
  })

  test('a field that was emptied and written again is as it was', () => {
    const form = opened({ group: { a: 'x', b: 'y' } })
    form.finalForm.change('group.a', undefined)
    form.finalForm.change('group.a', 'x')
    expect(form.finalForm.getState().dirty).toBe(false)
  })
})

describe('sections', () => {
  const page = () => opened({ blocks: ['a', 'b', 'c'].map((heading) => section(heading)) })
  const headings = (form: Form) => (form.values.blocks as { heading: string }[]).map(({ heading }) => heading).join('')

  test.each(['of a section that was there', 'of a section that was new', 'of a row in a section that was new'])(
    'once the form is put back nothing is said to be deleted any more, %s; to undo that says it again',
    (what) => {
      const form = page()
      const cms = desk(form)
      form.finalForm.change('title', 'Typed')
      if (what.includes('new'))
        form.finalForm.mutators.insert('blocks', 1, section('new', { items: [{ title: 'row' }, { title: 'other' }] }))
      if (what.includes('row')) form.finalForm.mutators.remove('blocks.1.items', 0)
      else form.finalForm.mutators.remove('blocks', 1)
      expect(deletionsIn(pastSteps(), form)).toHaveLength(1)
      form.finalForm.reset(form.initialValues)
      expect([headings(form), deletionsIn(pastSteps(), form)]).toEqual(['abc', []])
      undo(cms)
      expect(deletionsIn(pastSteps(), form)).toHaveLength(1)
    },
  )

  test('added, moved, hidden and deleted come back step by step, and go again', () => {
    const form = page()
    const cms = desk(form)
    const { insert, move, remove } = form.finalForm.mutators
    insert('blocks', 1, section('n'))
    move('blocks', 0, 3)
    form.finalForm.change('blocks.2.hidden', true)
    remove('blocks', 0)
    const end = form.values.blocks
    expect(headings(form)).toBe('bca')
    undo(cms)
    expect(headings(form)).toBe('nbca')
    undo(cms)
    expect((form.values.blocks as { hidden?: boolean }[])[2]?.hidden).toBeUndefined()
    undo(cms)
    expect(headings(form)).toBe('anbc')
    undo(cms)
    expect([headings(form), form.finalForm.getState().dirty]).toEqual(['abc', false])
    for (let step = 0; step < 4; step += 1) redo(cms)
    expect(meaningOf(form.values.blocks)).toBe(meaningOf(end))
  })

  test('that were deleted are named, and come back into their places, whatever was done since', () => {
    const form = page()
    const cms = desk(form)
    form.finalForm.mutators.remove('blocks', 0)
    form.finalForm.mutators.remove('blocks', 1)
    const past = pastSteps()
    expect(deletionsIn(past, form).map(({ name, index }) => [name, index])).toEqual([
      ['a', 0],
      ['c', 1],
    ])
    expect(deletionsIn(past, opened({}))).toEqual([])
    pause()
    form.finalForm.change('blocks.0.heading', 'B')
    bringBack(cms, deletionsIn(past, form)[0] as never)
    expect(headings(form)).toBe('aB')
    expect(deletionsIn(past, form).map(({ name }) => name)).toEqual(['c'])
    for (let step = 0; step < 4; step += 1) undo(cms)
    expect([headings(form), form.finalForm.getState().dirty]).toEqual(['abc', false])
  })

  test('hold their own rows: one that was deleted comes back into its section wherever that is by now, and is not offered without it', () => {
    const row = (text: string) => ({ text })
    const form = opened({ blocks: [section('a', { rows: [row('1'), row('2')] }), section('b', { rows: [row('3')] })] })
    const cms = desk(form)
    const { move, remove } = form.finalForm.mutators
    remove('blocks.0.rows', 0)
    remove('blocks.1.rows', 0)
    move('blocks', 0, 1)
    const [one, other] = deletionsIn(pastSteps(), form)
    bringBack(cms, one as never)
    bringBack(cms, other as never)
    expect(form.values.blocks).toEqual([section('b', { rows: [row('3')] }), section('a', { rows: [row('1'), row('2')] })])
    pause()
    remove('blocks.1.rows', 1)
    const last = deletionsIn(pastSteps(), form).at(-1)
    remove('blocks', 1)
    expect(deletionsIn(pastSteps(), form).map(({ list }) => list)).toEqual(['blocks'])
    const before = form.values
    bringBack(cms, last as never)
    expect(form.values).toBe(before)
  })

  test('deleted last of all come back as by Undo', () => {
    const form = page()
    const cms = desk(form)
    form.finalForm.mutators.remove('blocks', 2)
    bringBack(cms, deletionsIn(pastSteps(), form)[0] as never)
    expect([headings(form), form.finalForm.getState().dirty]).toEqual(['abc', false])
    redo(cms)
    expect(headings(form)).toBe('ab')
  })
})

describe('several forms', () => {
  test('are one way back; a form that was closed is passed over', () => {
    const [one, other, gone] = [opened({ t: '1' }, 'content/page/1.json'), opened({ t: '2' }, 'content/page/2.json'), opened({ t: '3' })]
    const cms = desk(one, other)
    one.finalForm.change('t', 'one')
    other.finalForm.change('t', 'other')
    gone.finalForm.change('t', 'gone')
    undo(cms)
    expect([one.values.t, other.values.t, gone.values.t]).toEqual(['one', '2', 'gone'])
    expect(cms.dispatch).toHaveBeenCalledWith({
      type: 'forms:set-active-field-name',
      value: { formId: 'content/page/2.json', fieldName: 't' },
    })
    undo(cms)
    expect(one.values.t).toBe('1')
  })

  test('a save is no end: what was done before it can be taken back; what others saved is', () => {
    const form = opened({ t: '1' })
    const cms = desk(form)
    form.finalForm.change('t', '2')
    form.finalForm.initialize({ t: '2' })
    undo(cms)
    expect([form.values.t, form.finalForm.getState().dirty]).toEqual(['1', true])
    redo(cms)
    form.finalForm.reset({ t: 'by others' })
    undo(cms)
    expect(form.values.t).toBe('by others')
  })

  test('what was put back to the saved text can be had again', () => {
    const form = opened({ t: '1', u: '' })
    const cms = desk(form)
    form.finalForm.change('t', '2')
    form.finalForm.change('u', '3')
    form.finalForm.reset(form.initialValues)
    expect(form.values).toEqual({ t: '1', u: '' })
    undo(cms)
    expect(form.values).toEqual({ t: '2', u: '3' })
  })
})

describe('where a step leads', () => {
  const list = (...headings: string[]) => headings.map((heading) => section(heading))
  test('to the text; to the list for an item that came, went, moved or was hidden', () => {
    expect(fieldOf({ path: 'blocks.1.heading', before: 'a', after: 'b' })).toBe('blocks.1.heading')
    expect(fieldOf({ path: 'blocks', before: list('a'), after: [] })).toBe('')
    expect(fieldOf({ path: 'blocks.1.items', before: list('a'), after: [] })).toBe('blocks.1')
    expect(fieldOf({ path: 'blocks.1.hidden', before: undefined, after: true })).toBe('')
    expect(fieldOf({ path: 'blocks.1.points', before: ['a'], after: ['b', 'c'] })).toBe('blocks.1.points')
  })
  test('in the page to the item that is there again', () => {
    const [a, b] = list('a', 'b')
    expect(placeOf({ path: 'blocks', before: [a, b], after: [a] }, 'before')).toBe('blocks.1')
    expect(placeOf({ path: 'blocks', before: [a, b], after: [b] }, 'before')).toBe('blocks.0')
    expect(placeOf({ path: 'blocks', before: [a, b], after: [a] }, 'after')).toBe('blocks.0')
    expect(placeOf({ path: 'blocks.1.hidden', before: undefined, after: true }, 'before')).toBe('blocks.1')
  })
})

test('changes are told as near to the texts as can be, and put in where they belong', () => {
  expect(changesBetween({ a: { b: 'x', c: 1 }, l: ['p'] }, { a: { b: 'y', c: 1 }, l: ['p', 'q'] })).toEqual([
    { path: 'a.b', before: 'x', after: 'y' },
    { path: 'l', before: ['p'], after: ['p', 'q'] },
  ])
  expect(changesBetween({ a: '', body: rich('') }, { a: null })).toEqual([])
  expect(withValue({ l: [{ b: 'x' }] }, 'l.0.b', 'y')).toEqual({ l: [{ b: 'y' }] })
  expect(withValue({ l: [{ b: 'x' }] }, 'l.3.b', 'y')).toEqual({ l: [{ b: 'x' }] })
})

test('an item is called by its heading or title, a document by its file', () => {
  expect(nameOfItem({ heading: 'Our|prices' })).toBe('Our prices')
  expect(nameOfItem({ question: 'content/faq/does-it-hurt.json' })).toBe('does-it-hurt')
  expect(nameOfItem({ _template: 'maps' })).toBe('')
})

test('a field of a form and its name in the page lead to each other, also in documents inside the page', () => {
  const lists = [
    { id: 'q1', items: [{ type: 'document', path: 'page', formId: 'content/page/home.json' }] },
    {
      id: 'q2',
      items: [
        {
          type: 'document',
          path: 'page',
          formId: 'content/page/about.json',
          subItems: [{ type: 'document', path: 'page.blocks.0.member', formId: 'content/teamMember/a.json' }],
        },
      ],
    },
  ]
  expect(namesOf(lists, 'content/page/home.json', 'blocks.0.heading')).toEqual(['q1---page.blocks.0.heading'])
  expect(namesOf(lists, 'content/teamMember/a.json', 'name')).toEqual(['q2---page.blocks.0.member.name'])
  expect(formPlaceOf(lists, 'q2---page.blocks.0.member.name')).toEqual({ form: 'content/teamMember/a.json', field: 'name' })
  expect(formPlaceOf(lists, 'q2---page.blocks.0.members')).toEqual({ form: 'content/page/about.json', field: 'blocks.0.members' })
  expect(formPlaceOf(lists, 'q3---page.title')).toBeUndefined()
})
