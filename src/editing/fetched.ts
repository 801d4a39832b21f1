/** A document as the admin takes it: the query it came from, and what was answered. */
export type Fetched = { query: string; variables: { relativePath: string }; data: object }

/** The raw documents of the page at an address, its own first; only the settings where it has none, and nothing where the session has ended. */
export async function fetchDocuments(path: string, signal?: AbortSignal): Promise<Fetched[]> {
  const response = await fetch(`/api/documents?path=${encodeURIComponent(path)}`, { signal })
  return response.ok ? await response.json() : []
}
