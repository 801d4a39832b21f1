import { type Day, holidaysFrom } from '../../../src/features/hours/rules/holidays.ts'
import { QUIET_BUTTON } from './looks'
import { WORDS } from './words'

type Props = { today: string; taken: string[]; onAdd(day: Day): void }

const shown = (date: string) =>
  new Date(date).toLocaleDateString('en-GB', { weekday: 'short', day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' })

/** Adds a day: an empty one, or a holiday that brings its date and its name in every language. */
export function AddDay({ today, taken, onAdd }: Props) {
  const holidays = holidaysFrom(today).filter(({ date }) => !taken.includes(date))
  return (
    <div className="mt-3 flex flex-wrap gap-3">
      <button type="button" className={QUIET_BUTTON} onClick={() => onAdd({})}>
        {WORDS.add}
      </button>
      <select
        className={`${QUIET_BUTTON} min-w-0 max-w-full`}
        aria-label={WORDS.addHoliday}
        value=""
        onChange={({ target }) => {
          const holiday = holidays.find(({ date }) => date === target.value)
          if (holiday) onAdd(holiday)
        }}
      >
        <option value="">{WORDS.addHoliday}</option>
        {holidays.map(({ date, name }) => (
          <option key={date} value={date}>
            {name}, {shown(date)}
          </option>
        ))}
      </select>
    </div>
  )
}
