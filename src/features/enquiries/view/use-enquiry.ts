import { type ChangeEvent, type FocusEvent, type FormEvent, type SyntheticEvent, useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { useBase } from '../../../components/links/use-base.ts'
import { clinicTime, dayOf } from '../../../content/clinic/clinic-time.ts'
import { nowBy } from '../../../content/clinic/clock.ts'
import { clinicsOf } from '../../../content/clinic/contact.ts'
import { useSite } from '../../../content/site.ts'
import { addressIn } from '../../../i18n/addresses.ts'
import { THANKS } from '../../../model/fixed-addresses.ts'
import type { FormName, Problems } from '../rules/attempt.ts'
import { newKey, send } from '../rules/send.ts'
import { sentQuery } from '../rules/sent-query.ts'
import type { Rules } from '../rules/slots.ts'
import { dropTyped, keepTyped, readTyped } from '../rules/typed.ts'
import { useArrival } from './arrival.ts'
import { dropTakenTime, fill, read, touched, valuesOf } from './form-values.ts'
import { rememberSent } from './use-thanks.ts'

/**
 * What stood in the forms of the page when their code came, by the names of the forms. A browser that translates the page while it
 * comes alive makes React draw them anew, and empty.
 */
const early = new Map(
  [...(globalThis.document?.querySelectorAll<HTMLFormElement>('form[data-typed]') ?? [])].map((form) => [form.dataset.typed, read(form)]),
)

let check: typeof import('../rules/check.ts').check | undefined

/** Fetches what judges a form, with the first letter: most visitors of a page with a form type none. Where it does not arrive, the server judges alone. */
async function loadCheck() {
  try {
    check ??= (await import('../rules/check.ts')).check
  } catch {
    // The next letter asks again.
  }
}

const DAY_FIELDS = ['preferredLocation', 'preferredDate', 'preferredTime']

/** A form that checks itself, keeps what is typed, and sends. Its fields stay the browser's own; this only reads them. */
export function useEnquiry(form: FormName) {
  const { asked, attempt: last } = useArrival()
  const attempt = last?.form === form ? last : undefined
  const { settings, clock, locale, path, isStatic } = useSite()
  const navigate = useNavigate()
  const element = useRef<HTMLFormElement>(null)
  const today = clock?.today ?? clinicTime(nowBy(clock)).date
  const [now, setNow] = useState({ date: today, day: dayOf(today), minutes: 0 })
  const [values, setValues] = useState(attempt?.values ?? valuesOf(asked))
  const [problems, setProblems] = useState<Problems>(attempt?.problems ?? {})
  const [state, setState] = useState<'idle' | 'sending' | 'failed'>(attempt?.failed ? 'failed' : 'idle')
  const [tries, setTries] = useState(0)
  const [alive, setAlive] = useState(false)
  const [askedAbout, setAskedAbout] = useState(attempt?.problems.email === 'emailSlip' ? attempt.values.email : undefined)
  const hours = Object.fromEntries(clinicsOf(settings).map(({ city, clinic }) => [city, clinic]))
  const rules: Rules = { now, hours }
  const page = useBase() + addressIn(path, locale)
  const key = useRef('')

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page comes alive; later typing is the visitor's.
  useEffect(() => {
    const fields = element.current
    if (!fields) return
    const alive = clinicTime(nowBy(clock))
    fill(fields, early.get(form) ?? {})
    early.delete(form)
    const filled = touched(fields)
    fill(fields, readTyped(form))
    dropTakenTime(fields, { now: alive, hours })
    setNow(alive)
    const typed = read(fields)
    setValues(typed)
    // What was typed before the page came alive, or posted: nothing has kept it yet, nor looked whether it puts something right.
    // A form that came back was typed long ago.
    if (attempt || filled.length) keepTyped(form, typed, attempt ? 0 : performance.timeOrigin)
    // There each click on a link is judged before it is followed.
    if (isStatic) loadCheck().then(() => setAlive(true))
    else setAlive(true)
    recheck(
      filled.filter((name) => name in problems),
      { now: alive, hours },
    )
  }, [])

  /** Looks again at some fields: their problems go, come or change; those of the others stay. */
  const recheck = async (names: string[], by = rules) => {
    if (names.length > 0) await loadCheck()
    if (!element.current || !check) return
    const result = check(form, read(element.current), by)
    const found = 'problems' in result ? result.problems : {}
    setProblems((old) =>
      Object.fromEntries(Object.entries({ ...old, ...found }).filter(([name]) => (names.includes(name) ? name in found : name in old))),
    )
  }

  const changed = (fields: HTMLFormElement, name: string) => {
    if (DAY_FIELDS.includes(name)) dropTakenTime(fields, rules)
    const typed = read(fields)
    setValues(typed)
    keepTyped(form, typed)
    loadCheck()
    recheck([
      ...(name in problems ? [name] : []),
      // A form that was looked at asks again for the name that may not be left out any more.
      ...(name === 'oneName' && (tries > 0 || attempt) ? ['lastName'] : []),
      ...(DAY_FIELDS.includes(name) && typed.preferredDate ? ['preferredDate', 'preferredTime'] : []),
    ])
  }

  const onChange = (event: ChangeEvent<HTMLFormElement>) => changed(event.currentTarget, (event.target as unknown as HTMLInputElement).name)

  const put = (name: string, value: string) => {
    const field = element.current?.elements.namedItem(name)
    if (!element.current || !(field instanceof HTMLInputElement)) return
    field.value = value
    field.focus()
    changed(element.current, name)
  }

  const onBlur = (event: FocusEvent<HTMLFormElement>) => {
    const { name } = event.target as unknown as HTMLInputElement
    // A question stays until it is answered: without it the button below would move away from the finger.
    if (tries > 0 && name && problems[name] !== 'emailSlip') recheck([name])
  }

  const refuse = (found: Problems) => {
    setProblems(found)
    if (found.email === 'emailSlip') setAskedAbout(element.current ? read(element.current).email : undefined)
    setState('idle')
    setTries((count) => count + 1)
  }

  /** Lets nothing go before the form is right; gives what it holds. */
  const checkFirst = (event: SyntheticEvent) => {
    const typed = element.current ? read(element.current) : {}
    const checked = check?.(form, typed, { now: clinicTime(nowBy(clock)), hours })
    setProblems({})
    if (!checked || 'enquiry' in checked) return { typed, enquiry: checked?.enquiry }
    event.preventDefault()
    refuse(checked.problems)
    return undefined
  }

  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (state === 'sending') return
    if (!check && !isStatic) setState('sending')
    await loadCheck()
    const checked = checkFirst(event)
    if (!checked || isStatic) return
    if (!checked.enquiry) return element.current?.submit()
    setState('sending')
    key.current ||= newKey()
    const answer = await send(form, page, key.current, checked.typed)
    if ('problems' in answer) return refuse(answer.problems)
    if ('failed' in answer) {
      setState('failed')
      setTries((count) => count + 1)
      return
    }
    dropTyped(form)
    key.current = ''
    rememberSent({ reference: answer.reference, firstName: checked.enquiry.firstName })
    navigate(addressIn(THANKS, locale) + sentQuery(answer.reference, checked.enquiry))
  }

  const handlers = { onChange, onBlur, onSubmit }
  return {
    element,
    page,
    form,
    values,
    problems,
    rules,
    state,
    tries,
    posted: Boolean(attempt),
    askedAbout,
    alive,
    put,
    checkFirst,
    handlers,
  }
}
