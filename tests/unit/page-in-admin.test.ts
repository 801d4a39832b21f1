import { readFileSync } from 'node:fs'
import { parseHTML } from 'linkedom'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { around, elementFor, sectionsOf } from '../../src/editing/places.ts'
import { wantedBy } from '../../src/features/preview/rules/desk-keys.ts'
import { collectionOf } from '../../src/server/content/schema.ts'
import { PAGE_LOOK } from '../../tina/admin/page/look.ts'
import { inLanguages } from '../../tina/admin/page/show.ts'
import { sizeIn, widestIn } from '../../tina/admin/page/width.ts'
import { fieldAt, isWritable, statesFact } from '../../tina/admin/page/writable.ts'
import { CROSS, DIALOG } from '../../tina/admin/shell/accessibility/escape-dialogs.ts'

const TINA = readFileSync('node_modules/tinacms/dist/index.js', 'utf8')
afterEach(() => void vi.unstubAllGlobals())

test('the page is shown as wide as chosen, and scaled where there is less room', () => {
  expect(sizeIn(976, 'desktop')).toEqual({ width: 1280, scale: 976 / 1280 })
  expect(sizeIn(1500, 'desktop')).toEqual({ width: 1500, scale: 1 })
  expect(sizeIn(976, 'tablet')).toEqual({ width: 768, scale: 1 })
  expect(sizeIn(300, 'phone').scale).toBeCloseTo(300 / 390)
  expect([1160, 976, 700, 410].map(widestIn)).toEqual(['desktop', 'desktop', 'tablet', 'phone'])
})

describe('a text may be written in the page', () => {
  const page = {
    title: 'T',
    blocks: [
      { _template: 'hero', heading: 'Medicine first.|Beauty follows.', translations: { ar: { heading: 'الطب' } }, lead: 'One.\n\nTwo.' },
    ],
  }
  const fields = collectionOf('content/page/home.json')?.fields ?? []
  const at = (path: string) => fieldAt(fields, page, path)

  test('where it is short, plain, and shown as it is', () => {
    expect(at('blocks.0.heading')?.label).toBe('Heading')
    expect(isWritable(at('blocks.0.heading'), page.blocks[0]?.heading, 'Medicine first. Beauty\u00a0follows.')).toBe(true)
    expect(isWritable(at('blocks.0.translations.ar.heading'), '', 'Medicine first.')).toBe(true)
  })

  test('unless its group says which fact it states', () => {
    const values = { proof: [{ text: '4.7 stars', fact: 'reviews' }, { text: 'Doctors' }] }
    expect(['proof.0.text', 'proof.0.translations.ar.text', 'proof.1.text', 'title'].map((path) => statesFact(values, path))).toEqual([
      true,
      true,
      false,
      false,
    ])
  })

  test('and nowhere else: not a long one, a choice, a fact, a picture, a list, or one that the page shows in other words', () => {
    expect(isWritable(at('blocks.0.lead'), page.blocks[0]?.lead, 'One. Two.')).toBe(false)
    expect(isWritable(at('blocks.0.heading'), 'Lin', 'Book with Lin')).toBe(false)
    expect(isWritable(at('blocks.0.heading'), 'a'.repeat(500), 'a'.repeat(500))).toBe(false)
    expect(isWritable(at('blocks'), [], '')).toBe(false)
    expect(isWritable(at('nothing.here'), 'a', 'a')).toBe(false)
    const plain = { name: 'a', type: 'string' } as const
    expect(isWritable(plain, 'a', 'a')).toBe(true)
    for (const more of [{ options: ['a'] }, { list: true }, { ui: { fact: 'phone' } }, { ui: { clinic: 'london' } }])
      expect(isWritable({ ...plain, ...more }, 'a', 'a'), JSON.stringify(more)).toBe(false)
    for (const type of ['rich-text', 'image', 'number', 'boolean', 'reference'] as const)
      expect(isWritable({ name: 'a', type }, 'a', 'a')).toBe(false)
  })
})

