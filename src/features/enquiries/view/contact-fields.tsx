import { useTranslation } from 'react-i18next'
import { cityOf, LOCATIONS } from '../rules/choices.ts'
import { EnquiryForm } from './enquiry-form.tsx'
import { EmailField, type FormTexts, NameFields, SelectField } from './form-fields.tsx'
import { TextField } from './text-field.tsx'

/** The form for a message. */
export function ContactFields({ submit, note }: FormTexts) {
  const { t } = useTranslation()
  const clinics = LOCATIONS.map((value) => ({ value, label: t(`city.${cityOf(value)}`) }))
  return (
    <EnquiryForm form="contact" submit={submit ?? t('enquiry.send.contact')} note={note}>
      <NameFields lastIsOptional />
      <EmailField />
      <TextField name="phone" type="tel" autoComplete="tel" optional />
      <SelectField name="preferredLocation" none={t('enquiry.eitherClinic')} options={clinics} />
      <TextField name="message" rows={5} />
    </EnquiryForm>
  )
}
