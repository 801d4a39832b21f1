import { sourceHash } from './translations/sources.ts'

/** Returns a short mark of the values of a document as a form opens them; a save names with it the text that the form started from. */
export const versionOf = (values: unknown): string => sourceHash(values)
