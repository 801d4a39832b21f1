import { expect, test } from 'vitest'
import { calendarFile } from '../../src/features/enquiries/rules/calendar.ts'

const visit = {
  reference: 'RT-4827',
  date: '2026-06-01',
  time: '10:30 AM',
  summary: 'Visit, requested',
  place: 'Harley Street; London',
  description: 'Not confirmed\nyet',
}
const file = (change = {}) => calendarFile({ ...visit, ...change }, new Date('2026-03-10T10:00:00Z')) ?? ''

test('a requested time becomes a tentative event in universal time', () => {
  expect(file()).toContain('DTSTART:20260601T093000Z\r\nDTEND:20260601T101500Z\r\nSTATUS:TENTATIVE')
})

test('commas, semicolons and new lines are escaped', () => {
  expect(file()).toContain('SUMMARY:Visit\\, requested\r\nLOCATION:Harley Street\\; London\r\nDESCRIPTION:Not confirmed\\nyet')
})

test('no line is longer than 75 bytes, in any language', () => {
  const lines = file({ summary: '面诊申请'.repeat(30) }).split('\r\n')
  expect(Math.max(...lines.map((line) => new TextEncoder().encode(line).length))).toBeLessThanOrEqual(75)
  expect(lines.join('\n').replaceAll('\n ', '')).toContain('面诊申请'.repeat(30))
})

test('a time that is not offered makes no file', () => {
  expect(file({ time: '4:00 AM' })).toBe('')
  for (const date of ['soon', '', '0000-01-01', '0099-12-31', '2026-02-30', '2026-13-01', '+010000-01-01', '2026-06-01T00:00'])
    expect(file({ date }), date).toBe('')
  for (const date of ['1000-01-01', '2028-02-29', '9999-12-31']) expect(file({ date }), date).toContain('DTSTART:')
})

test('the file is one whole event of one calendar, with a name of its own and the moment at which it was made', () => {
  const lines = file().split('\r\n')
  expect(lines.slice(0, 7)).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Rose and Thistle//Website//EN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    'UID:RT-4827@roseandthistle.example',
    'DTSTAMP:20260310T100000Z',
  ])
  expect(lines.slice(-3)).toEqual(['END:VEVENT', 'END:VCALENDAR', ''])
})

test('a line of just 75 bytes is not folded', () => {
  expect(file({ summary: 'x'.repeat(67) })).toContain(`\r\nSUMMARY:${'x'.repeat(67)}\r\n`)
  expect(file({ summary: 'x'.repeat(68) })).toContain(`\r\nSUMMARY:${'x'.repeat(67)}\r\n x\r\n`)
})
