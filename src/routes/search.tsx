import { SearchResults } from '../components/search/search-results.tsx'
import type { HitGroup } from '../content/search/answer.ts'
import { askedIn, zoneIn } from '../content/search/asked.ts'
import { withBrand } from '../model/searched.ts'
import { metaTags } from '../seo/meta.ts'
import type { Route } from './+types/search'
import { brandOf } from './page-meta.ts'
import { loadSearch, type SearchData } from './search-data.ts'

export const loader = ({ request, context }: Route.LoaderArgs) => loadSearch(request, context)

/** On a static host: the one file that is there, which is asked for once, and what answers from it. Only such a host's visitors load that. */
let whole: { data: SearchData; answer: (query: string) => HitGroup[] } | undefined

/** On a static host the browser searches. Else the server has searched. */
export async function clientLoader({ request, serverLoader }: Route.ClientLoaderArgs) {
  if (!whole) {
    const data = await serverLoader()
    if (!data?.entries) return data
    const { answerFrom } = await import('../content/search/answer.ts')
    whole = { data, answer: answerFrom(data.entries) }
  }
  const query = askedIn(request.url)
  return query ? { ...whole.data, query, groups: whole.answer(query), shadow: undefined } : { ...whole.data, zone: zoneIn(request.url) }
}
clientLoader.hydrate = true as const

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  loaderData ? metaTags({ ...loaderData, title: withBrand(loaderData.title, brandOf(matches)), noindex: true }) : []

/** Search over treatments, pages, questions and the team. The form works without script; with it the list follows each letter. */
export default function SearchRoute({ loaderData }: Route.ComponentProps) {
  return loaderData && <SearchResults {...loaderData} />
}
