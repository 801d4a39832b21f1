import { useTranslation } from 'react-i18next'
import { useFieldElsewhere } from '../../../content/field.ts'
import { useArrival } from './arrival.ts'

/** The treatment whose button led here, named and sent along. */
export function TreatmentAsked() {
  const { asked } = useArrival()
  const { t } = useTranslation()
  const fieldElsewhere = useFieldElsewhere()
  if (!asked.treatment) return null
  return (
    <p className="asked full">
      <input type="hidden" name="treatment" value={asked.treatment.slug} />
      {t('enquiry.about')}{' '}
      <b lang={asked.treatment.lang} data-elsewhere={fieldElsewhere(asked.treatment.href, 'card.name')}>
        {asked.treatment.name}
      </b>
    </p>
  )
}
