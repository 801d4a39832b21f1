import type { Cms } from '../saving/form'

/** A document that the first screen lists: its path, its title, and the address that opens it. */
export type Opened = { path: string; title: string; address: string }
export type Documents = { pages: Opened[]; treatments: Opened[] }

const QUERY = `query Start {
  pageConnection(first: 1000) { edges { node { title slug _sys { path } } } }
  treatmentConnection(first: 1000) { edges { node { title category _sys { path filename } } } }
}`

type Node = { title: string; slug?: string; category?: string; _sys: { path: string; filename?: string } }
type Connection = { edges: ({ node: Node | null } | null)[] | null }

const nodesOf = ({ edges }: Connection) => edges?.flatMap((edge) => edge?.node ?? []) ?? []
const byTitle = (a: Opened, b: Opened) => a.title.localeCompare(b.title)

/** Returns every page and treatment of the open branch, sorted by title; the home page comes first. */
export async function readDocuments(cms: Cms): Promise<Documents> {
  const { tina } = cms.api
  const answer = await tina.request<{ pageConnection: Connection; treatmentConnection: Connection }>(QUERY, { variables: {} })
  const pages = nodesOf(answer.pageConnection).map(({ title, slug, _sys: { path } }) => ({
    path,
    title,
    address: slug === 'home' ? '/' : `/${slug}`,
  }))
  const treatments = nodesOf(answer.treatmentConnection).map(({ title, category, _sys: { path, filename } }) => ({
    path,
    title,
    address: `/procedures/${category}/${filename}`,
  }))
  const home = (one: Opened) => (one.address === '/' ? 0 : 1)
  return { pages: pages.sort((a, b) => home(a) - home(b) || byTitle(a, b)), treatments: treatments.sort(byTitle) }
}
