import type { ToPage } from '../features/preview/rules/frame-messages.ts'
import { named, nameOf } from './places.ts'
import { tellAdmin } from './tell-admin.ts'

/** The form takes the focus when its field is chosen; within this time the page takes it back. */
const GRACE_MS = 800

type Text = Extract<ToPage, { type: 'desk:write' }>

/** Where the pointer was, if a pointer asked for it. */
export type PointerPosition = { x: number; y: number } | undefined

const INTERACTIVE = ['a', 'button', 'summary', 'label']
const TRANSLATED = /\.translations\.\w+\./

/** One line as the form takes it: what was pasted or dropped has no line breaks. */
const plainOf = (text: string | null | undefined) => (text ?? '').replace(/[\s\u00a0]+/g, ' ')

const insert = (text: string) => document.execCommand('insertText', false, text)

/** Makes the box in which a text is written: it looks like the text, and is no part of what React draws. */
function boxFor({ label, text, instead, name }: Text, original: HTMLElement): HTMLElement {
  const box = document.createElement(INTERACTIVE.includes(original.localName) ? 'span' : original.localName)
  box.className = original.className
  box.dataset.writing = instead
  box.lang = TRANSLATED.test(name) ? document.documentElement.lang : (original.closest('[lang]')?.getAttribute('lang') ?? 'en')
  box.setAttribute('contenteditable', 'plaintext-only')
  box.setAttribute('role', 'textbox')
  box.setAttribute('aria-label', label)
  box.textContent = text
  return box
}

/** Puts the caret where the pointer was, else behind the text. */
function placeCaret(box: HTMLElement, point: PointerPosition) {
  box.focus({ preventScroll: true })
  const at = point && document.caretPositionFromPoint?.(point.x, point.y)
  const selection = window.getSelection()
  if (at && box.contains(at.offsetNode)) selection?.collapse(at.offsetNode, at.offset)
  else selection?.selectAllChildren(box)
  if (!at || !box.contains(at.offsetNode)) selection?.collapseToEnd()
}

/**
 * Lets a text be written where it stands. Each letter goes to its form; Enter and Escape end it, and so does leaving.
 * Returns what ends it.
 */
export function writeHere(text: Text, original: HTMLElement, point: PointerPosition): () => void {
  const box = boxFor(text, original)
  const began = performance.now()
  const shown = () => named().filter((element) => nameOf(element) === text.name)
  const same = () => shown().filter((element) => element.parentElement === box.parentElement)
  const hide = () => {
    for (const element of same()) element.dataset.written = ''
  }
  let caret = 0
  const putBack = () => {
    const [again] = shown()
    if (!again) return end()
    again.after(box)
    box.normalize()
    box.focus({ preventScroll: true })
    window.getSelection()?.collapse(box.firstChild ?? box, Math.min(caret, box.textContent?.length ?? 0))
  }
  // The text goes away when it is emptied and comes anew with its first letter, and what is around it may be drawn anew with each.
  const redrawn = new MutationObserver(() => {
    if (!box.isConnected) putBack()
    hide()
  })
  const end = (isFocusKept = false) => {
    redrawn.disconnect()
    const [first] = same()
    for (const element of shown()) delete element.dataset.written
    box.removeEventListener('blur', onBlur)
    box.remove()
    if (isFocusKept) first?.focus({ preventScroll: true })
  }
  const onBlur = () =>
    setTimeout(() => {
      // It was drawn anew around it, which newer browsers call a blur as well, and is put back by now.
      const isHere = document.activeElement === box && document.hasFocus()
      if (isHere || !box.isConnected) return
      const isTaken = performance.now() - began < GRACE_MS && !document.hasFocus()
      if (isTaken) box.focus({ preventScroll: true })
      else end()
    })
  box.addEventListener('blur', onBlur)
  box.addEventListener('input', () => {
    caret = window.getSelection()?.focusOffset ?? 0
    tellAdmin({ type: 'page:written', name: text.name, text: plainOf(box.textContent) })
  })
  box.addEventListener('paste', (event) => {
    event.preventDefault()
    insert(plainOf(event.clipboardData?.getData('text/plain')))
  })
  box.addEventListener('drop', (event) => event.preventDefault())
  box.addEventListener('keydown', (event) => {
    if (event.isComposing) return
    if (event.key === 'Enter' || event.key === 'Escape') {
      event.preventDefault()
      event.stopPropagation()
      end(true)
    }
    // In a question or a button a space would press it.
    if (event.key === ' ' && box.closest('summary, button')) {
      event.preventDefault()
      insert(' ')
    }
  })
  original.after(box)
  hide()
  redrawn.observe(document.body, { childList: true, subtree: true })
  placeCaret(box, point)
  return end
}
