import { useSyncExternalStore } from 'react'

/** A place in a list of sections where somebody wants another one. */
export type WantedPlace = { form: string; list: string; index: number }

let wanted: WantedPlace | undefined
const listeners = new Set<() => void>()

/** Asks for the choice of sections for a place, or, with nothing, takes the wish back. */
export function wantSection(place: WantedPlace | undefined): void {
  wanted = place
  for (const listener of listeners) listener()
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** The place in this list where a section is wanted; undefined where none is. */
export const useWanted = (form: string, list: string): number | undefined =>
  useSyncExternalStore(subscribe, () => (wanted?.form === form && wanted.list === list ? wanted.index : undefined))
