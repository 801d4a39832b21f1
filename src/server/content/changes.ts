import { isPlainPath } from '../http/files/plain-path.ts'

/** The documents that a save changes: their new texts by path from the folder's root, null for a file that goes away. */
export type Changes = Map<string, string | null>

/** The files of any kind that a save changes: a document is text, a picture is bytes, null is a file that goes away. */
export type Files = Map<string, string | Uint8Array | null>

/** Tells whether a path names a document: `'content/faq/a.json'` does, `'content/../x.json'` and `'content/faq/.git/a.json'` do not. */
export const isDocument = (path: string): boolean =>
  path.startsWith('content/') && path.endsWith('.json') && isPlainPath(path) && !path.includes('/.')

/** Returns the documents among some files. */
export const documentsOf = (files: Files): Changes => new Map([...files].filter(([path]) => isDocument(path))) as Changes

/** Throws unless `path` names a document. */
export function assertDocument(path: string) {
  if (!isDocument(path)) throw new Error(`"${path}" is not a content file.`)
}

/** Tells whether two contents of a file are the same, be they text or bytes. */
export const isSame = (a: string | Uint8Array | null, b: string | Uint8Array | null): boolean =>
  a === b || (a !== null && b !== null && Buffer.from(a).equals(Buffer.from(b)))
