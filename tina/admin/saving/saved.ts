const listeners = new Set<(path: string) => void>()

/** Calls the listener each time a form of this admin was saved, with the path of its document. */
export const onSaved = (listener: (path: string) => void) => void listeners.add(listener)

/** Tells that a form was saved. */
export const tellSaved = (path: string) => {
  for (const listener of listeners) listener(path)
}
