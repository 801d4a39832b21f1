import { ask } from '../../../src/admin/ask-server'
import { staffLocale } from '../../../src/admin/i18n/staff-language'
import { LISTS, type List, type ListedDocument } from '../../../src/features/lists/rules/list.ts'
import type { Cms } from '../saving/form'

/** A document that the desk lists: its path, its title, the address that opens it, and whether visitors can see it. */
export type DeskDocument = { path: string; title: string; address: string; isPublic: boolean }
export type DeskDocuments = { pages: DeskDocument[]; treatments: DeskDocument[] }

const QUERY = `query Start {
  pageConnection(first: 1000) { edges { node { title slug visibility _sys { path } } } }
  treatmentConnection(first: 1000) { edges { node { title category visibility _sys { path filename } } } }
}`

const UNPUBLISHED = 'unpublished'

type Node = { title: string; visibility?: string | null; slug?: string; category?: string; _sys: { path: string; filename?: string } }
type Connection = { edges: ({ node: Node | null } | null)[] | null }

const nodesOf = ({ edges }: Connection) => edges?.flatMap((edge) => edge?.node ?? []) ?? []
const byTitle = (a: DeskDocument, b: DeskDocument) => a.title.localeCompare(b.title, staffLocale)

/** Returns every page and treatment of the open branch, sorted by title; the home page comes first. */
export async function readDocuments(cms: Cms): Promise<DeskDocuments> {
  const { tina } = cms.api
  const answer = await tina.request<{ pageConnection: Connection; treatmentConnection: Connection }>(QUERY, { variables: {} })
  const pages = nodesOf(answer.pageConnection).map(({ title, slug, visibility, _sys: { path } }) => ({
    path,
    title,
    address: slug === 'home' ? '/' : `/${slug}`,
    isPublic: visibility !== UNPUBLISHED,
  }))
  const treatments = nodesOf(answer.treatmentConnection).map(({ title, category, visibility, _sys: { path, filename } }) => ({
    path,
    title,
    address: `/procedures/${category}/${filename}`,
    isPublic: visibility !== UNPUBLISHED,
  }))
  const home = (one: DeskDocument) => (one.address === '/' ? 0 : 1)
  return { pages: pages.sort((a, b) => home(a) - home(b) || byTitle(a, b)), treatments: treatments.sort(byTitle) }
}

/** Returns what the lists know of every page and treatment of a branch, by path: pictures, states, last changes. */
export async function readRows(branch: string, signal: AbortSignal): Promise<Map<string, ListedDocument>> {
  const kinds = ['page', 'treatment']
  const lists = await Promise.all(kinds.map((kind) => ask<List>(`${LISTS}?collection=${kind}`, { branch, signal, unasked: true })))
  return new Map(lists.flatMap(({ rows }) => rows).map((row) => [row.path, row]))
}
