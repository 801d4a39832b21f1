import { expect, test } from 'vitest'
import type { Settings } from '../../src/content/types.ts'
import { publishedAddresses, withoutUnpublished } from '../../src/content/view/published.ts'
import { writtenOnly } from '../../src/content/view/written.ts'
import { isUnwritten } from '../../src/model/examples.ts'
import { sectionStart } from '../../src/model/start.ts'
import { kinds } from '../fixtures/story-states.ts'

/** Kinds that have no text of their own to write. */
const WORDLESS = ['practitioners', 'sharedSections']

test.each([...kinds].filter(([kind]) => !WORDLESS.includes(kind)))(
  'a new section of the kind %s is unwritten until one text is written',
  (kind, fields) => {
    const start = sectionStart(kind, fields)
    expect(isUnwritten(start)).toBe(true)
    const [name] = Object.entries(start).find(([name, value]) => typeof value === 'string' && isUnwritten({ [name]: value })) ?? []
    if (name) expect(isUnwritten({ ...start, [name]: 'Our own words' })).toBe(false)
  },
)

test('a section without words is not taken for an unwritten one, nor is one for what it shows of other documents', () => {
  expect(isUnwritten({ _template: 'sharedSections' })).toBe(false)
  const person = { id: 'content/teamMember/ada.json', name: 'Ada' }
  expect(isUnwritten({ heading: 'A heading of three to six words', members: [{ member: person }] })).toBe(true)
})

test('visitors get the sections in which somebody has written, of pages, treatments and what those share', () => {
  const [own, example] = [{ heading: 'Ours' }, { heading: 'A heading of three to six words' }]
  const view = { settings: {}, page: { blocks: [own, example] }, treatment: { content: [example, own] }, sections: [example] }
  expect(writtenOnly(view as never)).toEqual({ settings: {}, page: { blocks: [own] }, treatment: { content: [own] }, sections: [] })
})

const pages = [
  { slug: 'about', visibility: null },
  { slug: 'gift-vouchers', visibility: 'unpublished' },
]

test('an unpublished page is in no sitemap', () => {
  expect(publishedAddresses({ redirects: [] } as never, pages as never, []).map(({ path }) => path)).toEqual(['/about'])
})

test('menus and lists of links have no entry that leads to an unpublished page or treatment', () => {
  const [about, gone] = [
    { label: 'About', href: '/about' },
    { label: 'Vouchers', href: '/gift-vouchers#prices' },
  ]
  const settings = {
    navigation: [about, gone, { label: 'More', href: '/gift-vouchers', links: [gone, about] }],
    menus: [
      {
        city: 'london',
        categories: [{ href: '/gift-vouchers', items: [{ href: '/gift-vouchers' }, { href: '/procedures/body/secret' }, { href: '/x' }] }],
        foot: [gone],
      },
    ],
    footer: [{ title: 'Us', links: [gone, about] }],
    legal: [gone, { label: 'Nowhere', href: '' }],
  }
  const treatments = [{ category: 'body', visibility: 'unpublished', _sys: { filename: 'secret' } }]
  expect(withoutUnpublished(settings as unknown as Settings, pages as never, treatments as never)).toEqual({
    navigation: [about, { label: 'More', href: undefined, links: [about] }],
    menus: [{ city: 'london', categories: [{ href: '/gift-vouchers', items: [{ href: '/x' }] }], foot: [] }],
    footer: [{ title: 'Us', links: [about] }],
    legal: [],
  })
  expect(withoutUnpublished(settings as unknown as Settings, [], [])).toEqual({ ...settings, legal: [gone] })
})
