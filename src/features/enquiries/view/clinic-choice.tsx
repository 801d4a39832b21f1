import { useTranslation } from 'react-i18next'
import { PhoneNumber } from '../../../components/links/phone-number.tsx'
import { CLINICS } from '../../../model/clinics.ts'
import { FieldSet } from '../../../ui/field.tsx'
import { cityOf, LOCATIONS } from '../rules/choices.ts'
import { useForm } from './context.ts'
import { useProblemText } from './problem-text.ts'

/** Which clinic, each as a card in its colours. */
export function ClinicChoice() {
  const { form, values } = useForm()
  const { t } = useTranslation()
  const id = `${form}-preferredLocation`
  const error = useProblemText()('preferredLocation')
  return (
    <FieldSet id={id} label={t('enquiry.label.preferredLocation')} error={error}>
      <div className={error ? 'cityr bad' : 'cityr'}>
        {LOCATIONS.map((location, index) => {
          const city = cityOf(location)
          return (
            <label data-city={city} key={city}>
              <input
                type="radio"
                name="preferredLocation"
                value={location}
                id={index === 0 ? id : undefined}
                defaultChecked={values.preferredLocation === location}
                required
              />
              <span className={`art art-${CLINICS[city].flower}bloom`} aria-hidden="true" />
              <span className="dot" />
              <span className="relative">
                <b>{t(`city.${city}`)}</b>
                <span className="meta">
                  <PhoneNumber city={city} />
                </span>
              </span>
            </label>
          )
        })}
      </div>
    </FieldSet>
  )
}
