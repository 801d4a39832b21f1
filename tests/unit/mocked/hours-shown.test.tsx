import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { ElsewhereDialog } from '../../../src/features/find/admin/elsewhere/elsewhere-dialog'
import { ElsewhereFact } from '../../../src/features/find/admin/elsewhere/elsewhere-fact'
import type { FactPlace } from '../../../src/features/find/rules/elsewhere/elsewhere.ts'
import type { Field } from '../../../src/model/schema.ts'
import { collections } from '../../../src/server/content/schema.ts'
import { ExceptionsField } from '../../../tina/admin/hours/exceptions-field'
import type { ListProps } from '../../../tina/admin/hours/field'
import { WeekField } from '../../../tina/admin/hours/week-field'

// The language of a form is the browser's.
vi.mock('../../../tina/admin/translations/language', () => ({ useLanguage: () => 'ar' }))

const named = (fields: Field[] | undefined, name: string) => fields?.find((one) => one.name === name) as Field
const london = named(named(collections().find(({ name }) => name === 'siteSettings')?.fields, 'contact').fields, 'london')
const openingHours = [
  { day: '1', opens: '09:00', closes: '18:00' },
  { day: '2', opens: '09:00', closes: '08:00' },
]
const exceptions = [
  { date: '2020-12-25', name: 'Christmas Day', translations: { ar: { name: 'عيد الميلاد' } } },
  { date: '2099-12-24', opens: '09:00', closes: '13:00' },
]
const values = { contact: { london: { openingHours, exceptions }, edinburgh: { exceptions: [{ date: '2020-12-25' }] } } }
const props = (name: string, value: object[]) =>
  ({
    input: { name: `contact.london.${name}`, value, onChange: () => {} },
    field: named(london.fields, name),
    form: { change: () => {}, getState: () => ({ values }) },
  }) as unknown as ListProps<never>
const labelsIn = (html: string) => [...html.matchAll(/aria-label="([^"]*)"/g)].map(([, label]) => label)

test('a week shows seven days, each with a switch, and times where it is open', () => {
  const html = renderToStaticMarkup(<WeekField {...props('openingHours', openingHours)} />)
  const labels = labelsIn(html)
  expect(labels.filter((label) => label?.endsWith(', open'))).toHaveLength(7)
  expect(labels.filter((label) => /(opens|closes)$/.test(label ?? ''))).toEqual([
    'Monday, opens',
    'Monday, closes',
    'Tuesday, opens',
    'Tuesday, closes',
  ])
  expect(labels).toContain('Tuesday: Same as Monday')
  expect(labels).not.toContain('Thursday: Same as Wednesday')
  expect(html).toContain('Closes must be later than 09:00.')
  expect(html).toMatch(
    /As visitors read it<\/summary>.*>Mon <bdi[^>]*>9:00–18:00<\/bdi>.*>周一 <bdi.*lang="ar" dir="rtl"[^>]*><span[^>]*>الاثنين <bdi/,
  )
  expect(html.match(/aria-invalid="true"/g)).toHaveLength(2)
})

test('exceptional days show their date, hours and names, and what can be done with each', () => {
  const html = renderToStaticMarkup(<ExceptionsField {...props('exceptions', exceptions)} />)
  const labels = labelsIn(html)
  expect(labels).toEqual(
    expect.arrayContaining(['Christmas Day: Date', 'Christmas Day: Name', 'Christmas Day: Name in Arabic', '2099-12-24, opens']),
  )
  expect(html).toContain('value="عيد الميلاد"')
  expect(html.match(/Over: visitors no longer see it/g)).toHaveLength(1)
  // Edinburgh has the first already.
  expect(labels.filter((label) => label?.endsWith('Also in Edinburgh'))).toEqual(['2099-12-24: Also in Edinburgh'])
  expect(labels).toContain('Remove Christmas Day')
})

test('the question names each place, ticks what is ticked, and keeps other readings apart', () => {
  const place = (key: string, reason: FactPlace['reason']): FactPlace => ({
    key,
    reason,
    title: 'HIFU',
    where: ['Card', 'Price'],
    texts: [
      { language: 'en', pieces: [{ text: 'Three at ' }, { text: '£90', becomes: '£95' }, { text: ': £270' }], sums: ['£270'] },
      { language: 'ar', pieces: [{ text: '£90', becomes: '£95' }], sums: [] },
    ],
    field: 'card.price',
    sets: [],
  })
  const fact = {
    kind: 'price' as const,
    from: '£90',
    to: '£95',
    sums: [],
    places: (['same', 'shared', 'agreed', 'other'] as const).map((reason) => place(reason, reason)),
  }
  const html = renderToStaticMarkup(<ElsewhereFact fact={fact} ticked={new Set(['same'])} onTick={() => {}} />)
  expect(html).toContain('The price £90 is now £95.')
  expect(labelsIn(html)).toEqual(Array(4).fill('Change HIFU › Card › Price'))
  expect(html.match(/checked=""/g)).toHaveLength(1)
  expect(html.indexOf('The same price also stands here')).toBeLessThan(html.indexOf('Says something else, as agreed'))
  expect(html.indexOf('<details')).toBeGreaterThan(html.indexOf('Says something else, as agreed'))
  expect(html).toMatch(/<del[^>]*>£90<\/del><ins[^>]*>£95<\/ins>/)
  expect(html).toContain('English, Arabic')
  // Each language is shown as it will be, and what may be counted from the price is named.
  expect(html.match(/<del[^>]*>£90<\/del>/g)).toHaveLength(8)
  expect(html.match(/Check the sums in this sentence: £270\./g)).toHaveLength(4)
})

test('while the server looks, that is said, and the editor alone decides to save without the answer', () => {
  const first = new Promise<never>(() => {})
  const html = renderToStaticMarkup(<ElsewhereDialog first={first} onLook={() => first} onDecide={() => {}} />)
  expect(html).toContain('Still looking where else it stands…')
  expect(html).toContain('Save here only')
  expect(html).toContain('Back to the form')
  expect(html).not.toContain('checked=""')
})