test('a text is found in the page in its own language, in that of the forms, and in English', () => {
  expect(inLanguages('blocks.0.heading', undefined)).toEqual(['blocks.0.heading'])
  expect(inLanguages('blocks.0.heading', 'ar')).toEqual(['blocks.0.heading', 'blocks.0.translations.ar.heading'])
  expect(inLanguages('blocks.0.translations.ar.heading', 'ar')).toEqual(['blocks.0.translations.ar.heading', 'blocks.0.heading'])
})

describe('a place in the page', () => {
  const show = (html: string) => {
    const { document } = parseHTML(`<html><body><main>${html}</main></body></html>`)
    // What linkedom lacks of a browser.
    for (const element of document.querySelectorAll('*')) Object.assign(element, { checkVisibility: () => !element.hasAttribute('hidden') })
    vi.stubGlobal('document', document)
  }
  const PAGE = `
    <section id="a"><div><h2 data-tina-field="q---page.blocks.0.heading">A</h2></div></section>
    <div class="wrap"><section id="b"><ul><li><b data-tina-field="q---page.blocks.2.items.0.text">B</b></li>
      <li id="item"><b data-tina-field="q---page.blocks.2.items.1.text">C</b><i data-tina-field="q---page.blocks.2.items.1.note">D</i></li></ul></section></div>
    <section id="c"><h2 data-tina-field="other---page.blocks.1.heading">E</h2></section>`

  test('is the text itself, else the nearest thing around it, up to its section', () => {
    show(PAGE)
    const id = (...names: string[]) => elementFor(names)?.id || elementFor(names)?.textContent
    expect(id('q---page.blocks.0.heading')).toBe('A')
    expect(id('q---page.blocks.0.lead')).toBe('a')
    expect(id('q---page.blocks.2.items.1')).toBe('item')
    expect(id('q---page.blocks.2')).toBe('b')
    expect(id('q---page.blocks.7.heading')).toBeUndefined()
    expect(id('q---page.title')).toBeUndefined()
    expect(around('q---page.blocks.2.items.0.text')).toEqual(['q---page.blocks.2.items.0', 'q---page.blocks.2.items', 'q---page.blocks.2'])
  })

  test('between sections is told by the sections of the page’s own document', () => {
    show(PAGE)
    expect(sectionsOf('q').map(({ index, name, title, element }) => [index, name, title, element.id || element.className])).toEqual([
      [0, 'q---page.blocks.0', 'A', 'a'],
      [2, 'q---page.blocks.2', '', 'wrap'],
    ])
    expect(sectionsOf('none')).toEqual([])
  })
})

test('the keys of Undo and Save are those of the system, on every keyboard', () => {
  const press = (key: string, more = {}) =>
    wantedBy({ key, ctrlKey: false, metaKey: false, shiftKey: false, altKey: false, ...more } as KeyboardEvent)
  expect(press('z', { ctrlKey: true })).toBe('undo')
  expect(press('Z', { metaKey: true, shiftKey: true })).toBe('redo')
  expect(press('y', { ctrlKey: true })).toBe('redo')
  expect([press('s', { ctrlKey: true }), press('s', { metaKey: true })]).toEqual(['save', 'save'])
  expect([press('z'), press('s'), press('s', { ctrlKey: true, shiftKey: true })]).toEqual([undefined, undefined, undefined])
  expect(press('z', { ctrlKey: true, altKey: true })).toBeUndefined()
})

test('the pinned Tina has the frame, the panel and the dialogs that are dressed here', () => {
  for (const part of [
    'fixed top-0 left-0 h-dvh z-base',
    'relative h-dvh transform flex',
    '"flex-1 min-h-0" }, /* @__PURE__ */ React__default.createElement(Preview',
  ])
    expect(TINA, part).toContain(part)
  expect(PAGE_LOOK).toContain('.flex-1.min-h-0:has(> #tina-iframe)')
  expect(TINA).toContain('className: "fixed inset-0 z-modal w-screen h-dvh overflow-y-auto"')
  expect(TINA).toContain('className: "ml-auto flex justify-self-end items-center fill-gray-400 cursor-pointer')
  expect([DIALOG, CROSS]).toEqual(['.fixed.inset-0.z-modal', '.ml-auto.justify-self-end.cursor-pointer'])
  // Long texts begin anew by this, when they are taken back.
  expect(TINA.split('props.form.reset = (initialValues) => {').length - 1).toBe(2)
})
