import { expect, test } from 'vitest'
import { nameToRepeat } from '../../src/features/enquiries/rules/name.ts'
import { fill } from '../../src/features/enquiries/server/mail/visitor-letter.ts'

test.each([
  'Margaret',
  'Anne-Marie',
  'O’Neill',
  "D'Arcy",
  'J.',
  'J. R.',
  'J.R.R.',
  'J.-P.',
  'Nguyễn Thị Mai',
  'José',
  'ʻAlohi',
  '李小龍',
  '伊丽莎白·玛丽',
  'さくら',
  'アレクサンドラ',
  '김민준',
  'ليلى',
  'لیلی‌پور',
  'Мария',
  'नेहा',
])('%s is a name', (name) => {
  expect(nameToRepeat(name)).toBe(name)
})

test('a name of four words or forty letters is one still', () => {
  for (const name of ['One Two Three Four', 'x'.repeat(40)]) expect(nameToRepeat(name)).toBe(name)
})

test('spaces around and between are put right', () => {
  expect(nameToRepeat('  Mary   Jane ')).toBe('Mary Jane')
})

test.each([
  'You won: evil.example',
  'evil.example',
  't.co',
  'e.vil',
  'a.b.c',
  'J.evil',
  'win@example.com',
  'Call 0900 123',
  'Win £500',
  '{phone}',
  'A|B',
  '<b>',
  'Ada\nBcc',
  'A\u202eB',
  'e\u2024vil',
  '您中奖了请加微信',
  'one two three four five',
  'x'.repeat(41),
  `a${'\u0301'.repeat(9)}`,
  '🎉 Win',
  '--',
  '.',
  '',
])('%j is not repeated', (text) => {
  expect(nameToRepeat(text)).toBeUndefined()
})

test('a text that an editor wrote without brackets reads well without a name, too', () => {
  const values = { phone: '1', reference: 'K7MQ-X3EV' }
  expect(fill('Dear {name},', undefined, values)).toBe('Dear,')
  expect(fill('{name}，您好：', undefined, values)).toBe('您好：')
  expect(fill('تحية طيبة {name}،', undefined, values)).toBe('تحية طيبة،')
  expect(fill('[Rose] {name}, we have it ({reference})', undefined, values)).toBe('[Rose], we have it (K7MQ-X3EV)')
  expect(fill('[Dear {name},]', undefined, values)).toBe('')
  expect(fill('Hello[ {name}], call {phone} or {other}', 'Ada $&', values)).toBe('Hello Ada $&, call 1 or {other}')
})
