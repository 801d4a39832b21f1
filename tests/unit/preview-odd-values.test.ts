import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { EveryDocument } from '../../src/content/cms/every-document.ts'
import { differenceOf } from '../../src/features/preview/rules/differences/difference.ts'
import { type ChangedFile, toldOf } from '../../src/features/preview/rules/differences/differences-of.ts'
import { titlesOf } from '../../src/features/preview/rules/differences/document-title.ts'
import { menuOrder } from '../../src/features/preview/rules/differences/menu-order.ts'
import { namesIn, ownAddress } from '../../src/features/preview/rules/differences/shown-at.ts'
import { unseenIn } from '../../src/features/preview/rules/differences/unseen.ts'
import { listPreview } from '../../src/features/preview/rules/list-preview.ts'
import { markFields } from '../../src/features/preview/rules/marks/mark-fields.ts'
import { NOTHING_TOLD } from '../../src/features/preview/rules/preview.ts'
import { inOrder } from '../../src/model/in-order.ts'
import { pairUp, saying } from '../../src/model/pair-items.ts'
import { times } from '../fixtures/times.ts'

/** Names that the comparison knows, and some that every object has. */
const NAMES = [
  'id',
  '__typename',
  'title',
  'blocks',
  'links',
  'hidden',
  'translations',
  'ar',
  'card',
  'type',
  'children',
  '__proto__',
  'constructor',
  '',
]
const WORDS = [
  'Page',
  'Treatment',
  'PageBlocksHero',
  'PageBlocksEnquirySent',
  'content/page/a.json',
  'root',
  '/media/~x/a.webp',
  '/media/a.webp',
]

/** Whatever a file may hold, often with the names of the schema in the wrong places. */
const anything = fc.letrec((tie) => ({
  value: fc.oneof(
    { maxDepth: 4 },
    fc.constantFrom<unknown>(null, true, 0, '', ...WORDS),
    fc.string(),
    fc.array(tie('value'), { maxLength: 4 }),
    fc.dictionary(fc.oneof(fc.constantFrom(...NAMES), fc.string()), tie('value'), { maxKeys: 5, noNullPrototype: true }),
  ),
})).value

test('nothing that a file may hold makes the comparison throw', () => {
  fc.assert(
    fc.property(anything, anything, fc.boolean(), (now, before, isTouched) => {
      markFields(now, before, () => isTouched)
      unseenIn(now, before)
      differenceOf(now, before)
      ownAddress(now)
      titlesOf(now, 'content/page/a.json')
      namesIn(now)
      menuOrder(now)
    }),
    { numRuns: times(200, 2000) },
  )
})

/** Documents as the CMS gives them, with the gaps that it allows: lists and texts that are null, texts that are empty. */
const documents = fc.letrec((tie) => ({
  text: fc.constantFrom<unknown>(null, '', 'a', 'b', 'home', 'facial', '/media/a.webp'),
  card: fc.record({ treatment: tie('text'), title: tie('text'), href: tie('text') }),
  group: fc.record({ heading: tie('text'), rest: tie('text'), cards: fc.option(fc.array(tie('card'))) }),
  block: fc.record({
    __typename: fc.constantFrom('PageBlocksTreatmentCards', 'PageBlocksTeamGrid', 'PageBlocksNovelty', 'TreatmentContentSharedSections'),
    hidden: fc.option(fc.boolean()),
    everyone: fc.option(fc.boolean()),
    groups: fc.option(fc.array(tie('group'), { maxLength: 2 })),
  }),
  blocks: fc.option(fc.array(fc.option(tie('block')), { maxLength: 3 })),
  page: fc.record({
    __typename: fc.constant('Page'),
    id: fc.constant('content/page/a.json'),
    slug: tie('text'),
    title: tie('text'),
    blocks: tie('blocks'),
  }),
  treatment: fc.record({
    __typename: fc.constant('Treatment'),
    id: fc.constantFrom('content/treatment/a.json', 'content/treatment/b.json'),
    _sys: fc.record({ filename: fc.constantFrom('a', 'b') }),
    title: tie('text'),
    category: fc.constantFrom('facial', ''),
    visibility: fc.constantFrom('listed', 'unpublished', ''),
    card: fc.option(fc.record({ name: fc.constantFrom('', 'a'), price: tie('text') })),
    concerns: fc.constant(['lines', 'volume']),
    cities: fc.constant(['london']),
    content: tie('blocks'),
  }),
  site: fc.record({
    settings: fc.option(
      fc.record({ __typename: fc.constant('SiteSettings'), id: fc.constant('content/siteSettings/settings.json'), menus: tie('blocks') }),
      { nil: undefined },
    ),
    pages: fc.array(tie('page'), { maxLength: 3 }),
    treatments: fc.array(tie('treatment'), { maxLength: 3 }),
    team: fc.constant([]),
    questions: fc.constant([]),
    reviews: fc.constant([]),
  }),
})).site as fc.Arbitrary<unknown> as fc.Arbitrary<EveryDocument>

