import { useTranslation } from 'react-i18next'
import { useField, useFieldElsewhere } from '../../content/field.ts'
import type { Card } from '../../content/view/cards.ts'
import type { PriceGroup } from '../../content/view/prices.ts'
import type { City } from '../../model/clinics.ts'
import { SmartLink } from '../links/smart-link.tsx'
import { Text } from '../text/text.tsx'

type Props = { city: City; groups: PriceGroup[] }

/** The prices of one clinic as a table, a part for each kind of treatment. */
export function PriceTable({ city, groups }: Props) {
  const { t } = useTranslation()
  return (
    <table className="prices" data-city={city}>
      <caption className="h3">{t(`city.${city}`)}</caption>
      <thead>
        <tr>
          <th scope="col">{t('prices.treatment')}</th>
          <th scope="col">{t('treatment.duration')}</th>
          <th scope="col">{t('prices.price')}</th>
        </tr>
      </thead>
      {groups.map(({ category, cards }) => (
        <tbody key={category}>
          <tr>
            <th scope="rowgroup" colSpan={3}>
              <span className="kick">{t(`category.${category}`)}</span>
            </th>
          </tr>
          {cards.map((item) => (
            <Row key={item.slug} item={item} />
          ))}
        </tbody>
      ))}
    </table>
  )
}

function Row({ item: { card, href, comingSoon, noOffers } }: { item: Card }) {
  const { t } = useTranslation()
  const fieldOf = useField()
  const fieldElsewhere = useFieldElsewhere()
  const elsewhere = (name: string) => (fieldOf(card, name) ? undefined : fieldElsewhere(href, `card.${name}`))
  return (
    <tr>
      <th scope="row">
        <SmartLink href={href}>
          <Text of={card} field="name" elsewhere={elsewhere('name')} />
        </SmartLink>
        <Text of={card} field="description" elsewhere={elsewhere('description')} as="p" className="small" />
      </th>
      <td>
        <Text of={card} field="duration" elsewhere={elsewhere('duration')} />
      </td>
      <td>
        {noOffers && t('prices.consultation')}
        {!noOffers && comingSoon && <span className="badge badge-q">{t('treatment.comingSoon')}</span>}
        {!noOffers && !comingSoon && <Text of={card} field="price" elsewhere={elsewhere('price')} as="b" className="num" />}
      </td>
    </tr>
  )
}
