import { type RefObject, useEffect } from 'react'
import { wantedBy } from '../features/preview/rules/desk-keys.ts'
import { messageIn, type ToPage } from '../features/preview/rules/frame-messages.ts'
import { named, nameOf } from './places.ts'
import { canEdit, tellAdmin } from './tell-admin.ts'
import { type PointerPosition, writeHere } from './write-here.ts'

const WRITING = '[data-writing]'
const OWN_KEYS = 'input, textarea, select, [data-writing]'
const elementOf = (event: Event) => (event.target instanceof Element ? event.target : undefined)

/**
 * A second click on a text, or Enter on it, asks the admin whether it may be written in the page, and begins it where it
 * may. `chosen` are the names of what is chosen in the form.
 */
export function useWritingInPage(chosen: RefObject<string[]>): void {
  useEffect(() => {
    let wanted: { element: HTMLElement; point: PointerPosition } | undefined
    let end: (() => void) | undefined
    const want = (element: HTMLElement, point?: PointerPosition) => {
      wanted = { element, point }
      tellAdmin({ type: 'page:write', name: nameOf(element), shown: element.textContent ?? '' })
    }
    const hold = (event: Event) => {
      event.preventDefault()
      event.stopImmediatePropagation()
    }
    const onClick = (event: MouseEvent) => {
      if (!canEdit()) return
      if (elementOf(event)?.closest(WRITING)) return hold(event)
      const text = elementOf(event)?.closest<HTMLElement>('[data-tina-field]')
      if (!text) return
      if (chosen.current.includes(nameOf(text))) {
        hold(event)
        want(text, { x: event.clientX, y: event.clientY })
      } else chosen.current = [nameOf(text)]
    }
    const onKey = (event: KeyboardEvent) => {
      const key = wantedBy(event)
      const element = elementOf(event)
      if (key && (key === 'save' || !element?.closest(OWN_KEYS))) {
        event.preventDefault()
        tellAdmin({ type: 'page:key', key })
      }
      if (event.key === 'Enter' && canEdit() && element?.matches('[data-tina-field][data-reachable]')) {
        event.preventDefault()
        want(element as HTMLElement)
      }
    }
    const onMessage = (event: MessageEvent) => {
      const message = event.source === window.parent ? messageIn<ToPage>(event) : undefined
      if (message?.type !== 'desk:write') return
      const same = named().filter((element) => nameOf(element) === message.name)
      const element = wanted?.element.isConnected && nameOf(wanted.element) === message.name ? wanted.element : same[0]
      end?.()
      if (element) end = writeHere(message, element, wanted?.point)
    }
    // Before Tina, which listens on the document.
    window.addEventListener('click', onClick, true)
    window.addEventListener('keydown', onKey)
    window.addEventListener('message', onMessage)
    return () => {
      end?.()
      window.removeEventListener('click', onClick, true)
      window.removeEventListener('keydown', onKey)
      window.removeEventListener('message', onMessage)
    }
  }, [chosen])
}
