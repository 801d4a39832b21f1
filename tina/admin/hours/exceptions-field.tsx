import { useEffect, useRef } from 'react'
import type { Day } from '../../../src/features/hours/rules/holidays.ts'
import { type OpeningHours, today } from '../../../src/features/hours/rules/week.ts'
import { TRANSLATIONS } from '../../../src/model/languages.ts'
import { valueAt } from '../translations/plain'
import { AddDay } from './add-day'
import { ExceptionRow } from './exception-row'
import { type ListProps, problemsByItem } from './field'
import { ERROR, HEADING, HINT, LIST, SECTION } from './looks'
import { elsewhereOf } from './other-clinic'
import { word } from './words'

const EMPTY: Day = { date: '', name: '', translations: Object.fromEntries(TRANSLATIONS.map(({ key }) => [key, {}])) }

/** The dates on which a clinic is closed or has other hours. */
export function ExceptionsField({ input, field, form }: ListProps<Day>) {
  const days = input.value || []
  const { values } = form.getState()
  const around = input.name.slice(0, input.name.lastIndexOf('.'))
  const week = (valueAt(values as never, `${around}.openingHours`) ?? []) as OpeningHours[]
  const other = elsewhereOf(input.name, values)
  const problems = problemsByItem(field, days)
  const now = today()
  const heading = useRef<HTMLHeadingElement>(null)
  const isWanted = field.experimental_focusIntent
  useEffect(() => {
    if (isWanted) heading.current?.scrollIntoView({ block: 'start' })
  }, [isWanted])
  return (
    <section className={SECTION} aria-labelledby={`${input.name}-heading`}>
      <h3 ref={heading} id={`${input.name}-heading`} className={HEADING}>
        {word('exceptions')}
      </h3>
      <p className={HINT}>{word('exceptionsHint')}</p>
      {problems.has(-1) && <p className={ERROR}>{problems.get(-1)}</p>}
      {days.length === 0 && <p className={`${HINT} mt-3`}>{word('none')}</p>}
      <ul className={days.length > 0 ? LIST : ''}>
        {days.map((day, index) => (
          <ExceptionRow
            // biome-ignore lint/suspicious/noArrayIndexKey: a day has no name of its own while its date is being typed.
            key={index}
            day={day}
            week={week}
            isOver={Boolean(day.date && day.date < now)}
            problem={problems.get(index)}
            other={other && day.date && !other.days.some(({ date }) => date === day.date) ? other.city : undefined}
            onChange={(changed) => input.onChange(days.map((one, at) => (at === index ? changed : one)))}
            // A list without items is none: whoever adds a day and takes it away has changed nothing.
            onRemove={() => input.onChange(days.length > 1 ? days.filter((_, at) => at !== index) : undefined)}
            onCopy={() => other && form.change(other.name, [...other.days, structuredClone(day)])}
          />
        ))}
      </ul>
      <AddDay
        today={now}
        taken={days.flatMap(({ date }) => date ?? [])}
        onAdd={(day) => input.onChange([...days, { ...structuredClone(EMPTY), ...day }])}
      />
    </section>
  )
}
