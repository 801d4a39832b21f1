import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useSite } from '../../../content/site.ts'
import { LANGUAGES } from '../../../model/languages.ts'
import { described, Field } from '../../../ui/field.tsx'
import { likelyMeant } from '../rules/likely-meant.ts'
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

/** Both names, in the order of the language: the surname first in Chinese. Where the last one is no choice, whoever has one name can say so. */
export function NameFields({ lastIsOptional = false }) {
  const { locale, isStatic } = useSite()
  const { values } = useForm()
  const last = { name: 'lastName', autoComplete: 'family-name' } as const
  const names = [
    <TextField key="first" name="firstName" autoComplete="given-name" />,
    lastIsOptional ? (
      <TextField key="last" {...last} optional />
    ) : (
      // A host without a server has the form checked by the browser, which can't know that an empty field and a tick go together.
      <TextField key="last" {...last} optional={values.oneName === 'on'} unchecked={isStatic} below={<OneName />} />
    ),
  ]
  return LANGUAGES[locale].surnameFirst ? names.reverse() : names
}

/** Lets the last name stay empty. */
function OneName() {
  const { values } = useForm()
  const { t } = useTranslation()
  return (
    <label className="check small">
      <input type="checkbox" name="oneName" defaultChecked={values.oneName === 'on'} />
      <span>{t('enquiry.oneName')}</span>
    </label>
  )
}

/** The e-mail address, and where it looks like a slip the way to the one that was likely meant. */
export function EmailField() {
  const { values, problems, alive, put } = useForm()
  const { t } = useTranslation()
  const meant = alive && problems.email === 'emailSlip' && likelyMeant(values.email)
  return (
    <TextField
      name="email"
      type="email"
      autoComplete="email"
      below={
        meant && (
          <button className="lnk" type="button" onClick={() => put('email', meant)}>
            {t('enquiry.correct')}
          </button>
        )
      }
    />
  )
}

/** The texts of a form that an editor may write: the button, and a note beside it. */
export type FormTexts = { submit?: ReactNode; note?: ReactNode }
