/** `'Crème & Peel: what now?'` => `'creme-peel-what-now'` */
export const kebab = (text: unknown) =>
  String(text ?? '')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')

/** The name of a new document's file, made from one of its texts. */
export const filenameFrom = (field: string, description: string) => ({
  slugify: (values: Record<string, unknown>) => kebab(values?.[field]),
  description,
})
