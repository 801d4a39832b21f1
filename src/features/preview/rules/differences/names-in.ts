import { isDocument } from '../../../../model/documents-inside.ts'

/** Addresses of pictures in a longer text, such as Markdown. */
const PICTURES = /\/media\/[^\s"'()<>[\]]+/g

/** The documents and pictures that a value names, but for what is hidden: `{ image: '/media/a.webp', hidden: false }` => `/media/a.webp`. */
export function namesIn(value: unknown, found = new Set<string>()): Set<string> {
  if (typeof value === 'string') {
    if (value.startsWith('/media/')) found.add(value)
    if (value.includes('/media/')) for (const [picture] of value.matchAll(PICTURES)) found.add(picture)
  } else if (typeof value === 'object' && value !== null && !('hidden' in value && value.hidden === true)) {
    if (isDocument(value)) found.add(value.id)
    for (const [name, field] of Object.entries(value)) if (!name.startsWith('_')) namesIn(field, found)
  }
  return found
}
