import { expect, test } from 'vitest'
import type { Settings } from '../../src/content/types.ts'
import { publishedAddresses, withoutUnpublished } from '../../src/content/view/published.ts'
import { EXAMPLES_SHOWN, exampleFor, hasOpenExample, isKeptBack, isUnwritten, withoutExamples } from '../../src/model/examples.ts'
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

test('visitors get the sections in which no text is an example, of pages, treatments and what those share', () => {
  const [own, example] = [{ heading: 'Ours' }, { heading: 'A heading of three to six words' }]
  const half = { heading: 'Ours', body: exampleFor('body') }
  expect(withoutExamples({ blocks: [own, example, half] })).toEqual({ blocks: [own] })
  expect(withoutExamples({ content: [example, own, half] })).toEqual({ content: [own] })
  expect(withoutExamples({ blocks: [example] })).toEqual({ blocks: [] })
})

test.each([...kinds].filter(([kind]) => !WORDLESS.includes(kind)))(
  'a new section of the kind %s is kept from visitors as long as one of its texts is an example, unless an editor shows it so',
  (kind, fields) => {
    const start = sectionStart(kind, fields)
    for (const [name, value] of Object.entries(start)) {
      if (typeof value !== 'string' || !isUnwritten({ [name]: value })) continue
      expect(withoutExamples({ blocks: [{ [name]: value }] }), name).toEqual({ blocks: [] })
    }
    const shown = { ...start, [EXAMPLES_SHOWN]: true }
    expect([hasOpenExample(start), hasOpenExample(shown)]).toEqual([true, false])
    expect(withoutExamples({ blocks: [start, shown] })).toEqual({ blocks: [shown] })
  },
)

test('of what is outside sections the text goes, in every language, and a row of a list as a whole', () => {
  const description = exampleFor('description')
  const treatment = {
    title: 'Peel',
    card: { name: 'Peel', description, translations: { ar: { name: 'تقشير', description: 'جملة' }, zhCN: null } },
    menus: [{ categories: [{ items: [{ label: exampleFor('label') }, { label: 'Ours' }] }] }],
    body: { type: 'root', children: [{ type: 'p', children: [{ type: 'text', text: exampleFor('body') }] }] },
  }
  expect(withoutExamples(treatment)).toEqual({
    title: 'Peel',
    card: { name: 'Peel', description: null, translations: { ar: { name: 'تقشير', description: null }, zhCN: null } },
    menus: [{ categories: [{ items: [{ label: 'Ours' }] }] }],
    body: null,
  })
  expect(withoutExamples({ ...treatment, [EXAMPLES_SHOWN]: true })).toEqual({ ...treatment, [EXAMPLES_SHOWN]: true })
})

test('a question whose answer is an example goes from the sections that name it; what has no example stays the same object', () => {
  const question = { id: 'content/faq/why.json', question: 'Why?', answer: exampleFor('answer') }
  const section = (...questions: object[]) => ({ heading: 'Questions', questions: questions.map((one) => ({ question: one })) })
  const other = { ...question, answer: 'Because.' }
  expect([isKeptBack(question), isKeptBack({ ...question, [EXAMPLES_SHOWN]: true }), isKeptBack(other)]).toEqual([true, false, false])
  expect(withoutExamples({ blocks: [section(question, other)] })).toEqual({ blocks: [section(other)] })
  const whole = { title: 'A', blocks: [section(other)] }
  expect(withoutExamples(whole)).toBe(whole)
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
