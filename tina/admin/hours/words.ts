/** What the fields of hours say to editors. */
export const WORDS = {
  week: 'Opening hours',
  weekHint: 'Visitors read this week in their language. Open now and the booking form follow it.',
  asRead: 'As visitors read it',
  exceptions: 'Exceptional days',
  exceptionsHint: 'Shown to visitors beside the hours, four weeks ahead. Open now and the booking form follow them.',
  opens: 'opens',
  closes: 'closes',
  isOpen: 'Open',
  closed: 'Closed',
  asAbove: (day: string) => `Same as ${day}`,
  date: 'Date',
  name: 'Name',
  nameIn: (language: string) => `Name in ${language}`,
  nameExample: 'Such as Staff training',
  newDay: 'This new day',
  add: 'Add a day',
  addHoliday: 'Add a holiday…',
  remove: 'Remove',
  past: 'Over: visitors no longer see it.',
  alsoIn: (city: string) => `Also in ${city}`,
  none: 'None: the week holds on every day.',
  noDate: 'Choose the date.',
}

/** Names of the clinics, for editors. */
export const CITIES: Record<string, string> = { london: 'London', edinburgh: 'Edinburgh' }
