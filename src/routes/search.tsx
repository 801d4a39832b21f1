import { SearchResults } from '../components/search-results.tsx'
import { metaTags } from '../seo/meta.ts'
import type { Route } from './+types/search'
import { brandOf } from './brand.ts'
import { loadSearch } from './search-data.ts'

export const loader = ({ request, context }: Route.LoaderArgs) => loadSearch(request, context)

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  loaderData ? metaTags({ ...loaderData, title: `${loaderData.title} | ${brandOf(matches)}`, noindex: true }) : []

/** Search over all treatments. The form works without script; with it the list follows each letter. */
export default function SearchRoute({ loaderData }: Route.ComponentProps) {
  return loaderData && <SearchResults query={loaderData.query} results={loaderData.results} />
}
