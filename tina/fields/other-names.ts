import { lines } from './text'

/** The names, other than its title, by which people look for a document. */
export const otherNames = lines(
  'otherNames',
  'Other names',
  'What people call it when they search, such as lip filler. The site’s search finds it by these; no page shows them.',
)
