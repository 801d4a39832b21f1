import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Block } from '../../content/types.ts'
import type { PlacedCard } from '../../content/view/cards.ts'
import { Text } from '../text/text.tsx'
import { TitleCard, TreatmentCard } from './treatment-card.tsx'

type Props = {
  group: NonNullable<Block<'TreatmentCards'>['groups']>[number]
  id: string
  placed: PlacedCard[]
  bookButtons?: boolean
  children?: ReactNode
}

/** A heading with its cards; `children` fills the place after the last one. */
export function CardGroup({ group, id, placed, bookButtons, children }: Props) {
  const { t } = useTranslation()
  if (placed.length === 0) return null
  return (
    <section className="lgroup" id={id} aria-labelledby={`${id}-heading`}>
      <div className="lgroup-h">
        <Text of={group} field="heading" as="h2" className="h2" id={`${id}-heading`} />
        <span className="meta">{t('listing.count', { count: placed.length })}</span>
      </div>
      <Text of={group} field="text" as="p" className="mt-5 max-w-[38rem]" />
      <div className="cards">
        {placed.map(({ key, href, item, source }) =>
          item ? (
            <TreatmentCard key={key} href={href} item={item} bookButton={bookButtons} />
          ) : (
            <TitleCard key={key} href={href} card={source} />
          ),
        )}
        {children}
      </div>
    </section>
  )
}
