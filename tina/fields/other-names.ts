import { lines } from './text'

/** What people type who look for a document under another name than its title. */
export const otherNames = lines(
  'otherNames',
  'Other names',
  'What people call it when they search, such as lip filler. The site’s search finds it by these; no page shows them.',
)
