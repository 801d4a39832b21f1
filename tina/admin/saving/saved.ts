import type { Cms } from './form'

const listeners = new Set<(path: string) => void>()

/** Calls the listener each time a form of this admin was saved, with the path of its document. */
export const onSaved = (listener: (path: string) => void) => void listeners.add(listener)

/** Tells that a form was saved. */
export const tellSaved = (path: string) => {
  for (const listener of listeners) listener(path)
}

/** What was said of saves that did not come about, by the path of the document; each takes its note away. */
const refused = new Map<string, (() => void)[]>()
onSaved((path) => {
  for (const takeAway of refused.get(path) ?? []) takeAway()
  refused.delete(path)
})

/** Says why a form was not saved. The note stays until somebody closes it, or the form is saved. */
export function tellRefused({ alerts }: Pick<Cms, 'alerts'>, path: string, message: string): void {
  refused.set(path, [...(refused.get(path) ?? []), alerts.error(message)])
}
