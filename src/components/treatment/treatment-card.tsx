import { useTranslation } from 'react-i18next'
import { useField, useFieldElsewhere } from '../../content/field.ts'
import { useSite } from '../../content/site.ts'
import type { Card, PlacedCard } from '../../content/view/cards.ts'
import { bookingPath } from '../../model/fixed-addresses.ts'
import { each } from '../../ui/each.tsx'
import { Figures } from '../../ui/figures.tsx'
import { Icon } from '../../ui/icon.tsx'
import { SmartLink } from '../links/smart-link.tsx'
import { SmallPlate } from '../pictures/small-plate.tsx'
import { inLanguage, Text } from '../text/text.tsx'

const Go = () => (
  <span className="go" aria-hidden="true">
    <Icon name="forward" />
  </span>
)

/** `found` are the parts of its name and description when a search found it. */
type Props = { href: string; item: Card; bookButton?: boolean; found?: { title: string[]; text: string[] } }

/**
 * A treatment on a listing: the whole card is one link, under its button to book if it has one; the price always shows, and
 * on a page of both cities the city, if only one offers it.
 */
export function TreatmentCard({ href, item, bookButton, found }: Props) {
  const { t } = useTranslation()
  const { city } = useSite()
  const fieldOf = useField()
  const fieldElsewhere = useFieldElsewhere()
  // What search finds is not among the documents of the page.
  const elsewhere = (name: string) => (fieldOf(card, name) ? undefined : fieldElsewhere(item.href, `card.${name}`))
  const { card, cities, comingSoon } = item
  const only = !city && cities.length === 1 ? cities[0] : undefined
  return (
    <article className="card card-plate">
      <SmallPlate src={item.plate} city={cities.length === 1 ? cities[0] : undefined} />
      <div className="card-t">
        <h3>
          <SmartLink href={href}>
            <Text of={card} field="name" elsewhere={elsewhere('name')} parts={found?.title} />
          </SmartLink>
        </h3>
        {comingSoon ? (
          <span className="badge badge-q mt-1.5" data-tina-field={fieldOf(item, 'comingSoon')}>
            {t('treatment.comingSoon')}
          </span>
        ) : (
          <Go />
        )}
      </div>
      <div className="card-m">
        <Text of={card} field="price" elsewhere={elsewhere('price')} as="b" />
        <Text of={card} field="duration" elsewhere={elsewhere('duration')} />
        {only && (
          <span className="badge badge-t" data-city={only} data-tina-field={fieldOf(item, 'cities')}>
            {t(`city.${only}`)}
          </span>
        )}
      </div>
      <Text of={card} field="description" elsewhere={elsewhere('description')} as="p" parts={found?.text} />
      {card.benefits && (
        <ul
          className="ticks"
          {...inLanguage(card, 'benefits')}
          data-tina-field={fieldOf(card, 'benefits')}
          data-elsewhere={elsewhere('benefits')}
        >
          {each(card.benefits, (benefit) => (
            <li>
              <span>
                <Figures text={benefit} />
              </span>
            </li>
          ))}
        </ul>
      )}
      {bookButton && (
        <div className="card-f">
          <SmartLink className="btn btn-s" href={bookingPath(item.slug, cities.length === 1 ? cities[0] : city)}>
            <span>
              {t('actions.book')}
              <span className="vh">
                : <Text of={card} field="name" elsewhere={elsewhere('name')} />
              </span>
            </span>
          </SmartLink>
        </div>
      )}
    </article>
  )
}

/** A tinted card without a treatment of its own: a title that leads somewhere, mostly to a consultation. */
export function TitleCard({ href, card }: { href: string; card: PlacedCard['source'] }) {
  const { t } = useTranslation()
  return (
    <article className="card cell">
      <Icon name="stethoscope" className="big" />
      <div className="card-t">
        <div>
          <h3>
            <SmartLink href={href}>
              <Text of={card} field="title" />
            </SmartLink>
          </h3>
          {href.startsWith('/book-treatment') && <p className="small">{t('actions.bookConsultation')}</p>}
        </div>
        <Go />
      </div>
    </article>
  )
}
