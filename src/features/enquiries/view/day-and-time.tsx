import { useTranslation } from 'react-i18next'
import { described, Field, FieldSet } from '../../../ui/field.tsx'
import { LOCATIONS, SLOTS } from '../rules/choices.ts'
import { daysToAskFor, isFree } from '../rules/slots.ts'
import { useForm } from './context.ts'
import { useProblemText } from './problem-text.ts'

/** A day from today on, and one of the day's times; those that the chosen clinic can't offer that day are off. */
export function DayAndTime() {
  const { form, values, rules, alive } = useForm()
  const { t } = useTranslation()
  const textOf = useProblemText()
  const ids = { date: `${form}-preferredDate`, time: `${form}-preferredTime` }
  const location = LOCATIONS.find((one) => one === values.preferredLocation)
  // Without script what is off could never be chosen again, when the day is mended.
  const date = alive ? values.preferredDate : undefined
  const optional = t('enquiry.optional')
  const [first, last] = daysToAskFor(rules)
  return (
    <>
      <Field id={ids.date} label={t('enquiry.label.preferredDate')} optional={optional} error={textOf('preferredDate')} full>
        <input
          className="inp date"
          type="date"
          name="preferredDate"
          min={first}
          max={last}
          defaultValue={values.preferredDate}
          {...described(ids.date, textOf('preferredDate'))}
        />
      </Field>
      <FieldSet id={ids.time} label={t('enquiry.label.preferredTime')} optional={optional} error={textOf('preferredTime')}>
        <div className="chips">
          {SLOTS.map((slot, index) => {
            const free = isFree(slot, rules, location, date)
            const label = t(`enquiry.slot.${slot.key}`)
            return (
              <label className="chip" key={slot.value}>
                <input
                  type="radio"
                  name="preferredTime"
                  value={slot.value}
                  id={index === 0 ? ids.time : undefined}
                  disabled={!free}
                  defaultChecked={values.preferredTime === slot.value}
                />
                {free ? label : <s>{label}</s>}
                {!free && <span>{t('enquiry.unavailable')}</span>}
              </label>
            )
          })}
        </div>
      </FieldSet>
    </>
  )
}
