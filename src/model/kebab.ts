/** Returns a text as it stands in an address or the name of a file: `'Crème & Peel: what now?'` => `'creme-peel-what-now'` */
export const kebab = (text: unknown) =>
  String(text ?? '')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
