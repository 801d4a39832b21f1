import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useSite } from '../../../content/site.ts'
import { LANGUAGES } from '../../../model/languages.ts'
import { described, Field } from '../../../ui/field.tsx'
import { useForm } from './context.ts'
import { useProblemText } from './problem-text.ts'
import { TextField } from './text-field.tsx'

type Props = { name: 'preferredLocation' | 'treatmentInterest'; none: string; options: { value: string; label: string }[] }

/** One of a list, or none of it. What is stored is English; what is read is the visitor's language. */
export function SelectField({ name, none, options }: Props) {
  const { form, values } = useForm()
  const { t } = useTranslation()
  const id = `${form}-${name}`
  const error = useProblemText()(name)
  return (
    <Field id={id} label={t(`enquiry.label.${name}`)} optional={t('enquiry.optional')} error={error} full>
      <select className="inp" name={name} defaultValue={values[name] ?? ''} {...described(id, error)}>
        <option value="">{none}</option>
        {options.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    </Field>
  )
}

/** Both names, in the order of the language: the surname first in Chinese. */
export function NameFields() {
  const { locale } = useSite()
  const names = [
    <TextField key="first" name="firstName" autoComplete="given-name" />,
    <TextField key="last" name="lastName" autoComplete="family-name" />,
  ]
  return LANGUAGES[locale].surnameFirst ? names.reverse() : names
}

/** The texts of a form that an editor may write: the button, and a note beside it. */
export type FormTexts = { submit?: ReactNode; note?: ReactNode }
