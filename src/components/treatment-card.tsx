import { useTranslation } from 'react-i18next'
import type { Card, PlacedCard } from '../content/catalogue.ts'
import { useField, useFieldElsewhere } from '../content/field.ts'
import { Figures } from '../ui/figures.tsx'
import { Icon } from '../ui/icon.tsx'
import { SmartLink } from './smart-link.tsx'
import { langOf, Text } from './text.tsx'

const Go = () => (
  <span className="go" aria-hidden="true">
    <Icon name="forward" />
  </span>
)

/** A treatment on a listing: the whole card is one link; the price always shows. */
export function TreatmentCard({ href, item }: { href: string; item: Card }) {
  const { t } = useTranslation()
  const fieldOf = useField()
  const fieldElsewhere = useFieldElsewhere()
  // What search finds is not among the documents of the page.
  const elsewhere = (name: string) => (fieldOf(card, name) ? undefined : fieldElsewhere(item.href, `card.${name}`))
  const { card, comingSoon } = item
  return (
    <article className="card">
      <div className="card-t">
        <h3>
          <SmartLink href={href}>
            <Text of={card} field="name" elsewhere={elsewhere('name')} />
          </SmartLink>
        </h3>
        {comingSoon ? <span className="badge badge-q mt-1.5">{t('treatment.comingSoon')}</span> : <Go />}
      </div>
      <div className="card-m">
        <Text of={card} field="price" elsewhere={elsewhere('price')} as="b" />
        <Text of={card} field="duration" elsewhere={elsewhere('duration')} />
      </div>
      <Text of={card} field="description" elsewhere={elsewhere('description')} as="p" />
      {card.benefits && (
        <ul
          className="ticks"
          lang={langOf(card, 'benefits')}
          data-tina-field={fieldOf(card, 'benefits')}
          data-elsewhere={elsewhere('benefits')}
        >
          {card.benefits.map((benefit) => (
            <li key={benefit}>
              <span>
                <Figures text={benefit} />
              </span>
            </li>
          ))}
        </ul>
      )}
    </article>
  )
}

/** A card without a treatment of its own: a title that leads somewhere. */
export function TitleCard({ href, card }: { href: string; card: PlacedCard['source'] }) {
  return (
    <article className="card">
      <div className="card-t">
        <h3>
          <SmartLink href={href}>
            <Text of={card} field="title" />
          </SmartLink>
        </h3>
        <Go />
      </div>
    </article>
  )
}
