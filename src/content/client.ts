import { getSdk } from '../../tina/__generated__/types.ts'
import { leanQuery } from './lean-query.ts'
import type { RawPage, RawSettings, RawTeamMember, RawTreatment } from './types.ts'

/** Runs one of the generated queries somewhere: in this process, or on a content service. */
export type Request = (query: string, variables: object) => Promise<{ data: unknown; errors?: { message: string }[] | null }>

/** A document with the query that fetched it; the editor needs all three. */
export type Fetched<T> = { data: T; query: string; variables: object }

/** Everything that pages read. One instance sees one state of the content; each document is asked for once. */
export type Content = {
  settings(): Promise<Fetched<{ siteSettings: RawSettings }>>
  page(slug: string): Promise<Fetched<{ page: RawPage }> | undefined>
  treatment(slug: string): Promise<Fetched<{ treatment: RawTreatment }> | undefined>
  pages(): Promise<RawPage[]>
  treatments(): Promise<RawTreatment[]>
  team(): Promise<RawTeamMember[]>
  teamMember(relativePath: string): Promise<Fetched<{ teamMember: RawTeamMember }>>
}

type Connection<Node> = {
  pageInfo: { hasNextPage: boolean; endCursor: string }
  edges: ({ node: Node | null } | null)[] | null
}

/** All nodes of a connection, page by page until there is no next one. Broken documents are left out. */
async function all<Node>(fetch: (after: string | undefined) => Promise<Connection<Node>>): Promise<Node[]> {
  const nodes: Node[] = []
  for (let after: string | undefined, more = true; more; ) {
    const { pageInfo, edges } = await fetch(after)
    for (const edge of edges ?? []) if (edge?.node) nodes.push(edge.node)
    more = pageInfo.hasNextPage
    after = pageInfo.endCursor
  }
  return nodes
}

const PAGE_SIZE = 100

/** The one door to the CMS: the generated client over `request`, remembering what it fetched. */
export function createContent(request: Request): Content {
  const sdk = getSdk(async (generated, variables) => {
    const query = leanQuery(generated as unknown as string)
    const { data, errors } = await request(query, (variables ?? {}) as object)
    for (const { message } of errors ?? []) console.error(`Content: ${message}`)
    return { data, query, variables: variables ?? {} } as never
  })
  const once = remember()
  const content: Content = {
    settings: () => once('settings', () => sdk.siteSettings({ relativePath: 'settings.json' })),
    pages: () =>
      once('pages', () =>
        all(async (after) => (await sdk.pageConnection({ first: PAGE_SIZE, after })).data.pageConnection as Connection<RawPage>),
      ),
    treatments: () =>
      once('treatments', () =>
        all(
          async (after) =>
            (await sdk.treatmentConnection({ first: PAGE_SIZE, after })).data.treatmentConnection as Connection<RawTreatment>,
        ),
      ),
    team: () =>
      once('team', () =>
        all(
          async (after) =>
            (await sdk.teamMemberConnection({ first: PAGE_SIZE, after })).data.teamMemberConnection as Connection<RawTeamMember>,
        ),
      ),
    teamMember: (relativePath) => once(`teamMember/${relativePath}`, () => sdk.teamMember({ relativePath })),
    async page(slug) {
      const found = (await content.pages()).find((page) => page.slug === slug)
      return found && once(found.id, () => sdk.page({ relativePath: found._sys.relativePath }))
    },
    async treatment(slug) {
      const found = (await content.treatments()).find((treatment) => treatment._sys.filename === slug)
      return found && once(found.id, () => sdk.treatment({ relativePath: found._sys.relativePath }))
    },
  }
  return content
}

function remember() {
  const known = new Map<string, Promise<unknown>>()
  return <T>(key: string, fetch: () => Promise<T>): Promise<T> => {
    if (!known.has(key)) {
      const promise = fetch()
      promise.catch(() => known.delete(key))
      known.set(key, promise)
    }
    return known.get(key) as Promise<T>
  }
}
