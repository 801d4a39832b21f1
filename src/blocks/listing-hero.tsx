import { useTranslation } from 'react-i18next'
import { Breadcrumb } from '../components/frame/breadcrumb.tsx'
import { BookAndCall } from '../components/links/book-and-call.tsx'
import { Text } from '../components/text/text.tsx'
import { useSite } from '../content/site.ts'
import type { Block } from '../content/types.ts'
import { flowerOf } from '../model/clinics.ts'

/** The tinted head of a listing with its city's engraving. */
export function ListingHero({ block }: { block: Block<'ListingHero'> }) {
  const { city } = useSite()
  const { t } = useTranslation()
  return (
    <section className="lhero">
      <div className={`art art-${flowerOf(city)}`} aria-hidden="true" />
      <div className="wrap in">
        <div>
          <Breadcrumb />
          <Text of={block} field="kicker" as="p" className="kick mt-5" />
          <Text of={block} field="heading" as="h1" className="display mt-5" ownLine />
          <Text of={block} field="lead" as="p" className="lead mt-6 max-w-[33rem]" />
          <BookAndCall label={t('actions.book')} className="btns mt-8" />
        </div>
      </div>
    </section>
  )
}
