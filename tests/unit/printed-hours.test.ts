import { expect, test } from 'vitest'
import { printedWeek, withPrintedHours } from '../../src/content/clinic/printed-hours.ts'
import type { Settings } from '../../src/content/types.ts'
import { LOCALES } from '../../src/model/languages.ts'

const days = (numbers: string, opens: string, closes: string) => [...numbers].map((day) => ({ day, opens, closes }))
const usual = [...days('12345', '09:00', '18:00'), ...days('6', '09:00', '17:00')]

test('a week is printed in each language as the specification gives it, a line for days that are alike', () => {
  expect(LOCALES.map((locale) => printedWeek(usual, locale))).toEqual([
    'Mon-Fri 9:00-18:00\nSat 9:00-17:00\nSun closed',
    '周一至周五 9:00-18:00\n周六 9:00-17:00\n周日 休息',
    '週一至週五 9:00-18:00\n週六 9:00-17:00\n週日 休診',
    'من الاثنين إلى الجمعة 9:00-18:00\nالسبت 9:00-17:00\nالأحد مغلق',
  ])
})

test('only days in a row that are alike share a line, and closed ones do, too', () => {
  expect(printedWeek(days('146', '10:00', '20:30'), 'en')).toBe(
    'Mon 10:00-20:30\nTue-Wed closed\nThu 10:00-20:30\nFri closed\nSat 10:00-20:30\nSun closed',
  )
  expect(printedWeek(days('1234567', '08:00', '20:00'), 'en')).toBe('Mon-Sun 8:00-20:00')
  expect([printedWeek([], 'en'), printedWeek(undefined, 'ar')]).toEqual(['', ''])
})

test('the settings of a language have the hours and the exceptional days of each clinic as they are read', () => {
  const exceptions = [
    { date: '2026-12-25', name: 'Christmas Day' },
    { date: '2026-12-24', opens: '09:00', closes: '13:00' },
    { date: 'soon' },
  ]
  const settings = { contact: { london: { openingHours: usual, exceptions }, edinburgh: { city: 'Edinburgh' } } } as unknown as Settings
  const read = (locale: (typeof LOCALES)[number]) =>
    withPrintedHours(settings, locale).contact as never as Record<'london' | 'edinburgh', object>
  expect(read('en').london).toMatchObject({
    hours: 'Mon-Fri 9:00-18:00\nSat 9:00-17:00\nSun closed',
    exceptions: [
      { shown: 'Fri 25 Dec', times: 'closed', name: 'Christmas Day' },
      { shown: 'Thu 24 Dec', times: '9:00-13:00' },
      { shown: 'soon', times: 'closed' },
    ],
  })
  expect(read('ar').london).toMatchObject({ exceptions: [{ times: 'مغلق', shown: expect.stringMatching(/25 ديسمبر/) }, {}, {}] })
  expect(read('zh-TW').london).toMatchObject({ exceptions: [{ shown: expect.stringMatching(/12月25日/) }, {}, {}] })
  expect(read('en').edinburgh).toEqual({ city: 'Edinburgh', hours: '' })
  expect(withPrintedHours({} as Settings, 'en')).toEqual({})
})
