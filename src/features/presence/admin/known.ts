import { useSyncExternalStore } from 'react'
import type { Others, PresenceEvents } from '../rules/presence.ts'

/** What is known of others: who has which document open, and who saved it when, in milliseconds. */
type Known = { others: Others; saved: Record<string, { name: string; at: number }> }

const NOTHING: Known = { others: {}, saved: {} }
let known = NOTHING
const listeners = new Set<() => void>()

function set(next: Known) {
  known = next
  for (const listener of listeners) listener()
}

/** Takes in an event of the stream. */
export function hear<Name extends keyof PresenceEvents>(name: Name, data: PresenceEvents[Name]) {
  if (name === 'others') set({ ...known, others: data as Others })
  if (name !== 'saved') return
  const { path, name: person } = data as PresenceEvents['saved']
  set({ ...known, saved: { ...known.saved, [path]: { name: person, at: Date.now() } } })
}

/** Forgets who else is there. What somebody saved stays known: it is saved. */
export const forgetOthers = () => Object.keys(known.others).length > 0 && set({ ...known, others: {} })

/** Forgets that somebody saved a document: its form has what they saved, or is not open any more. */
export function forgetSaved(path: string) {
  if (!known.saved[path]) return
  const { [path]: _, ...saved } = known.saved
  set({ ...known, saved })
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** What is known of others, as it changes. */
export const useKnown = (): Known => useSyncExternalStore(subscribe, () => known)
