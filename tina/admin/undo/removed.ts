import { nameOfLink } from '../links/targets'
import type { ValueChange } from './changes'

/** An item that was deleted from a list: where it stood, and how it is called. */
export type RemovedItem = { list: string; index: number; item: unknown; name: string }

const TITLES = ['heading', 'title', 'name', 'label', 'question', 'text', 'caption', 'day', 'city', 'href']

/** Returns how an editor knows an item: `{ heading: 'Our|prices' }` => `'Our prices'`; that of a document is its file. */
export function nameOfItem(item: unknown): string {
  if (typeof item === 'string') return item
  const found = TITLES.map((name) => (item as Record<string, unknown> | null)?.[name]).find((value) => typeof value === 'string' && value)
  return nameOfLink(String(found ?? ''))
    .replace('|', ' ')
    .replace(/^content\/.*\/|\.json$/g, '')
}

/** Returns the item that a change took from a list; undefined where it did something else. */
export function removedBy({ path, before, after }: ValueChange): RemovedItem | undefined {
  // The last item of a list may leave nothing at all behind.
  const left: unknown[] = Array.isArray(after) ? after : []
  if (!Array.isArray(before) || left.length !== before.length - 1) return undefined
  const index = before.findIndex((item, at) => item !== left[at])
  const isOnly = before.every((item, at) => at === index || item === left[at < index ? at : at - 1])
  return isOnly ? { list: path, index, item: before[index], name: nameOfItem(before[index]) } : undefined
}
