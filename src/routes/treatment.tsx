import { Sections } from '../blocks/sections.tsx'
import { RelatedTreatments } from '../components/related-treatments.tsx'
import { TreatmentDetails } from '../components/treatment-details.tsx'
import { TreatmentHero } from '../components/treatment-hero.tsx'
import { arrangeSections } from '../content/arrange-sections.ts'
import { useView } from '../editing/view.ts'
import type { Route } from './+types/treatment'
import { brandOf } from './brand.ts'
import { loadPage } from './page-data.ts'
import { pageMeta } from './page-meta.ts'

export const loader = ({ request, context }: Route.LoaderArgs) => loadPage(request, context)

export const meta: Route.MetaFunction = ({ loaderData, matches }) => pageMeta(loaderData, brandOf(matches))

/** A treatment: hero, details, its own sections with the shared ones in their place, related treatments. */
export default function TreatmentRoute({ loaderData }: Route.ComponentProps) {
  const { treatment, sections } = useView(loaderData)
  if (!treatment) return null
  const page = (
    <>
      <TreatmentHero treatment={treatment} untranslated={loaderData.untranslated} />
      <TreatmentDetails treatment={treatment} />
      <Sections blocks={arrangeSections(treatment, sections)} />
      <RelatedTreatments slug={loaderData.path.split('/').at(-1) ?? ''} />
    </>
  )
  return loaderData.untranslated ? (
    <div lang="en" dir="ltr">
      {page}
    </div>
  ) : (
    page
  )
}
