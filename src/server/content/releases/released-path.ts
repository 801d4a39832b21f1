import { isDocument } from '../changes.ts'
import { collectionOf } from '../schema.ts'

/** Tells whether publishing brings a file to the site: documents of kinds that the site knows, and pictures with their words. */
export const isReleased = (path: string): boolean =>
  isDocument(path) ? collectionOf(path) !== undefined : path.startsWith('public/media/') && !path.includes('/.')

/** Tells whether a file is content all the same, of a kind that the site doesn't know. */
export const isUnknownContent = (path: string): boolean => path.startsWith('content/') && !isReleased(path)
