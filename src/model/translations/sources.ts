/** Which English each text of a language was made from, by field: `{ title: '1a2b3c4d' }`. */
export type TranslationSources = Record<string, string>

/** A short mark of a text, a list or a rich text as it stands in the JSON: `'Body'` => eight hex digits (FNV-1a, 32 bits). */
export function sourceHash(value: unknown): string {
  let hash = 0x811c9dc5
  for (const character of typeof value === 'string' ? value : JSON.stringify(value ?? '')) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193) >>> 0
  }
  return hash.toString(16).padStart(8, '0')
}

/** Reads what `translations.{language}.sources` keeps: `'title:1a2b3c4d lead:99aabbcc'` => `{ title: '1a2b3c4d', lead: '99aabbcc' }` */
export const readSources = (text: string | null | undefined): TranslationSources =>
  Object.fromEntries(
    (text ?? '')
      .split(' ')
      .filter(Boolean)
      .map((pair) => pair.split(':', 2) as [string, string]),
  )

/** The inverse of `readSources`, in the order of the names; undefined where there is nothing to keep. */
export const writeSources = (sources: TranslationSources): string | undefined =>
  Object.entries(sources)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map((pair) => pair.join(':'))
    .join(' ') || undefined
