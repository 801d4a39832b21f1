import { useTranslation } from 'react-i18next'
import { INTERESTS } from '../rules/choices.ts'
import { ClinicChoice } from './clinic-choice.tsx'
import { Consent } from './consent.tsx'
import { DayAndTime } from './day-and-time.tsx'
import { EnquiryForm } from './enquiry-form.tsx'
import type { FormTexts } from './form-texts.ts'
import { NameFields } from './name-fields.tsx'
import { SelectField } from './select-field.tsx'
import { TextField } from './text-field.tsx'
import { TreatmentAsked } from './treatment-asked.tsx'

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
      <TextField name="email" type="email" autoComplete="email" />
      <TextField name="phone" type="tel" autoComplete="tel" />
      <TreatmentAsked />
      <SelectField name="treatmentInterest" none={t('enquiry.selectTreatment')} options={interests} />
      <DayAndTime />
      <Consent />
    </EnquiryForm>
  )
}
