import { expect, it, test } from 'vitest'
import ar from '../../src/i18n/resources/ar.ts'
import en from '../../src/i18n/resources/en.ts'
import zhCN from '../../src/i18n/resources/zh-CN.ts'
import zhTW from '../../src/i18n/resources/zh-TW.ts'
import { typeset } from '../../src/ui/typeset.ts'

it.each([
  ['Lasts 6-18 months', 'Lasts 6–18 months'],
  ['Allow 30 - 45 min.', 'Allow 30–45 min.'],
  ['3-6 sessions, 3-4 weeks apart', '3–6 sessions, 3–4 weeks apart'],
  ['£120-£150, or 10-15% less', '£120–£150, or 10–15% less'],
  ['£1,200-1,500', '£1,200–1,500'],
  ['Mon-Fri 9:00-18:00', 'Mon–Fri 9:00–18:00'],
  ['Saturday-Sunday 09:00-17:30', 'Saturday–Sunday 09:00–17:30'],
  ['Mon-Fri 9am-8pm', 'Mon–Fri 9am–8pm'],
  ['0-2 days', '0–2 days'],
  ['可维持 6-18 个月', '可维持 6–18 个月'],
  ['分 3-6 次進行', '分 3–6 次進行'],
  ['من الاثنين إلى الجمعة 9:00-18:00', 'من الاثنين إلى الجمعة 9:00–18:00'],
])('a range has an en dash: %s', (text, set) => {
  expect(typeset(text)).toBe(set)
})

it.each([
  ["We don't peel, the skin's own", 'We don’t peel, the skin’s own'],
  ["the clients' reviews", 'the clients’ reviews'],
  ["since the '90s, the 1990's", 'since the ’90s, the 1990’s'],
  ["'s own", '’s own'],
  ['“Rest,” she said', '“Rest,” she said'],
  ['She said "rest", and (\'wait\')', 'She said “rest”, and (‘wait’)'],
  ['surface - then depth', 'surface – then depth'],
  ["Leber's 視神經", 'Leber’s 視神經'],
])('marks are those of print: %s', (text, set) => {
  expect(typeset(text)).toBe(set)
})

it.each([
  'a 24-hour line, doctor-led, 3-in-1',
  '2026-11-23',
  '020-7946-0182',
  '0131-496 0247',
  'call 7946-0182',
  'COVID-19, SPF-50, W1G-2',
  'lot 12-34-56',
  "write to o'neil-1-2@clinic.example",
  'https://clinic.example/2-3/it\'s?x="1"',
  'www.clinic.example/6-18',
  '5\'10" tall',
  '他说"好"',
  'قال "نعم"',
  '',
])('this stays as it is: %s', (text) => {
  expect(typeset(text)).toBe(text)
})

test('what is set once stays so', () => {
  const set = typeset(`It's "6-18" months - 'or so'`)
  expect(set).toBe('It’s “6–18” months – ‘or so’')
  expect(typeset(set)).toBe(set)
})

const textsOf = (value: unknown): string[] =>
  typeof value === 'string' ? [value] : typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : []

test.each(Object.entries({ en, zhCN, zhTW, ar }))('the words of the interface are set already in %s', (_, words) => {
  expect(textsOf(words).filter((text) => typeset(text) !== text)).toEqual([])
})
