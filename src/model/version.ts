import { sourceHash } from './translations/sources.ts'

/**
 * The name under which the values of a form say which text of their document they began with: git's name for that text. A save sends it
 * along, so that what others saved since is joined with it.
 */
export const REVISION = '_revision'

/** Returns a short mark of the values of a document. */
export const versionOf = (values: unknown): string => sourceHash(values)
