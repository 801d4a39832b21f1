import { expect, test } from 'vitest'
import type { EveryDocument } from '../../src/content/cms/every-document.ts'
import { compose } from '../../src/content/view/compose.ts'
import { load } from '../../src/content/view/load.ts'
import { markView } from '../../src/features/preview/rules/marks/mark-view.ts'
import { viewBefore } from '../../src/features/preview/rules/view-before.ts'
import type { AddressTarget } from '../../src/model/address.ts'
import { contentOf } from '../fixtures/branch-in-memory.ts'

const settings = { __typename: 'SiteSettings', id: 'content/siteSettings/settings.json', brand: 'R' }
const text = (heading: string, more: object = {}) => ({ __typename: 'TreatmentContentTextSection', heading, ...more })
const SHARED_PLACE = { __typename: 'TreatmentContentSharedSections' }
const shared = {
  __typename: 'Page',
  id: 'content/page/treatment-sections.json',
  slug: 'treatment-sections',
  title: 'S',
  blocks: [{ __typename: 'PageBlocksWelcome', heading: 'W' }],
}
const page = (slug: string, headings: string[]) => ({
  __typename: 'Page',
  id: 'content/page/a.json',
  slug,
  title: 'A',
  blocks: headings.map((heading) => ({ __typename: 'PageBlocksTextSection', heading })),
})
const treatment = (slug: string, own: object = {}) => ({
  __typename: 'Treatment',
  id: `content/treatment/${slug}.json`,
  _sys: { filename: slug },
  title: slug,
  category: 'facial',
  visibility: 'listed',
  cities: ['london'],
  concerns: ['lines', 'volume'],
  card: { name: slug, description: 'd', price: '£1' },
  hero: { title: slug },
  treatmentInfo: { price: '£1' },
  content: [text('One'), text('Two'), SHARED_PLACE],
  ...own,
})
const site = (own: object = {}) =>
  ({
    settings,
    pages: [page('a', ['One', 'Two', 'Three']), shared],
    treatments: [treatment('peel'), treatment('mask')],
    team: [],
    questions: [],
    reviews: [],
    ...own,
  }) as unknown as EveryDocument

/** The kinds of change of an address on a branch, part by part, `-` where there is none. */
async function marks(target: AddressTarget, now: EveryDocument, ...touched: string[]) {
  const found = await load(contentOf(now), target)
  if (!found) throw new Error('There is no such page.')
  const isTouched = (path: string) => touched.includes(path)
  const before = await viewBefore({ content: contentOf(site()), touched: isTouched }, found.raw, 'en')
  const { view, changes } = markView({ raw: found.raw, view: compose(found.raw, 'en') }, before, isTouched)
  const kinds = (list: { _change?: { kind: string } }[] = []) => list.map(({ _change }) => _change?.kind ?? '-')
  return {
    view,
    changes,
    blocks: kinds(view.page?.blocks),
    own: kinds(view.treatment?.content),
    shared: kinds(view.sections),
    related: view.related?._change?.kind,
  }
}
const PEEL: AddressTarget = { kind: 'treatment', category: 'facial', slug: 'peel' }
const peel = (own: object) => site({ treatments: [treatment('peel', own), treatment('mask')] })
const FILE = 'content/treatment/peel.json'

test('a section that changed places is marked as moved, and counted', async () => {
  const now = site({ pages: [page('a', ['Three', 'One', 'Two, edited'])] })
  const { blocks, changes } = await marks({ kind: 'page', slug: 'a' }, now, 'content/page/a.json')
  expect(blocks).toEqual(['moved', '-', 'edited'])
  expect(changes).toEqual({ parts: 2, gone: 0 })
})

test('a page or a treatment that got another address is compared with itself', async () => {
  const renamed = site({ pages: [page('b', ['One', 'Two', 'Three, edited'])] })
  expect((await marks({ kind: 'page', slug: 'b' }, renamed, 'content/page/a.json')).blocks).toEqual(['-', '-', 'edited'])
  const moved = await marks({ ...PEEL, category: 'body' }, peel({ category: 'body' }), FILE)
  expect([moved.own, moved.view.treatment?.hero?._change]).toEqual([['-', '-', '-'], undefined])
})

test('where the place of the shared sections moves, they have moved', async () => {
  const { shared: sections } = await marks(PEEL, peel({ content: [SHARED_PLACE, text('One'), text('Two')] }), FILE)
  expect(sections).toEqual(['moved'])
})

test('a hidden section counts as gone, and what changes in it is not counted', async () => {
  const hidden = await marks(PEEL, peel({ content: [text('One', { hidden: true }), text('Two'), SHARED_PLACE] }), FILE)
  expect(hidden.changes).toEqual({ parts: 0, gone: 1 })
})

test('coming soon marks the details, another card the related treatments of others', async () => {
  expect((await marks(PEEL, peel({ comingSoon: true }), FILE)).view.treatment).toMatchObject({
    _changed: ['comingSoon'],
    treatmentInfo: { _change: { kind: 'edited' } },
  })
  const dearer = peel({ card: { name: 'peel', description: 'd', price: '£2' } })
  expect((await marks({ ...PEEL, slug: 'mask' }, dearer, FILE)).related).toBe('edited')
  expect((await marks({ ...PEEL, slug: 'mask' }, dearer)).related).toBeUndefined()
})
