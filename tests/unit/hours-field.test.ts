import { readFileSync } from 'node:fs'
import { expect, test, vi } from 'vitest'
import { easter, holidaysFrom } from '../../src/features/hours/rules/holidays.ts'
import { barOf, isAlike, startOf, withDay } from '../../src/features/hours/rules/week.ts'
import type { Field } from '../../src/model/schema.ts'
import { collections } from '../../src/server/content/schema.ts'
import { problemsByItem } from '../../tina/admin/hours/field'
import { elsewhereOf } from '../../tina/admin/hours/other-clinic'
import { listAt, openWholeLists, panelAround } from '../../tina/admin/shell/forms/whole-fields'

const TINA = readFileSync('node_modules/tinacms/dist/index.js', 'utf8')

const named = (fields: Field[] | undefined, name: string) => fields?.find((one) => one.name === name) as Field
const contact = named(collections().find(({ name }) => name === 'siteSettings')?.fields, 'contact')
const london = named(contact.fields, 'london')
const says = (name: string, items: object[]) => [...problemsByItem(named(london.fields, name), items)].sort(([one], [other]) => one - other)

test('a day of the week must end after it begins, and stand once', () => {
  expect(says('openingHours', [{ day: '1', opens: '09:00', closes: '18:00' }])).toEqual([])
  expect(
    says('openingHours', [
      { day: '1', opens: '09:00', closes: '09:00' },
      { day: '2', opens: '18:00', closes: '9:00' },
      { day: '3', opens: '', closes: '17:00' },
    ]),
  ).toEqual([
    [0, 'Closes must be later than 09:00.'],
    [1, 'Closes must be a time such as 09:00.'],
    [2, 'Opens must not be empty.'],
  ])
  const twice = Array(2).fill({ day: '1', opens: '09:00', closes: '18:00' })
  expect(says('openingHours', twice)).toEqual([[-1, 'Has Monday twice: keep one.']])
})

test('an exceptional day is closed, or has both times in their order; no date stands twice', () => {
  const day = { date: '2026-12-25' }
  expect(says('exceptions', [day, { date: '2026-12-24', opens: '09:00', closes: '13:00' }])).toEqual([])
  expect(
    says('exceptions', [
      { ...day, opens: '09:00' },
      { date: '2026-12-26', closes: '09:00' },
      { date: '2026-12-27', opens: '13:00', closes: '12:00' },
      { date: '2026-12-28', opens: '', closes: '' },
      { date: '' },
      { date: '25.12.' },
    ]).map(([, sentence]) => sentence),
  ).toEqual([
    'Closes must not be empty where a day begins.',
    'Closes has no beginning: say from when.',
    'Closes must be later than 13:00.',
    'Closes must not be empty: say from when until when.',
    'Date must not be empty.',
    'Date must be a date.',
  ])
  expect(says('exceptions', [day, { ...day, opens: '09:00', closes: '10:00' }])).toEqual([[-1, 'Has 2026-12-25 twice: keep one.']])
})

test('a day of the week takes hours, or closes, and the week stays in its order', () => {
  const week = [
    { day: '1', opens: '09:00', closes: '18:00' },
    { day: '4', opens: '10:00', closes: '20:00' },
  ]
  expect(withDay(week, '2', { opens: '08:00', closes: '12:00' }).map(({ day }) => day)).toEqual(['1', '2', '4'])
  expect(withDay(week, '1', undefined)).toEqual([week[1]])
  expect([startOf(week, '3'), startOf(week, '7'), startOf([], '1')]).toEqual([week[0], week[1], { opens: '09:00', closes: '17:00' }])
  expect([isAlike(undefined, undefined), isAlike(week[0], { ...week[0], day: '2' } as never), isAlike(week[0], undefined)]).toEqual([
    true,
    true,
    false,
  ])
  expect([barOf(week[0]), barOf(undefined), barOf({ opens: '05:00', closes: '06:00' })]).toEqual([
    { x: 120, width: 540 },
    undefined,
    undefined,
  ])
})

