import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { CONCERNS, DURATIONS, type Filters, longestMinutes, queryOf } from '../../content/search/filters.ts'
import { useSite } from '../../content/site.ts'
import type { Card } from '../../content/view/cards.ts'
import { addressIn } from '../../i18n/addresses.ts'
import { CITIES } from '../../model/clinics.ts'
import { useBase } from '../links/use-base.ts'
import { useFilterForm } from './use-filters.ts'

type Props = { cards: Card[]; bothCities: boolean; chosen: Filters }

/** Clinic (where both show), concern and time, as a form that reloads the page; with script a choice shows at once. */
export function CardFilters({ cards, bothCities, chosen }: Props) {
  const { t } = useTranslation()
  const { path, locale } = useSite()
  const base = useBase()
  const { form, apply } = useFilterForm(chosen)
  const longest = cards.flatMap(({ card }) => longestMinutes(card.duration) ?? [])
  const concerns = CONCERNS.filter((concern) => cards.some((card) => card.concerns.includes(concern)))
  const durations = DURATIONS.filter((limit) => longest.some((minutes) => minutes > limit) && longest.some((minutes) => minutes <= limit))
  const selects = [
    { name: 'clinic', options: bothCities ? CITIES.map((value) => ({ value: String(value), label: t(`city.${value}`) })) : [] },
    { name: 'concern', options: concerns.map((value) => ({ value: String(value), label: t(`concern.${value}`) })) },
    { name: 'duration', options: durations.map((value) => ({ value: String(value), label: t('filters.upTo', { minutes: value }) })) },
  ] as const
  return (
    <form ref={form} className="filters" action={base + addressIn(path, locale)} aria-label={t('filters.title')} onChange={apply}>
      {selects
        .filter(({ options }) => options.length > 0)
        .map(({ name, options }) => (
          <label key={name}>
            <span className="small">{t(`filters.${name}`)}</span>
            <select name={name} defaultValue={chosen[name] ?? ''}>
              <option value="">{t('filters.any')}</option>
              {options.map(({ value, label }) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </select>
          </label>
        ))}
      <button type="submit" className="btn btn-s">
        {t('filters.show')}
      </button>
      {queryOf(chosen) && (
        <Link className="lnk-q" to={addressIn(path, locale)} replace preventScrollReset>
          {t('filters.clear')}
        </Link>
      )}
    </form>
  )
}
