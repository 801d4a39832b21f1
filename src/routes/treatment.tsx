import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { Sections } from '../blocks/sections.tsx'
import { partBand, SharedBand } from '../blocks/shared-band.tsx'
import { TreatmentStory } from '../blocks/treatment-story.tsx'
import { LiveHead } from '../components/treatment/live-head.tsx'
import { TreatmentBody } from '../components/treatment/treatment-body.tsx'
import { TreatmentCard } from '../components/treatment/treatment-card.tsx'
import { TreatmentDetails } from '../components/treatment/treatment-details.tsx'
import { TreatmentHero } from '../components/treatment/treatment-hero.tsx'
import { useSite } from '../content/site.ts'
import { relatedTo } from '../content/view/cards.ts'
import { placeSections } from '../content/view/view.ts'
import { useLiveView, useView } from '../editing/view.ts'
import { Changed } from '../features/preview/view/changed.tsx'
import { addressIn } from '../i18n/addresses.ts'
import type { Category } from '../model/categories.ts'
import { lazyView } from '../ui/lazy-view.tsx'
import type { Route } from './+types/treatment'
import { loadPage, type PageData } from './page-data.ts'
import { brandOf, pageMeta } from './page-meta.ts'

// Few treatments are asked for by the browser; only their pages fetch what asks.
const LiveTreatment = lazyView('.live', async () => (await import('../components/treatment/live-treatment.tsx')).LiveTreatment)

export const loader = ({ request, context }: Route.LoaderArgs) => loadPage(request, context)

export const meta: Route.MetaFunction = ({ loaderData, matches }) => pageMeta(loaderData, brandOf(matches))

const NOTHING: Partial<PageData> = {}

/** A treatment: hero, its article with a card to book beside it, the band of what treatments share, related treatments. */
export default function TreatmentRoute({ loaderData }: Route.ComponentProps) {
  const {
    treatment,
    plate,
    sections,
    live,
    related,
    path = '',
    origin = '',
    locale = 'en',
    untranslated = false,
  } = useView(loaderData ?? NOTHING)
  const edited = useLiveView() !== undefined
  if (!treatment) return null
  const { article, common, after } = placeSections(treatment, sections)
  const { band, others } = partBand(common)
  const story = <TreatmentStory treatment={treatment} plate={plate} blocks={article} />
  return (
    <>
      {live && !edited ? (
        <>
          <LiveHead treatment={treatment} plate={plate} />
          <Suspense fallback={null}>
            <LiveTreatment source={live} known={treatment} />
          </Suspense>
          <div className="wrap treat-article">{story}</div>
        </>
      ) : (
        <>
          <Changed of={treatment.hero}>
            <TreatmentHero treatment={treatment} plate={plate} untranslated={untranslated} />
          </Changed>
          <TreatmentBody treatment={treatment}>
            <Changed of={treatment.treatmentInfo}>
              <TreatmentDetails treatment={treatment} />
            </Changed>
            {story}
          </TreatmentBody>
        </>
      )}
      <SharedBand blocks={band} category={treatment.category as Category} />
      <Sections blocks={[...others, ...after]} />
      <Changed of={related}>
        <RelatedTreatments slug={path.split('/').at(-1) ?? ''} />
      </Changed>
      {/* For paper alone: where this page stands on the web. `print.css` knows a treatment by it. */}
      <p className="sheet-address ltr">{origin + addressIn(path, locale)}</p>
    </>
  )
}

/** Up to three treatments for the same concern. */
function RelatedTreatments({ slug }: { slug: string }) {
  const { cards } = useSite()
  const { t } = useTranslation()
  const related = relatedTo(slug, cards)
  if (related.length === 0) return null
  return (
    <section className="sec related" aria-labelledby="related">
      <div className="wrap">
        <h2 className="h2" id="related">
          {t('treatment.related')}
        </h2>
        <div className="cards three">
          {related.map((item) => (
            <TreatmentCard key={item.slug} href={item.href} item={item} />
          ))}
        </div>
      </div>
    </section>
  )
}
