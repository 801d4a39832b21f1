import { useSyncExternalStore } from 'react'
import { keptOf } from './kept'
import { nameOf } from './name'

const listeners = new Set<() => void>()

/** Tells whoever shows it that what is not saved has changed. */
export const tellUnsaved = () => {
  for (const listener of listeners) listener()
}

/** Calls the listener whenever what is not saved has changed, in this tab or another. Returns what stops this. */
export function onUnsaved(listener: () => void) {
  listeners.add(listener)
  // Another tab keeps its work in the same place.
  window.addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', listener)
  }
}

/** Which unsaved work is meant: that of one person on one branch, whatever tab it is in. */
type Whose = { person: string; branch: string }

const SEPARATOR = '\n'

/** The names of the documents that hold unsaved work, the newest first, in one text: two looks at the same are equal. */
const namesOf = ({ person, branch }: Whose) => {
  const kept = keptOf(person).filter((one) => one.branch === branch)
  return [...new Map(kept.map(({ path, values }) => [path, nameOf(values, path)])).values()].join(SEPARATOR)
}

/**
 * Returns the titles of documents with unsaved work in this browser, the newest first, and follows changes. `whose` tells whose
 * work is meant; it is called each time, because the bars are drawn before anybody has signed in.
 */
export const useUnsaved = (whose: () => Whose): string[] =>
  useSyncExternalStore(onUnsaved, () => namesOf(whose()))
    .split(SEPARATOR)
    .filter(Boolean)
