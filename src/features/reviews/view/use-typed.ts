import { useSyncExternalStore } from 'react'

/** What is typed and not sent, by what it is about, on the desk and on a page: what shows it may be drawn anew meanwhile, elsewhere too. */
const typed = new Map<string | number, string>()
const listeners = new Set<() => void>()

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

function set(about: string | number, text: string) {
  typed.set(about, text)
  for (const listener of listeners) listener()
}

/** Returns what is typed about a document, by its path, or in answer to a thread, by its number. */
export function useTyped(about: string | number) {
  const read = () => typed.get(about) ?? ''
  return {
    text: useSyncExternalStore(subscribe, read, read),
    change: (text: string) => set(about, text),
    /** Forgets what was sent, unless somebody has typed on since. */
    forget: (sent: string) => read() === sent && set(about, ''),
  }
}
