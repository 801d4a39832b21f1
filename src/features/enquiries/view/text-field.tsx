import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { described, Field } from '../../../ui/field.tsx'
import { useForm } from './context.ts'
import { useProblemText } from './problem-text.ts'

type Props = {
  name: 'firstName' | 'lastName' | 'email' | 'phone' | 'message'
  type?: 'text' | 'email' | 'tel'
  autoComplete?: string
  optional?: boolean
  rows?: number
  /** Not asked for by the browser itself, though the form asks for it. */
  unchecked?: boolean
  below?: ReactNode
}

/** A text of a form, and what stands `below` it. Addresses and numbers run from left to right in every language. */
export function TextField({ name, type = 'text', autoComplete, optional, rows, unchecked, below }: Props) {
  const { form, values } = useForm()
  const { t } = useTranslation()
  const id = `${form}-${name}`
  const error = useProblemText()(name)
  const needed = unchecked && !optional ? { 'aria-required': true } : { required: !optional }
  const shared = { ...described(id, error), ...needed, name, className: 'inp', defaultValue: values[name], autoComplete }
  return (
    <Field
      id={id}
      label={t(`enquiry.label.${name}`)}
      optional={optional ? t('enquiry.optional') : undefined}
      error={error}
      full={Boolean(rows)}
      below={below}
    >
      {rows ? (
        <textarea {...shared} rows={rows} maxLength={5000} />
      ) : (
        <input {...shared} type={type} maxLength={254} dir={type === 'text' ? undefined : 'ltr'} />
      )}
    </Field>
  )
}
