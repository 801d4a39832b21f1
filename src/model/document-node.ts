/** An object of a document, with its fields. */
export type Node = Record<string, unknown>

export const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && !Array.isArray(value)

export const isRichText = (value: unknown): boolean => isNode(value) && value.type === 'root'

/** Whether an object is a whole document, such as a question inside the section that shows it. */
export const isDocument = (value: unknown): value is Node & { id: string } =>
  isNode(value) && typeof value.id === 'string' && value.id.startsWith('content/')

/** Whether a value is, or has in it, a document for which `test` says yes to its path. */
export function holdsDocument(value: unknown, test: (path: string) => boolean): boolean {
  if (isDocument(value) && test(value.id)) return true
  return typeof value === 'object' && value !== null && Object.values(value).some((field) => holdsDocument(field, test))
}

/** A document by itself: of the documents inside it only their paths. */
export const withoutOthers = (document: Node): Node =>
  Object.fromEntries(Object.entries(document).map(([name, field]) => [name, pathsFor(field)]))

function pathsFor(value: unknown): unknown {
  if (isDocument(value)) return value.id
  if (Array.isArray(value)) return value.map(pathsFor)
  return isNode(value) ? withoutOthers(value) : value
}
