import { useTranslation } from 'react-i18next'
import { writtenDay } from '../../../content/clinic/clinic-time.ts'
import { useSite } from '../../../content/site.ts'
import { cityOf, locationOf } from '../rules/choices.ts'
import { likelyMeant } from '../rules/likely-meant.ts'
import { daysToAskFor } from '../rules/slots.ts'
import { useForm } from './context.ts'

/** The sentence for a field's problem, in the visitor's language: what to do, not what went wrong. */
export function useProblemText() {
  const { problems, values, rules } = useForm()
  const { locale } = useSite()
  const { t } = useTranslation()
  const location = locationOf(values.preferredLocation)
  return (name: string): string | undefined => {
    const problem = problems[name]
    return (
      problem &&
      t(`enquiry.problem.${problem}`, {
        clinic: location ? t(`city.${cityOf(location)}`) : '',
        day: writtenDay(daysToAskFor(rules)[1], locale),
        meant: likelyMeant(values.email),
      })
    )
  }
}