test('holidays bring their dates and their names in every language, the next one first', () => {
  expect([2024, 2025, 2026, 2027, 2038].map(easter)).toEqual(['2024-03-31', '2025-04-20', '2026-04-05', '2027-03-28', '2038-04-25'])
  const holidays = holidaysFrom('2026-12-25')
  expect(holidays.slice(0, 3).map(({ date, name }) => [date, name])).toEqual([
    ['2026-12-25', 'Christmas Day'],
    ['2026-12-26', 'Boxing Day'],
    ['2026-12-31', 'New Year’s Eve'],
  ])
  expect(holidays.at(-1)).toMatchObject({ date: '2027-12-24', name: 'Christmas Eve' })
  expect(holidays.find(({ name }) => name === 'Good Friday')?.date).toBe('2027-03-26')
  for (const { translations } of holidays) expect(Object.keys(translations ?? {})).toEqual(['zhCN', 'zhTW', 'ar'])
})

test('the days of the other clinic are found beside those of a clinic', () => {
  const values = { contact: { london: {}, edinburgh: { exceptions: [{ date: '2026-12-25' }] } } }
  expect(elsewhereOf('contact.london.exceptions', values)).toEqual({
    city: 'Edinburgh',
    name: 'contact.edinburgh.exceptions',
    days: [{ date: '2026-12-25' }],
  })
  expect(elsewhereOf('contact.edinburgh.exceptions', values)?.days).toEqual([])
  expect(elsewhereOf('contact.london.exceptions', { contact: { london: {} } })).toBeUndefined()
})

test('a list that is drawn as one field opens in the panel around it', () => {
  const week = { name: 'openingHours', list: true, whole: true, fields: [{ name: 'opens' }] }
  const fields = [
    { name: 'contact', fields: [{ name: 'london', fields: [{ name: 'phone' }, week] }] },
    { name: 'menus', list: true, fields: [week] },
  ]
  expect(panelAround(fields, 'contact.london.openingHours')).toBe('contact.london')
  expect(panelAround(fields, 'contact.london.openingHours.2.opens')).toBe('contact.london')
  expect(panelAround(fields, 'menus.1.openingHours')).toBe('menus.1')
  expect([panelAround(fields, 'contact.london.phone'), panelAround(fields, 'menus.1'), panelAround(fields, 'gone.london')]).toEqual([
    undefined,
    undefined,
    undefined,
  ])
  const getActiveField = vi.fn((name?: string) => ({ name, fields: [] as object[] }))
  const form = { fields, getActiveField }
  openWholeLists(form as never)
  expect(form.getActiveField('contact.london.openingHours')).toEqual({ name: 'contact.london', fields: [], list: true })
  expect(form.getActiveField('contact.london')).toEqual({ name: 'contact.london', fields: [] })
})

test('a list that is asked for itself is shown alone, with its items', () => {
  const menus = { name: 'menus', label: 'Menus', list: true, fields: [{ name: 'name' }] }
  const fields = [{ name: 'brand' }, menus, { name: 'footer', fields: [{ name: 'links', list: true, fields: [{ name: 'href' }] }] }]
  expect([listAt(fields, 'menus')?.name, listAt(fields, 'footer.links')?.name]).toEqual(['menus', 'links'])
  expect([listAt(fields, 'menus.0'), listAt(fields, 'brand'), listAt(fields, 'footer'), listAt(fields, 'menus.0.name')]).toEqual(
    Array(4).fill(undefined),
  )
  const getActiveField = vi.fn((name?: string) => ({ name, fields: name ? [{ name: 'footer.links' }] : fields }))
  const form = { fields, getActiveField }
  openWholeLists(form as never)
  expect(form.getActiveField('menus')).toEqual({ label: 'Menus', name: 'menus', fields: [menus], list: true })
  expect(form.getActiveField('footer.links')).toMatchObject({ fields: [{ name: 'footer.links' }] })
})

test('Tina still asks for panels as it does today, and leaves lists out of the way back', () => {
  expect(TINA).toContain('getActiveField(fieldName) {')
  expect(TINA).toContain('const fieldGroup = tinaForm.getActiveField(form.activeFieldName);')
  expect(TINA).toContain('if (isListField && !pathEndsWithDigit) {')
})
