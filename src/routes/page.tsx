import type { ShouldRevalidateFunctionArgs } from 'react-router-dom'
import { nameOf } from '../blocks/name-of.ts'
import { Sections } from '../blocks/sections.tsx'
import { Paragraphs } from '../components/text/paragraphs.tsx'
import { Text } from '../components/text/text.tsx'
import type { AnyBlock } from '../content/types.ts'
import { useView } from '../editing/view.ts'
import type { Arrival } from '../features/enquiries/rules/attempt.ts'
import { ASKED_QUERY, SENT_QUERY } from '../features/enquiries/rules/sent-query.ts'
import { ArrivalProvider } from '../features/enquiries/view/arrival.ts'
import { Changed } from '../features/preview/view/changed.tsx'
import type { Route } from './+types/page'
import { loadPage, type PageData } from './page-data.ts'
import { brandOf, pageMeta } from './page-meta.ts'

export const loader = ({ request, context }: Route.LoaderArgs) => loadPage(request, context)

const TOLD = [...ASKED_QUERY, ...SENT_QUERY]

/**
 * Loads the page again unless only filters change in its address: they choose among cards that are there, but what the
 * address says of an enquiry is read by the server.
 */
export const shouldRevalidate = ({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) => {
  const samePage = currentUrl.pathname === nextUrl.pathname && currentUrl.search !== nextUrl.search
  const sameEnquiry = TOLD.every((name) => currentUrl.searchParams.get(name) === nextUrl.searchParams.get(name))
  return samePage && sameEnquiry ? false : defaultShouldRevalidate
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => pageMeta(loaderData, brandOf(matches))

const NOTHING: Partial<PageData> = {}

/**
 * A page made of sections, or a simple one with only a title and text. If no section gives the page its title, screen
 * readers still get it.
 */
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

const TITLED = ['Hero', 'PageHero', 'ListingHero', 'ArticleHead']

/**
 * Tells whether a section gives its page the title: a hero does, and of the sections that thank for an enquiry only the
 * one that is shown.
 */
const hasTitle = (block: AnyBlock, arrival?: Arrival): boolean =>
  block.__typename === 'PageBlocksEnquirySent' ? block.after === (arrival?.sent?.form ?? 'nothing') : TITLED.includes(nameOf(block))
