import type { FormValues } from '../saving/form'
import { meaningOf } from './meaning'

/** Changes that were typed and not saved, as the browser keeps them. `base` marks the text that they were made to. */
export type Draft = { key: string; branch: string; path: string; at: number; base: string; values: FormValues }

const PREFIX = 'unsaved:'
const KEPT_MS = 30 * 24 * 60 * 60 * 1000

/** A short mark of a document's text; two texts with one mark are taken for the same (FNV-1a, 32 bits). */
export function markOf(values: FormValues): string {
  let mark = 0x811c9dc5
  for (const character of meaningOf(values)) mark = Math.imul(mark ^ (character.codePointAt(0) ?? 0), 0x01000193) >>> 0
  return mark.toString(16)
}

/** A key of one form in one tab: two tabs never write over each other. */
export const newKey = (): string => `${PREFIX}${Date.now()}-${Math.random().toString(36).slice(2)}`

/** Keeps a draft; a full storage loses its oldest drafts first. */
export function keepDraft({ key, ...draft }: Draft, storage = localStorage): void {
  for (;;) {
    try {
      storage.setItem(key, JSON.stringify(draft))
      return
    } catch {
      const oldest = draftsIn(storage).at(-1)
      if (!oldest || oldest.key === key) return
      storage.removeItem(oldest.key)
    }
  }
}

export const dropDraft = (key: string, storage = localStorage): void => storage.removeItem(key)

/** All drafts, the newest first; those older than thirty days go away. */
export function draftsIn(storage = localStorage, now = Date.now()): Draft[] {
  const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '').filter((key) => key.startsWith(PREFIX))
  const drafts = keys.map((key) => ({ ...(JSON.parse(storage.getItem(key) ?? '{}') as Omit<Draft, 'key'>), key }))
  for (const { key, at } of drafts) if (!(now - at < KEPT_MS)) storage.removeItem(key)
  return drafts.filter(({ at }) => now - at < KEPT_MS).sort((a, b) => b.at - a.at)
}
