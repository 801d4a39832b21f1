import { useId } from 'react'
import type { Day } from '../../../src/features/hours/rules/holidays.ts'
import { type OpeningHours, startOn } from '../../../src/features/hours/rules/week.ts'
import { directionOf, keyOfLocale, LANGUAGES } from '../../../src/model/languages.ts'
import { useLanguage } from '../translations/language'
import { ERROR, HINT, INPUT, LINK, PARTS, ROW } from './looks'
import { Times } from './times'
import { WORDS } from './words'

type Props = {
  day: Day
  week: OpeningHours[]
  isOver: boolean
  problem: string | undefined
  /** The clinic that doesn't have this day yet. */
  other: string | undefined
  onChange(day: Day): void
  onRemove(): void
  onCopy(): void
}

/** One exceptional day: its date, its hours, and its name in English and in the language of the form. */
export function ExceptionRow({ day, week, isOver, problem, other, onChange, onRemove, onCopy }: Props) {
  const locale = useLanguage()
  const key = keyOfLocale(locale)
  const id = useId()
  const name = day.name || day.date || WORDS.newDay
  const { opens, closes, ...closed } = day
  const isOpen = [opens, closes].some((time) => typeof time === 'string')
  const text = (label: string, value: string, language: typeof locale, change: (value: string) => void) => (
    <input
      className={`${INPUT} min-w-40 flex-1`}
      lang={language}
      dir={directionOf(language)}
      aria-label={`${name}: ${label}`}
      placeholder={language === 'en' ? WORDS.nameExample : label}
      value={value}
      onChange={({ target }) => change(target.value)}
    />
  )
  return (
    <li className={`${ROW} grid gap-2`}>
      <div className={PARTS}>
        <input
          type="date"
          className={`${INPUT} w-40`}
          aria-label={`${name}: ${WORDS.date}`}
          aria-describedby={problem && id}
          aria-invalid={problem !== undefined}
          value={day.date ?? ''}
          onChange={({ target }) => onChange({ ...day, date: target.value })}
        />
        <Times
          name={name}
          hours={isOpen ? { opens, closes } : undefined}
          start={startOn(week, day.date)}
          isWrong={problem !== undefined}
          describedBy={problem && id}
          onChange={(hours) => onChange(hours ? { ...closed, opens: hours.opens, closes: hours.closes } : closed)}
        />
      </div>
      <div className={PARTS}>
        {text(WORDS.name, day.name ?? '', 'en', (value) => onChange({ ...day, name: value }))}
        {key &&
          text(WORDS.nameIn(LANGUAGES[locale].englishName), day.translations?.[key]?.name ?? '', locale, (value) =>
            onChange({ ...day, translations: { ...day.translations, [key]: { ...day.translations?.[key], name: value } } }),
          )}
      </div>
      {problem && (
        <p id={id} className={ERROR}>
          {problem}
        </p>
      )}
      <div className={PARTS}>
        {isOver && <p className={HINT}>{WORDS.past}</p>}
        {other && (
          <button type="button" className={LINK} aria-label={`${name}: ${WORDS.alsoIn(other)}`} onClick={onCopy}>
            {WORDS.alsoIn(other)}
          </button>
        )}
        <button type="button" className={LINK} aria-label={`${WORDS.remove} ${name}`} onClick={onRemove}>
          {WORDS.remove}
        </button>
      </div>
    </li>
  )
}
