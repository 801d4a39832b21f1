import { useEffect, useRef } from 'react'
import { hoursOf, type OpeningHours, WEEKDAYS, withDay } from '../../../src/features/hours/rules/week.ts'
import { AsRead } from './as-read'
import { type ListProps, problemsByItem } from './field'
import { HEADING, HINT, LIST, SECTION } from './looks'
import { WeekRow } from './week-row'
import { weekdayName, word } from './words'

/** The week of a clinic: seven days, each open from and until, or closed. */
export function WeekField({ input, field }: ListProps<OpeningHours>) {
  const week = input.value || []
  const problems = problemsByItem(field, week)
  const heading = useRef<HTMLHeadingElement>(null)
  const isWanted = field.experimental_focusIntent
  useEffect(() => {
    if (isWanted) heading.current?.scrollIntoView({ block: 'start' })
  }, [isWanted])
  return (
    <section className={SECTION} aria-labelledby={`${input.name}-heading`}>
      <h3 ref={heading} id={`${input.name}-heading`} className={HEADING}>
        {word('week')}
      </h3>
      <p className={HINT}>{word('weekHint')}</p>
      <ol className={LIST}>
        {WEEKDAYS.map((day, index) => (
          <WeekRow
            key={day}
            name={weekdayName(day)}
            day={day}
            week={week}
            above={WEEKDAYS[index - 1]}
            problem={problems.get(week.findIndex((one) => one.day === day))}
            onChange={(hours) => input.onChange(withDay(week, day, hours))}
            onCopy={(from) => input.onChange(withDay(week, day, hoursOf(week, from)))}
          />
        ))}
      </ol>
      <AsRead week={week} />
    </section>
  )
}
