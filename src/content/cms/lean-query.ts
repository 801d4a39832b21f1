const lean = new Map<string, string>()

/**
 * Returns a generated query without the fields that are kept for editors alone (from which English a translation was
 * made): a third fewer lines.
 */
export function leanQuery(query: string): string {
  const known = lean.get(query)
  if (known !== undefined) return known
  const text = query.replace(/^\s*sources\s*$\n?/gm, '')
  lean.set(query, text)
  return text
}
