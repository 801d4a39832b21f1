/** A change as the server's history gives it; see `src/features/history/server/history.ts`. */
export type Change = { commit: string; author: string; date: string }
export type Named = { path: string; collection: string; title: string }
export type DocumentHistory = { document: Named; changes: Change[] }
export type Overview = { changes: (Change & { paths: string[] })[]; documents: Named[] }
export type FieldChange = { where: string[]; before?: string; after?: string }
export type Difference = { kind: 'created' | 'deleted' | 'edited'; fields: FieldChange[] }

const ADDRESS = '/api/tina/history'
const SCREEN = '#/screens/history'

/** Address of the screen, for a document or for all: `'content/page/home.json'` => `'#/screens/history?path=content%2Fpage%2Fhome.json'` */
export const screenFor = (path: string) => (path ? `${SCREEN}?path=${encodeURIComponent(path)}` : SCREEN)

/** Returns the path of the document that the screen's address names; `''` for all. */
export const pathInAddress = () => new URLSearchParams(window.location.hash.split('?')[1]).get('path') ?? ''

/**
 * Returns the address of the history of the document that a form shows. In the list of a collection Tina names the document
 * without its folder; then the folder is that of the collection in the browser's address.
 */
export function historyOfForm(name: string) {
  const [, collection = ''] = /collections\/edit\/([^/]+)\//.exec(window.location.hash) ?? []
  return `/admin/index.html${screenFor(name.startsWith('content/') ? name : `content/${collection}/${name}`)}`
}

async function ask<Answer>(branch: string, query: string, body?: object): Promise<Answer> {
  const headers = { 'content-type': 'application/json', 'x-branch': branch }
  const method = body ? 'POST' : 'GET'
  const response = await fetch(ADDRESS + query, { method, headers, body: body && JSON.stringify(body), cache: 'no-store' })
  if (response.status === 401) throw new Error('Your session has ended. Reload the page and sign in.')
  const answer = await response.json().catch(() => ({}))
  if (!response.ok) throw new Error(answer.message ?? `The server answered ${response.status}.`)
  return answer
}

export const readOverview = (branch: string) => ask<Overview>(branch, '')
export const readHistory = (branch: string, path: string) => ask<DocumentHistory>(branch, `?path=${encodeURIComponent(path)}`)
export const readDifference = (branch: string, path: string, commit: string) =>
  ask<Difference>(branch, `?path=${encodeURIComponent(path)}&commit=${commit}`)
/** Brings back the text that a document had after `commit`; `newest` is the change that the editor sees at the top. */
export const restore = (branch: string, wanted: { path: string; commit: string; newest: string }) =>
  ask<{ ok: true }>(branch, '/restore', wanted)

/** `'2026-11-20T18:00:00+00:00'` => `'20 November 2026 at 18:00'`, in London. */
export const readableTime = (date: string) =>
  new Date(date).toLocaleString('en-GB', { dateStyle: 'long', timeStyle: 'short', timeZone: 'Europe/London' })
