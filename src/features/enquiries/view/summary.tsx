import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Figures } from '../../../ui/figures.tsx'
import { useForm } from './context.ts'
import { useProblemText } from './problem-text.ts'

/** Fields from the top of a form to its end; both forms have theirs in this order. */
const ORDER = ['firstName', 'lastName', 'email', 'phone', 'treatmentInterest', 'preferredDate', 'preferredTime', 'message', 'consent']
const place = (name: string, form: string) => (name === 'preferredLocation' ? (form === 'contact' ? 3.5 : -1) : ORDER.indexOf(name))

/** Lists what is wrong with a form, with a link to each field. It takes the focus when the form is refused. */
export function Summary({ tries, posted }: { tries: number; posted: boolean }) {
  const { form, problems } = useForm()
  const { t } = useTranslation()
  const textOf = useProblemText()
  const element = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (tries > 0) element.current?.focus()
  }, [tries])
  const names = Object.keys(problems).sort((a, b) => place(a, form) - place(b, form))
  if (names.length === 0 || (tries === 0 && !posted)) return null
  return (
    // biome-ignore lint/a11y/noAutofocus: only on the page that comes back when a form was posted without script and refused.
    <div className="sum full" role="alert" tabIndex={-1} ref={element} autoFocus={posted}>
      <h3>{t('enquiry.check', { count: names.length })}</h3>
      <ul>
        {names.map((name) => (
          <li key={name}>
            <a href={`#${form}-${name}`} suppressHydrationWarning>
              <span>
                <Figures text={textOf(name) ?? ''} asWritten />
              </span>
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}
