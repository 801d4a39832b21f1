import type { ShouldRevalidateFunctionArgs } from 'react-router-dom'
import { hasTitle } from '../blocks/has-title.ts'
import { Sections } from '../blocks/sections.tsx'
import { Paragraphs } from '../components/paragraphs.tsx'
import { Text } from '../components/text.tsx'
import { useView } from '../editing/view.ts'
import { ASKED_QUERY, SENT_QUERY } from '../features/enquiries/rules/sent-query.ts'
import { ArrivalProvider } from '../features/enquiries/view/arrival.ts'
import { Changed } from '../features/preview/view/changed.tsx'
import type { Route } from './+types/page'
import { brandOf } from './brand.ts'
import { loadPage, type PageData } from './page-data.ts'
import { pageMeta } from './page-meta.ts'

export const loader = ({ request, context }: Route.LoaderArgs) => loadPage(request, context)

const TOLD = [...ASKED_QUERY, ...SENT_QUERY]

/** What a page is told of an enquiry by its address comes from the server; filters only choose among cards that are there. */
export const shouldRevalidate = ({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) => {
  const samePage = currentUrl.pathname === nextUrl.pathname && currentUrl.search !== nextUrl.search
  const sameEnquiry = TOLD.every((name) => currentUrl.searchParams.get(name) === nextUrl.searchParams.get(name))
  return samePage && sameEnquiry ? false : defaultShouldRevalidate
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => pageMeta(loaderData, brandOf(matches))

const NOTHING: Partial<PageData> = {}

/** Any page made of sections; a simple one has only a title and text. One whose sections have no title says its own to those who don't see. */
export default function PageRoute({ loaderData }: Route.ComponentProps) {
  const { page } = useView(loaderData ?? NOTHING)
  if (!page) return null
  return (
    <ArrivalProvider value={loaderData?.arrival}>
      {!page.body && !page.blocks?.some((block) => hasTitle(block, loaderData?.arrival)) && (
        <Text of={page} field="title" as="h1" className="vh" />
      )}
      {page.body && (
        <Changed of={page}>
          <section className="sec">
            <div className="wrap">
              <Text of={page} field="title" as="h1" className="h1" />
              <Paragraphs of={page} field="body" className="prose" />
            </div>
          </section>
        </Changed>
      )}
      <Sections blocks={page.blocks} />
    </ArrivalProvider>
  )
}
