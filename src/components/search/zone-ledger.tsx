import { useTranslation } from 'react-i18next'
import { useFieldElsewhere } from '../../content/field.ts'
import type { Card } from '../../content/view/cards.ts'
import type { ZoneShown } from '../../content/view/zones.ts'
import type { Depth } from '../../model/zones.ts'
import { SmartLink } from '../links/smart-link.tsx'
import { Text } from '../text/text.tsx'

/** `concern` tells where its sentence is edited. */
type Props = { shown: ZoneShown; className: string; concern?: string }

/** What we do at a place: the concern, and each treatment with its depth, from-price and minutes. */
export function ZoneLedger({ shown: { zone, item, cards }, className, concern }: Props) {
  const { t } = useTranslation()
  const depths = [...new Set(cards.flatMap(({ depth }) => depth ?? []))]
  return (
    <section className={className} aria-labelledby={`zone-${zone}`} data-depths={depths.join(' ')}>
      <p className="meta">{t(`shadow.zone.${zone}`)}</p>
      <Text of={item} field="concern" as="h3" className="h2" id={`zone-${zone}`} elsewhere={concern} />
      <ul>
        {cards.map((card) => (
          <ZoneRow key={card.slug} {...card} />
        ))}
      </ul>
      <p className="zone-none">{t('shadow.none')}</p>
    </section>
  )
}

function ZoneRow({ href, card, depth, cities, comingSoon }: Card) {
  const { t } = useTranslation()
  const fieldElsewhere = useFieldElsewhere()
  const elsewhere = (name: string) => fieldElsewhere(href, `card.${name}`)
  const only = cities.length === 1 ? cities[0] : undefined
  return (
    <li data-depth={depth}>
      <div>
        <h4 className="h4">
          <SmartLink href={href}>
            <Text of={card} field="name" elsewhere={elsewhere('name')} />
          </SmartLink>
        </h4>
        <p className="meta">
          {[depth && t(`shadow.${depth as Depth}`), only && t(`city.${only}`), comingSoon && t('treatment.comingSoon')]
            .filter(Boolean)
            .join(t('reviews.comma'))}
        </p>
      </div>
      <Text of={card} field="price" as="b" elsewhere={elsewhere('price')} />
      <Text of={card} field="duration" elsewhere={elsewhere('duration')} />
    </li>
  )
}
