import { useTranslation } from 'react-i18next'
import { useField } from '../../content/field.ts'
import type { Treatment } from '../../content/types.ts'
import { each } from '../../ui/each.tsx'
import { Figures } from '../../ui/figures.tsx'
import { inLanguage, Text } from '../text/text.tsx'

const ROWS = [
  { field: 'duration', label: 'duration', hint: 'durationHint' },
  { field: 'results', label: 'results', hint: 'resultsHint' },
  { field: 'price', label: 'pricing', hint: 'pricingHint' },
] as const

/** What an editor says of a treatment in figures, and its benefits. */
export function TreatmentDetails({ treatment }: { treatment: Treatment }) {
  return (
    <>
      <Facts treatment={treatment} />
      <KeyBenefits treatment={treatment} />
    </>
  )
}

/** Duration, results, price, each only when given, on one rule. */
function Facts({ treatment }: { treatment: Treatment }) {
  const { t } = useTranslation()
  const fieldOf = useField()
  const info = treatment.treatmentInfo
  const rows = ROWS.filter(({ field }) => info?.[field])
  return (
    <section className="treat-facts">
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
    </section>
  )
}

/** The key benefits of a treatment on hairlines. */
function KeyBenefits({ treatment }: { treatment: Treatment }) {
  const { t } = useTranslation()
  const fieldOf = useField()
  const info = treatment.treatmentInfo
  if (!info?.benefits) return null
  return (
    <section className="clause">
      <h2 className="h3">{t('treatment.benefits')}</h2>
      <ul className="benef" {...inLanguage(info, 'benefits')} data-tina-field={fieldOf(info, 'benefits')}>
        {each(info.benefits, (benefit) => (
          <li>
            <Figures text={benefit} />
          </li>
        ))}
      </ul>
    </section>
  )
}
