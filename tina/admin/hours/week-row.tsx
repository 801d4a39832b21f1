import { useId } from 'react'
import { barOf, hoursOf, isAlike, type OpeningHours, SHOWN, startOf } from '../../../src/features/hours/rules/week.ts'
import { ERROR, LINK, PARTS, ROW } from './looks'
import { Times } from './times'
import { weekdayName, word } from './words'

type Props = {
  name: string
  day: string
  week: OpeningHours[]
  /** The number of the day above. */
  above: string | undefined
  problem: string | undefined
  onChange(hours: { opens: string; closes: string } | undefined): void
  onCopy(from: string): void
}

/** One day of the week, with its bar, and the way to give it the hours of the day above. */
export function WeekRow({ name, day, week, above, problem, onChange, onCopy }: Props) {
  const hours = hoursOf(week, day)
  const bar = barOf(hours)
  const id = useId()
  const isOther = above && !isAlike(hours, hoursOf(week, above))
  const asAbove = above ? word('asAbove', { day: weekdayName(above) }) : ''
  return (
    <li className={ROW}>
      <div className={PARTS}>
        <span className="w-24 font-medium">{name}</span>
        <Times
          name={name}
          hours={hours}
          start={startOf(week, day)}
          isWrong={problem !== undefined}
          describedBy={problem && id}
          onChange={onChange}
        />
        {isOther && (
          <button
            type="button"
            className={`${LINK} ms-auto`}
            aria-label={word('of', { day: name, what: asAbove })}
            onClick={() => onCopy(above)}
          >
            {asAbove}
          </button>
        )}
      </div>
      <svg
        className="mt-1.5 block h-1.5 w-full forced-colors:hidden"
        viewBox={`0 0 ${SHOWN.until - SHOWN.from} 6`}
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        <rect width="100%" height="6" className="fill-[var(--color-plaster)]" />
        {bar && <rect x={bar.x} width={bar.width} height="6" className="fill-[var(--color-rose-700)]" />}
      </svg>
      {problem && (
        <p id={id} className={ERROR}>
          {problem}
        </p>
      )}
    </li>
  )
}
