import { useTranslation } from 'react-i18next'
import { useSite } from '../content/site.ts'
import { relatedTo } from '../content/view/cards.ts'
import { TreatmentCard } from './treatment-card.tsx'

/** Up to three treatments for the same concern. */
export function RelatedTreatments({ slug }: { slug: string }) {
  const { cards } = useSite()
  const { t } = useTranslation()
  const related = relatedTo(slug, cards)
  if (related.length === 0) return null
  return (
    <section className="sec" aria-labelledby="related">
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