test('each file that a branch changes is told of, whatever documents there are', () => {
  const paths = ['content/page/a.json', 'content/treatment/a.json', 'content/siteSettings/settings.json', 'public/media/a.webp']
  const files = fc.array(fc.record({ path: fc.constantFrom(...paths), kind: fc.constantFrom('new', 'edited', 'removed') }))
  fc.assert(
    fc.property(files as fc.Arbitrary<ChangedFile[]>, documents, documents, (changed, now, before) => {
      const told = toldOf(changed, now, before)
      expect(told.documents.length + told.pictures.length).toBe(changed.length)
      const { groups } = listPreview({ ...NOTHING_TOLD, ...told, branches: [] }, 'ar')
      expect(groups.flatMap(({ list }) => list)).toHaveLength(changed.length)
    }),
    { numRuns: times(100, 1000) },
  )
})

test('whatever is compared with itself is the same', () => {
  fc.assert(
    fc.property(anything, (value) => {
      expect(saying(markFields(value, structuredClone(value), () => true))).toBe(saying(value))
      expect(unseenIn(value, structuredClone(value))).toEqual([])
      expect(differenceOf(value, structuredClone(value)).locales).toEqual([])
    }),
  )
})

test('marking changes nothing of what is marked', () => {
  fc.assert(
    fc.property(anything, anything, (now, before) => {
      expect(saying(markFields(now, before, () => true))).toBe(saying(now))
    }),
  )
})

test('each item of a list is paired once, or new, and each old one paired once, or gone', () => {
  const items = fc.array(fc.record({ __typename: fc.constantFrom('A', 'B'), text: fc.constantFrom('x', 'y', 'z') }), { maxLength: 8 })
  fc.assert(
    fc.property(items, items, (now, before) => {
      const { pairs, gone } = pairUp(now, before)
      const found = pairs.flatMap((pair) => pair.before ?? [])
      expect(pairs.map(({ item }) => item)).toEqual(now)
      expect(found.length + gone.length).toBe(before.length)
      expect(new Set([...found, ...gone]).size).toBe(before.length)
      for (const pair of pairs) if (pair.before) expect(pair.before.__typename).toBe(pair.item.__typename)
    }),
  )
})

test('what stays in order is a row of its own, and none is longer', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.integer({ min: 0, max: 9 }), { maxLength: 8 }), (numbers) => {
      const row = numbers.filter((number) => inOrder(numbers).has(number))
      expect(row).toEqual([...row].sort((a, b) => a - b))
      const rows: number[][] = [[]]
      for (const number of numbers) rows.push(...rows.filter((one) => (one.at(-1) ?? -1) < number).map((one) => [...one, number]))
      expect(row.length).toBe(Math.max(...rows.map(({ length }) => length)))
    }),
  )
})
