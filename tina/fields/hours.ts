import type { TinaField } from 'tinacms'
import { DATE, TIME } from '../../src/model/patterns.ts'
import { ExceptionsField } from '../admin/hours/exceptions-field'
import { WeekField } from '../admin/hours/week-field'
import { groups } from './group'
import { choice, line } from './text'
import { translated } from './translated'

const WEEKDAYS = {
  '1': 'Monday',
  '2': 'Tuesday',
  '3': 'Wednesday',
  '4': 'Thursday',
  '5': 'Friday',
  '6': 'Saturday',
  '7': 'Sunday',
}

/** A list that the form draws as one field; no two of its items may be alike in `once`. */
const whole = (list: TinaField, component: unknown, ui: { once: string; fact?: string; clinic?: string }): TinaField =>
  ({ ...list, ui: { ...list.ui, ...ui, component, whole: true } }) as unknown as TinaField

/** The week of a clinic: what pages print, whether it is open now, and the days and times of the booking form follow from it. */
export const openingHours = (clinic: string): TinaField =>
  whole(
    groups('openingHours', 'Opening hours', 'The week. Pages print it in each language, and the booking form follows it.', 'day', [
      choice('day', 'Day', 'Day of the week.', WEEKDAYS, { required: true }),
      line('opens', 'Opens', 'Such as 09:00.', { required: true, shape: TIME }),
      line('closes', 'Closes', 'Such as 18:00.', { required: true, shape: TIME, after: 'opens' }),
    ]),
    WeekField,
    { once: 'day', fact: 'hours', clinic },
  )

/** Dates that are unlike the week. */
export const exceptions: TinaField = whole(
  groups(
    'exceptions',
    'Exceptional days',
    'Days that are closed or have other hours. Visitors read of them four weeks ahead, beside the hours, and on the day on every page.',
    'date',
    translated(
      [line('name', 'Name', 'Such as Christmas Day. Empty: only the date and the hours show.')],
      [
        line('date', 'Date', 'The day.', { required: true, shape: DATE }),
        line('opens', 'Opens', 'Empty: closed on this day.', { shape: TIME }),
        line('closes', 'Closes', 'Empty: closed on this day.', { shape: TIME, after: 'opens' }),
      ],
    ),
  ),
  ExceptionsField,
  { once: 'date' },
)
