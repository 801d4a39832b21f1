import type { Finding } from '../rules/finding.ts'

export type Report = { kinds: Record<string, string>; findings: Finding[] }

/** Asks for the report of the branch that the admin shows. Throws a sentence for the editor if there is none. */
export async function readReport(): Promise<Report> {
  const response = await fetch('/api/report', { cache: 'no-store' })
  if (response.status === 401) throw new Error('Your session has ended. Reload the page and sign in.')
  if (!response.ok) throw new Error(`The report could not be made (${response.status}). Try again.`)
  return response.json()
}

/**
 * Returns a document as editors know it: `'content/page/london/body.json'` => `{ collection: 'page', name: 'london/body' }`;
 * undefined for other files.
 */
export function documentOf(path: string): { collection: string; name: string } | undefined {
  const [, collection, name] = /^content\/([^/]+)\/(.+)\.json$/.exec(path) ?? []
  return collection && name ? { collection, name } : undefined
}
