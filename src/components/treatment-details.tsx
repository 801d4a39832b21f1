import { useTranslation } from 'react-i18next'
import { useField } from '../content/field.ts'
import type { Treatment } from '../content/types.ts'
import { each } from '../ui/each.tsx'
import { Figures } from '../ui/figures.tsx'
import { Icon } from '../ui/icon.tsx'
import { BookingCard } from './booking-card.tsx'
import { inLanguage, Text } from './text.tsx'

const ROWS = [
  { field: 'duration', label: 'duration', hint: 'durationHint' },
  { field: 'results', label: 'results', hint: 'resultsHint' },
  { field: 'price', label: 'pricing', hint: 'pricingHint' },
] as const

/** Duration, results, price (each only when given), key benefits, and a card that follows to book. */
export function TreatmentDetails({ treatment }: { treatment: Treatment }) {
  const { t } = useTranslation()
  const fieldOf = useField()
  const info = treatment.treatmentInfo
  if (!info) return null
  const rows = ROWS.filter(({ field }) => info[field])
  return (
    <section className="sec pt-(--space-block)">
      <div className="wrap tmain">
        <div>
          <h2 className="vh">{t('treatment.details')}</h2>
          {treatment.comingSoon && (
            <p className="badge badge-q mb-5" data-tina-field={fieldOf(treatment, 'comingSoon')}>
              {t('treatment.comingSoon')}
            </p>
          )}
          {rows.length > 0 && (
            <dl className="ledger">
              {rows.map(({ field, label, hint }) => (
                <div key={field}>
                  <dt>{t(`treatment.${label}`)}</dt>
                  <Text of={info} field={field} as="dd" />
                  <dd>{t(`treatment.${hint}`)}</dd>
                </div>
              ))}
            </dl>
          )}
          {info.benefits && (
            <>
              <h2 className="h2 mt-(--space-block)">{t('treatment.benefits')}</h2>
              <ul className="benef" {...inLanguage(info, 'benefits')} data-tina-field={fieldOf(info, 'benefits')}>
                {each(info.benefits, (benefit) => (
                  <li>
                    <Icon name="check" />
                    <span>
                      <Figures text={benefit} />
                    </span>
                  </li>
                ))}
              </ul>
            </>
          )}
        </div>
        <BookingCard treatment={treatment} />
      </div>
    </section>
  )
}
