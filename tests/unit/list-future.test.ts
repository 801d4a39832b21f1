import { expect, test } from 'vitest'
import { askedMoment, localIn, placeAt } from '../../src/features/preview/rules/at.ts'
import { listFuture } from '../../src/features/preview/rules/list-future.ts'
import { listPreview } from '../../src/features/preview/rules/list-preview.ts'
import { NOTHING_TOLD } from '../../src/features/preview/rules/preview.ts'
import { baseOf, branchOf } from '../../src/i18n/addresses.ts'
import { LOCALES } from '../../src/model/languages.ts'

const LOCAL = '2026-12-24T09:00'

test('a moment stands in an address as a branch does, and no branch can be called so', () => {
  expect(baseOf(placeAt(LOCAL))).toBe('/~at~2026-12-24T09%3A00')
  expect(localIn(branchOf('/~at~2026-12-24T09%3A00') ?? '')).toBe(LOCAL)
  expect(localIn(branchOf(baseOf(placeAt('2026-10-25T01:30+00:00'))) ?? '')).toBe('2026-10-25T01:30+00:00')
  for (const name of ['fix/hours', 'at/soon', 'at/2026-02-30T09:00', 'at/2027-03-28T01:30', LOCAL]) expect(localIn(name)).toBeUndefined()
})

test('what happens until then is told in a line each, or that nothing does', () => {
  const told = listFuture({ local: LOCAL, begun: ['Winter offers', 'HydraFacial'], ended: ['Autumn'], left: ['Exilis'] }, 'en')
  expect(told.title).toBe('The site as it will be on Thursday, 24 December 2026 at 09:00, London time')
  expect(told.lines).toEqual([
    'Public by then: Winter offers and HydraFacial',
    'Taken back by then: Autumn',
    'Would not go out as it stands: Exilis',
  ])
  expect(listFuture({ local: LOCAL, begun: [], ended: [], left: [] }, 'en').lines).toEqual(['No draft is due by then.'])
})

test.each(LOCALES)('in %s no place for a value is left open, and digits are those of the site', (locale) => {
  const told = listFuture({ local: LOCAL, begun: ['A'], ended: ['B'], left: ['C'] }, locale)
  expect(told.lines).toHaveLength(3)
  expect(JSON.stringify(told)).not.toContain('{{')
  expect(told.title).toContain('2026')
  expect(told.title).toContain('24')
})

test.each(LOCALES)('in %s an hour that comes twice is read as the first, which is said, or as its offset says', (locale) => {
  const of = (local: string, isPast = false) => listFuture({ local, begun: ['A'], ended: [], left: [], isPast }, locale)
  const [once, first, second] = [of(LOCAL), of('2026-10-25T01:30'), of('2026-10-25T01:30+00:00')]
  expect(first.lines).toEqual([expect.stringContaining('+00:00'), ...once.lines])
  expect(of('2026-10-25T01:30+01:00')).toEqual(first)
  expect(second.lines).toEqual([expect.stringContaining('+01:00'), ...once.lines])
  expect(of('2026-10-25T01:30', true).lines).toHaveLength(2)
  // The field of the bar takes no offset.
  expect([first.local, second.local]).toEqual(['2026-10-25T01:30', '2026-10-25T01:30'])
})

test.each(LOCALES)('in %s a moment that has passed, and one that is none, are told as such', (locale) => {
  const past = listFuture({ local: LOCAL, begun: [], ended: [], left: [], isPast: true }, locale)
  const none = listFuture({ local: LOCAL, begun: [], ended: [], left: [] }, locale)
  expect(past.lines).toHaveLength(1)
  expect([past.lines, past.title]).not.toEqual([none.lines, none.title])
  expect(listPreview({ ...NOTHING_TOLD, branches: ['main'], wrongTime: true }, locale).problems?.list).toEqual([
    expect.stringContaining('2026-12-24T09:00'),
  ])
})

test.each([
  ['2026-12-24', '2026-12-24T00:00'],
  ['2026-12-24T09:00', '2026-12-24T09:00'],
  ['2026-02-30', undefined],
  ['2027-03-28T01:30', undefined],
  ['2026-10-25T01:30+00:00', '2026-10-25T01:30+00:00'],
  ['2026-10-25T01:30 00:00', '2026-10-25T01:30+00:00'],
  ['2026-10-25T01:30+05:00', undefined],
  ['soon', undefined],
  ['', undefined],
])('the address asks with %j for %j', (asked, local) => {
  expect(askedMoment(asked)).toBe(local)
})
