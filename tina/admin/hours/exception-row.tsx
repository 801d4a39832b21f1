import { useId } from 'react'
import { languageName } from '../../../src/admin/i18n/language-name'
import type { Day } from '../../../src/features/hours/rules/holidays.ts'
import { type OpeningHours, startOn } from '../../../src/features/hours/rules/week.ts'
import { directionOf, keyOfLocale } from '../../../src/model/languages.ts'
import { useLanguage } from '../translations/language'
import { ERROR, HINT, INPUT, LINK, PARTS, ROW } from './looks'
import { Times } from './times'
import { word } from './words'

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
  const name = day.name || day.date || word('newDay')
  const { opens, closes, ...closed } = day
  const isOpen = [opens, closes].some((time) => typeof time === 'string')
  const text = (label: string, value: string, language: typeof locale, change: (value: string) => void) => (
    <input
      className={`${INPUT} min-w-40 flex-1`}
      lang={language}
      dir={directionOf(language)}
      aria-label={word('of', { day: name, what: label })}
      placeholder={language === 'en' ? word('nameExample') : label}
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
          aria-label={word('of', { day: name, what: word('date') })}
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
        {text(word('name'), day.name ?? '', 'en', (value) => onChange({ ...day, name: value }))}
        {key &&
          text(word('nameIn', { language: languageName(locale) }), day.translations?.[key]?.name ?? '', locale, (value) =>
            onChange({ ...day, translations: { ...day.translations, [key]: { ...day.translations?.[key], name: value } } }),
          )}
      </div>
      {problem && (
        <p id={id} className={ERROR}>
          {problem}
        </p>
      )}
      <div className={PARTS}>
        {isOver && <p className={HINT}>{word('past')}</p>}
        {other && (
          <button
            type="button"
            className={LINK}
            aria-label={word('of', { day: name, what: word('alsoIn', { city: other }) })}
            onClick={onCopy}
          >
            {word('alsoIn', { city: other })}
          </button>
        )}
        <button type="button" className={LINK} aria-label={word('removeDay', { day: name })} onClick={onRemove}>
          {word('remove')}
        </button>
      </div>
    </li>
  )
}
