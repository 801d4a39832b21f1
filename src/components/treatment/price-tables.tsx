import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSite } from '../../content/site.ts'
import { pricesIn } from '../../content/view/prices.ts'
import { CITIES } from '../../model/clinics.ts'
import { SearchForm } from '../search/search-form.tsx'
import { PriceTable } from './price-table.tsx'

/**
 * Every listed treatment by city with its time and its price, as the treatments say them. What is typed above leaves the rows that
 * fit; without script it leads to the search.
 */
export function PriceTables() {
  const { cards } = useSite()
  const { t } = useTranslation()
  const [words, setWords] = useState('')
  const lists = CITIES.map((city) => ({ city, groups: pricesIn(city, cards, words) })).filter(({ groups }) => groups.length > 0)
  const count = new Set(lists.flatMap((list) => list.groups.flatMap((group) => group.cards.map(({ slug }) => slug)))).size
  return (
    <>
      <SearchForm className="mt-8" onInput={setWords} />
      <p role="status" className={count > 0 ? 'vh' : 'lead mt-8'}>
        {words.trim() && (count > 0 ? t('listing.count', { count }) : t('prices.none'))}
      </p>
      {lists.map(({ city, groups }) => (
        <PriceTable key={city} city={city} groups={groups} />
      ))}
    </>
  )
}
