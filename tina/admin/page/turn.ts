import { useSyncExternalStore } from 'react'

/** What a narrow screen shows: the form, or the page. */
export type ShownPane = 'form' | 'page'

let turn: ShownPane = 'page'
const listeners = new Set<() => void>()

/** Shows the form or the page on screens that have no room for both. */
export function turnTo(wanted: ShownPane): void {
  turn = wanted
  document.body.dataset.turn = wanted
  for (const listener of listeners) listener()
}

/** Tina gives a field the focus as soon as it is chosen, which may be while the form is out of sight. */
const FOCUS_AFTER_MS = [50, 300]

/** Shows the form, and puts the keyboard into the field that was chosen in the page. */
export function turnToField(name: string): void {
  turnTo('form')
  const field = name.replace(/^.*?---\w+\./, '')
  for (const after of FOCUS_AFTER_MS)
    setTimeout(() => {
      const isFree = [document.body, document.querySelector('#tina-iframe')].includes(document.activeElement as HTMLElement)
      if (isFree) document.querySelector<HTMLElement>(`[name="${CSS.escape(field)}"]`)?.focus()
    }, after)
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

export const useTurn = () => useSyncExternalStore(subscribe, () => turn)
