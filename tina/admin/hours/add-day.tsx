import { staffLanguage, staffLocale } from '../../../src/admin/i18n/staff-language'
import { type Day, holidaysFrom } from '../../../src/features/hours/rules/holidays.ts'
import { keyOfLocale } from '../../../src/model/languages.ts'
import { QUIET_BUTTON } from './looks'
import { word } from './words'

type Props = { today: string; taken: string[]; onAdd(day: Day): void }

/** The key of the staff's own language in the names of a holiday; English has none. */
const KEY = keyOfLocale(staffLanguage)

const shown = (date: string) =>
  new Date(date).toLocaleDateString(staffLocale, { weekday: 'short', day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' })

/** Adds a day: an empty one, or a holiday that brings its date and its name in every language. */
export function AddDay({ today, taken, onAdd }: Props) {
  const holidays = holidaysFrom(today).filter(({ date }) => !taken.includes(date))
  return (
    <div className="mt-3 flex flex-wrap gap-3">
      <button type="button" className={QUIET_BUTTON} onClick={() => onAdd({})}>
        {word('add')}
      </button>
      <select
        className={`${QUIET_BUTTON} min-w-0 max-w-full`}
        aria-label={word('addHoliday')}
        value=""
        onChange={({ target }) => {
          const holiday = holidays.find(({ date }) => date === target.value)
          if (holiday) onAdd(holiday)
        }}
      >
        <option value="">{word('addHoliday')}</option>
        {holidays.map(({ date, name, translations }) => (
          <option key={date} value={date}>
            {word('holiday', { name: (KEY && translations?.[KEY]?.name) ?? name, date: shown(date) })}
          </option>
        ))}
      </select>
    </div>
  )
}
