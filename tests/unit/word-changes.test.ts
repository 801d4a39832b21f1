import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Stretch, wordChanges } from '../../src/model/word-changes.ts'

/** With what changed in brackets: `'at [four]'` */
const shown = (stretches: Stretch[]) => stretches.map(({ text, isChanged }) => (isChanged ? `[${text}]` : text)).join('')
const compared = (before: string, after: string) => {
  const changes = wordChanges(before, after)
  return [shown(changes.before), shown(changes.after)]
}

test.each([
  ['Open at four.', 'Open at five.', 'Open at [four].', 'Open at [five].'],
  ['Rest for a day', 'Rest for a whole day', 'Rest for a day', 'Rest for a [whole ]day'],
  ['two long words here', 'three short words here', '[two long] words here', '[three short] words here'],
  ['先休息三天', '先休息五天', '先休息[三]天', '先休息[五]天'],
  ['راحة ليوم واحد', 'راحة ليومين', 'راحة [ليوم واحد]', 'راحة [ليومين]'],
  ['', 'New', '', '[New]'],
])('%s → %s', (before, after, ...expected) => {
  expect(compared(before, after)).toEqual(expected)
})

test('both texts are whole, whatever they say', () => {
  const text = fc.oneof(fc.string({ unit: 'grapheme' }), fc.lorem(), fc.stringMatching(/^[ a今天يوم.]{0,40}$/))
  fc.assert(
    fc.property(text, text, (before, after) => {
      const changes = wordChanges(before, after)
      const whole = (stretches: Stretch[]) => stretches.map((one) => one.text).join('')
      expect([whole(changes.before), whole(changes.after)]).toEqual([before, after])
      if (before === after) expect([...changes.before, ...changes.after].every(({ isChanged }) => !isChanged)).toBe(true)
    }),
  )
})

test('texts with next to nothing in common are changed as a whole, and soon', () => {
  const long = (word: string) => Array.from({ length: 20_000 }, (_, n) => word + n).join(' ')
  const { before, after } = wordChanges(long('a'), long('b'))
  expect([before.length, after.length]).toEqual([1, 1])
})
