import { useTranslation } from 'react-i18next'
import { SmartLink } from '../../../components/links/smart-link.tsx'
import { useFieldElsewhere } from '../../../content/field.ts'
import { useSite } from '../../../content/site.ts'
import { described, FieldError } from '../../../ui/field.tsx'
import { INTERESTS } from '../rules/choices.ts'
import { useArrival } from './arrival.ts'
import { ClinicChoice } from './clinic-choice.tsx'
import { useForm } from './context.ts'
import { DayAndTime } from './day-and-time.tsx'
import { EnquiryForm } from './enquiry-form.tsx'
import { EmailField, type FormTexts, NameFields, SelectField } from './form-fields.tsx'
import { useProblemText } from './problem-text.ts'
import { TextField } from './text-field.tsx'

/** The form for an appointment. */
export function AppointmentFields({ submit, note }: FormTexts) {
  const { t } = useTranslation()
  const interests = Object.entries(INTERESTS).map(([key, value]) => ({
    value,
    label: t(`enquiry.interest.${key as keyof typeof INTERESTS}`),
  }))
  return (
    <EnquiryForm form="appointment" submit={submit ?? t('enquiry.send.appointment')} note={note}>
      <ClinicChoice />
      <NameFields />
      <EmailField />
      <TextField name="phone" type="tel" autoComplete="tel" />
      <TreatmentAsked />
      <SelectField name="treatmentInterest" none={t('enquiry.selectTreatment')} options={interests} />
      <DayAndTime />
      <Consent />
    </EnquiryForm>
  )
}

/** The treatment whose button led here, named and sent along. */
function TreatmentAsked() {
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

/** The box that must be ticked, and never is beforehand; a form that comes back has it as the visitor left it. The words between the pipes lead to the policy. */
function Consent() {
  const { form, values } = useForm()
  const { settings } = useSite()
  const { t } = useTranslation()
  const id = `${form}-consent`
  const error = useProblemText()('consent')
  const policy = settings.legal?.find(({ href }) => href?.includes('privacy'))?.href
  const [before, linked, after] = t('enquiry.consent').split('|')
  return (
    <div className="full">
      <label className="check">
        <input type="checkbox" name="consent" defaultChecked={values.consent === 'on'} required {...described(id, error)} />
        <span>
          {before}
          {policy ? <SmartLink href={policy}>{linked}</SmartLink> : linked}
          {after}
        </span>
      </label>
      <FieldError id={id} error={error} />
    </div>
  )
}
