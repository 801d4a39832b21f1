import { type AnyObject, isObject } from './json.ts'

/** Tells whether a value is a rich text, as Tina answers with it. */
export const isRichText = (value: unknown): boolean => isObject(value) && value.type === 'root'

/** Tells whether an object is a whole document, such as a question inside the section that shows it. */
export const isWholeDocument = (value: unknown): value is AnyObject & { id: string } =>
  isObject(value) && typeof value.id === 'string' && value.id.startsWith('content/')

/** Tells whether a value is, or has in it, a document for which `test` says yes to its path. */
export function holdsDocument(value: unknown, test: (path: string) => boolean): boolean {
  if (isWholeDocument(value) && test(value.id)) return true
  return typeof value === 'object' && value !== null && Object.values(value).some((field) => holdsDocument(field, test))
}

/** Returns a document by itself: of the documents inside it only their paths. */
export const withoutOthers = (document: AnyObject): AnyObject =>
  Object.fromEntries(Object.entries(document).map(([name, field]) => [name, pathsFor(field)]))

function pathsFor(value: unknown): unknown {
  if (isWholeDocument(value)) return value.id
  if (Array.isArray(value)) return value.map(pathsFor)
  return isObject(value) ? withoutOthers(value) : value
}
