import { kebab } from '../../src/model/kebab.ts'

/** The name of a new document's file, made from one of its texts. */
export const filenameFrom = (field: string, description: string) => ({
  slugify: (values: Record<string, unknown>) => kebab(values?.[field]),
  description,
})
