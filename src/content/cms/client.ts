import { getSdk } from '../../../tina/__generated__/types.ts'
import type { RawPage, RawQuestion, RawReview, RawSettings, RawTeamMember, RawTreatment } from '../types.ts'
import { leanQuery } from './lean-query.ts'
import { type Earlier, remember } from './remember.ts'

/** Runs one of the generated queries, in this process or on a content service. */
export type Request = (query: string, variables: object) => Promise<{ data: unknown; errors?: { message: string }[] | null }>

/** A document with the query that fetched it; the editor needs all three. */
export type Fetched<T> = { data: T; query: string; variables: object }

/** Everything that pages read. One instance reads one revision; each document is asked for once. */
export type Content = {
  settings(): Promise<Fetched<{ siteSettings: RawSettings }>>
  page(slug: string): Promise<Fetched<{ page: RawPage }> | undefined>
  treatment(slug: string): Promise<Fetched<{ treatment: RawTreatment }> | undefined>
  pages(): Promise<RawPage[]>
  treatments(): Promise<RawTreatment[]>
  team(): Promise<RawTeamMember[]>
  questions(): Promise<RawQuestion[]>
  reviews(): Promise<RawReview[]>
  teamMember(relativePath: string): Promise<Fetched<{ teamMember: RawTeamMember }>>
  /**
   * Returns the content of the revision after these files were edited or added, or, with `by`, of another branch that
   * differs in them and answers to that. Documents that show none of them are not asked for again.
   */
  after(changed: string[], by?: Request): Content
  /** Waits until all that it took over from earlier revisions has been answered. */
  settled(): Promise<unknown>
}

type Connection<Node> = {
  pageInfo: { hasNextPage: boolean; endCursor: string }
  edges: ({ node: Node | null } | null)[] | null
}

/** Returns all nodes of a connection, asked for in parts until there is no next one. Broken documents are left out. */
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

/** Returns the generated client over data that are already here: a list holds each document as the query for it alone would give it. */
const asIfAsked = (data: object) =>
  getSdk(async (generated, variables) => ({ data, query: leanQuery(generated as unknown as string), variables: variables ?? {} }) as never)

/**
 * Returns everything that pages read, through the generated client over `request`. It remembers what it fetched, and
 * takes over from the `earlier` revision what has not changed.
 */
export function createContent(request: Request, earlier?: Earlier): Content {
  const sdk = getSdk(async (generated, variables) => {
    const query = leanQuery(generated as unknown as string)
    const { data, errors } = await request(query, (variables ?? {}) as object)
    for (const { message } of errors ?? []) console.error(`Content: ${message}`)
    return { data, query, variables: variables ?? {} } as never
  })
  const { one, list, after, settled } = remember(earlier)
  const content: Content = {
    settings: () => one('settings', () => sdk.siteSettings({ relativePath: 'settings.json' })),
    pages: () =>
      list<RawPage>(
        'page',
        () => all(async (after) => (await sdk.pageConnection({ first: PAGE_SIZE, after })).data.pageConnection as Connection<RawPage>),
        async (relativePath) => (await sdk.page({ relativePath })).data?.page as RawPage,
      ),
    treatments: () =>
      list<RawTreatment>(
        'treatment',
        () =>
          all(
            async (after) =>
              (await sdk.treatmentConnection({ first: PAGE_SIZE, after })).data.treatmentConnection as Connection<RawTreatment>,
          ),
        async (relativePath) => (await sdk.treatment({ relativePath })).data?.treatment as RawTreatment,
      ),
    team: () =>
      list<RawTeamMember>(
        'teamMember',
        () =>
          all(
            async (after) =>
              (await sdk.teamMemberConnection({ first: PAGE_SIZE, after })).data.teamMemberConnection as Connection<RawTeamMember>,
          ),
        async (relativePath) => (await sdk.teamMember({ relativePath })).data?.teamMember as RawTeamMember,
      ),
    questions: () =>
      list<RawQuestion>(
        'faq',
        () => all(async (after) => (await sdk.faqConnection({ first: PAGE_SIZE, after })).data.faqConnection as Connection<RawQuestion>),
        async (relativePath) => (await sdk.faq({ relativePath })).data?.faq as RawQuestion,
      ),
    reviews: () =>
      list<RawReview>(
        'testimonial',
        () =>
          all(
            async (after) =>
              (await sdk.testimonialConnection({ first: PAGE_SIZE, after })).data.testimonialConnection as Connection<RawReview>,
          ),
        async (relativePath) => (await sdk.testimonial({ relativePath })).data?.testimonial as RawReview,
      ),
    teamMember: (relativePath) => one(`teamMember/${relativePath}`, () => sdk.teamMember({ relativePath })),
    async page(slug) {
      const page = (await content.pages()).find((one) => one.slug === slug)
      return page && one(page.id, () => asIfAsked({ page }).page({ relativePath: page._sys.relativePath }))
    },
    async treatment(slug) {
      const treatment = (await content.treatments()).find(({ _sys }) => _sys.filename === slug)
      return treatment && one(treatment.id, () => asIfAsked({ treatment }).treatment({ relativePath: treatment._sys.relativePath }))
    },
    after: (changed, by = request) => createContent(by, after(changed)),
    settled,
  }
  return content
}
