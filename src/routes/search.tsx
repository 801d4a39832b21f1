import { SearchResults } from '../components/search-results.tsx'
import { askedIn, search } from '../content/search/search.ts'
import { metaTags } from '../seo/meta.ts'
import type { Route } from './+types/search'
import { brandOf } from './page-meta.ts'
import { loadSearch, type SearchData } from './search-data.ts'

export const loader = ({ request, context }: Route.LoaderArgs) => loadSearch(request, context)

let whole: SearchData | undefined

/** On a static host the browser searches: the one file that is there is asked for once. Else the server has searched. */
export async function clientLoader({ request, serverLoader }: Route.ClientLoaderArgs) {
  const data = whole ?? (await serverLoader())
  if (!data?.entries) return data
  whole = data
  const query = askedIn(request.url)
  return query ? { ...data, query, results: search(data.entries, query) } : data
}
clientLoader.hydrate = true as const

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  loaderData ? metaTags({ ...loaderData, title: `${loaderData.title} | ${brandOf(matches)}`, noindex: true }) : []

/** Search over all treatments. The form works without script; with it the list follows each letter. */
export default function SearchRoute({ loaderData }: Route.ComponentProps) {
  return loaderData && <SearchResults query={loaderData.query} results={loaderData.results} categories={loaderData.categories} />
}
