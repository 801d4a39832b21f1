import { parseHTML } from 'linkedom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { writeHere } from '../../src/editing/write-here.ts'

const NAME = 'q---page.blocks.0.translations.ar.heading'
const told: { type: string; name: string; text: string }[] = []
let document: Document
let Happening: typeof Event
/** What a browser does once the page was drawn anew. */
let drawn = () => {}

beforeEach(() => {
  told.length = 0
  const page = parseHTML(`<html lang="ar"><body><main><section>
    <details><summary><span id="text" class="h2" lang="en" data-tina-field="${NAME}">Our prices</span></summary></details>
    <a id="link" href="/x" data-tina-field="q---page.link">More</a></section></main></body></html>`)
  document = page.document as unknown as Document
  Happening = page.Event as unknown as typeof Event
  // What linkedom lacks of a browser.
  const selection = { collapse: () => {}, selectAllChildren: () => {}, collapseToEnd: () => {}, focusOffset: 0 }
  Object.assign(document, { hasFocus: () => true, execCommand: vi.fn() })
  vi.stubGlobal('document', document)
  vi.stubGlobal(
    'MutationObserver',
    class {
      constructor(look: () => void) {
        drawn = look
      }
      observe() {}
      disconnect() {
        drawn = () => {}
      }
    },
  )
  vi.stubGlobal('window', {
    getSelection: () => selection,
    location: { origin: 'https://site.example' },
    parent: { postMessage: (message: (typeof told)[number]) => told.push(message) },
  })
})
afterEach(() => void vi.unstubAllGlobals())

const original = (id = 'text') => document.getElementById(id) as HTMLElement
const box = () => document.querySelector<HTMLElement>('[data-writing]')
const write = (more = {}, id = 'text') =>
  writeHere({ type: 'desk:write', name: NAME, label: 'Heading, Arabic', text: '', instead: 'Our prices', ...more }, original(id), undefined)
const press = (key: string) => {
  const event = Object.assign(new Happening('keydown', { bubbles: true, cancelable: true }), { key })
  box()?.dispatchEvent(event)
  return event
}

test('a box that looks like the text takes its place, in the language that is written, with a name', () => {
  write()
  expect(original().dataset.written).toBe('')
  expect(box()?.previousElementSibling).toBe(original())
  expect([box()?.localName, box()?.className, box()?.lang, box()?.getAttribute('contenteditable')]).toEqual([
    'span',
    'h2',
    'ar',
    'plaintext-only',
  ])
  expect([box()?.getAttribute('role'), box()?.getAttribute('aria-label'), box()?.dataset.writing]).toEqual([
    'textbox',
    'Heading, Arabic',
    'Our prices',
  ])
  expect(box()?.hasAttribute('data-tina-field')).toBe(false)
})

test('each letter goes to the form as one line; Enter and Escape end it', () => {
  for (const key of ['Enter', 'Escape']) {
    write({ text: 'A' })
    const written = box() as HTMLElement
    written.textContent = 'A\u00a0new\n line'
    written.dispatchEvent(new Happening('input'))
    expect(told.at(-1)).toEqual({ type: 'page:written', name: NAME, text: 'A new line' })
    expect(press(key).defaultPrevented).toBe(true)
    expect([box(), original().dataset.written]).toEqual([null, undefined])
  }
})

test('what is pasted is plain, and a space presses no question open', () => {
  write()
  const clipboardData = { getData: (type: string) => (type === 'text/plain' ? 'two\nlines' : '<b>two</b>') }
  box()?.dispatchEvent(Object.assign(new Happening('paste', { cancelable: true }), { clipboardData }))
  expect(document.execCommand).toHaveBeenLastCalledWith('insertText', false, 'two lines')
  expect(press(' ').defaultPrevented).toBe(true)
  expect(document.execCommand).toHaveBeenLastCalledWith('insertText', false, ' ')
})

test('a link is written in a box that is none', () => {
  write({ name: 'q---page.link', text: 'More' }, 'link')
  expect([box()?.localName, box()?.hasAttribute('href'), box()?.lang]).toEqual(['span', false, 'ar'])
})

test('where the text is drawn anew with what is around it, the writing goes on there; where it is gone for good, it ends', () => {
  write({ text: 'A' })
  const summary = document.querySelector('summary') as HTMLElement
  const fresh = summary.cloneNode(true) as HTMLElement
  fresh.querySelector('[data-writing]')?.remove()
  delete (fresh.querySelector('[data-tina-field]') as HTMLElement).dataset.written
  summary.replaceWith(fresh)
  drawn()
  expect(box()?.parentElement).toBe(fresh)
  expect(original().dataset.written).toBe('')
  fresh.remove()
  drawn()
  expect(box()).toBeNull()
})
