const DOCUMENT = /^content\/.+\.json$/

/**
 * Returns the paths of the documents that an answer opens: those whose values it holds, as forms ask for them. A list of
 * titles opens nothing.
 */
export function formsIn(data: unknown): string[] {
  if (typeof data !== 'object' || data === null) return []
  if (Array.isArray(data)) return data.flatMap(formsIn)
  const node = data as Record<string, unknown>
  const sys = (node._internalSys ?? node._sys) as { path?: unknown } | undefined
  const own = node._internalValues ?? node._values
  const path = own && typeof sys?.path === 'string' && DOCUMENT.test(sys.path) ? [sys.path] : []
  return [
    ...path,
    ...Object.entries(node).flatMap(([name, value]) => (name === '_internalValues' || name === '_values' ? [] : formsIn(value))),
  ]
}
