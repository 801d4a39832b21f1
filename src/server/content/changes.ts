import { isPlainPath } from '../http/plain-path.ts'

/** Documents that a save changes: their new text by path from the folder's root, null for a file that goes away. */
export type Changes = Map<string, string | null>

/** The same for files of any kind: a document is text, a picture is bytes. */
export type Files = Map<string, string | Uint8Array | null>

/** Whether `path` names a document: `'content/faq/a.json'` is one, `'content/../x.json'` and `'content/faq/.git/a.json'` are not. */
export const isDocument = (path: string): boolean =>
  path.startsWith('content/') && path.endsWith('.json') && isPlainPath(path) && !path.includes('/.')

/** The documents among some files. */
export const documentsOf = (files: Files): Changes => new Map([...files].filter(([path]) => isDocument(path))) as Changes

/** Throws unless `path` names a document. */
export function assertDocument(path: string) {
  if (!isDocument(path)) throw new Error(`"${path}" is not a content file.`)
}

/** Whether two contents of a file are the same, be they text or bytes. */
export const isSame = (a: string | Uint8Array | null, b: string | Uint8Array | null): boolean =>
  a === b || (a !== null && b !== null && Buffer.from(a).equals(Buffer.from(b)))
