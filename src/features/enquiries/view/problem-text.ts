import { useTranslation } from 'react-i18next'
import { cityOf, locationOf } from '../rules/choices.ts'
import { useForm } from './context.ts'

/** The sentence for a field's problem, in the visitor's language: what to do, not what went wrong. */
export function useProblemText() {
  const { problems, values } = useForm()
  const { t } = useTranslation()
  const location = locationOf(values.preferredLocation)
  return (name: string): string | undefined => {
    const problem = problems[name]
    return problem && t(`enquiry.problem.${problem}`, { clinic: location ? t(`city.${cityOf(location)}`) : '' })
  }
}
