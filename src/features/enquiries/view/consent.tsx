import { useTranslation } from 'react-i18next'
import { SmartLink } from '../../../components/smart-link.tsx'
import { useSite } from '../../../content/site.ts'
import { described, FieldError } from '../../../ui/field.tsx'
import { useForm } from './context.ts'
import { useProblemText } from './problem-text.ts'

/** The box that must be ticked, and never is beforehand; a form that comes back has it as the visitor left it. The words between the pipes lead to the policy. */
export function Consent() {
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
