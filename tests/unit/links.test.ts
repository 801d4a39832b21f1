import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { RawPage, RawSettings, RawTreatment } from '../../src/content/types.ts'
import { documentAddresses } from '../../src/content/view/addresses.ts'
import { compose } from '../../src/content/view/compose.ts'
import { followLinks, linkedIn } from '../../src/content/view/links.ts'
import { withPageNames } from '../../src/features/history/server/history.ts'
import { leadingHere } from '../../src/features/links/rules/leading-here.ts'
import { menuOrder } from '../../src/features/preview/rules/differences/menu-order.ts'
import { links } from '../../src/features/report/rules/checks/links.ts'
import { medicineOffers } from '../../src/features/report/rules/checks/medicine-offers.ts'
import { readLink } from '../../src/model/href.ts'
import { documentLinkOf, eachLink, followed, linkToDocument } from '../../src/model/links.ts'
import { sourceHash } from '../../src/model/translations/sources.ts'
import { followRenames } from '../../src/server/content/save/follow-renames.ts'
import { type PendingSave, renamesIn } from '../../src/server/content/save/pending-save.ts'
import { found, page } from '../fixtures/report.ts'
import { times } from '../fixtures/times.ts'

describe('A link is read as browsers do', () => {
  it.each([
    ['/about', 'here', '/about'],
    ['#a', 'here', '/#a'],
    ['/a b', 'here', '/a%20b'],
    ['media/a.pdf', 'here', '/media/a.pdf'],
    ['/%09/evil', 'here', '/%09/evil'],
    ['https://A.example', 'web', 'https://a.example/'],
    ['HTTPS://a.example/', 'web', 'https://a.example/'],
    ['https://bücher.example/', 'web', 'https://xn--bcher-kva.example/'],
    ['mailto:a@b.example?subject=Hello%20you', 'mail', 'mailto:a@b.example?subject=Hello%20you'],
    ['tel:+442079460000', 'phone', 'tel:+442079460000'],
    ['xref:/page/about#team', 'document', 'xref:/page/about#team'],
  ])('%j', (text, kind, href) => expect(readLink(text)).toEqual({ kind, href }))

  it.each([
    ...[
      '',
      ' ',
      'javascript:x',
      'JavaScript:x',
      ' javascript:x',
      'java\tscript:x',
      'java\nscript:x',
      '\u0001javascript:x',
      'javascript\u200b:x',
    ],
    ...[
      'data:text/html,x',
      'vbscript:x',
      'blob:https://a.example/x',
      'file:///a',
      'xref:nonsense',
      'mailto:',
      'https://',
      'https:///a.example',
    ],
    ...[
      '//a.example',
      '///a.example',
      '/\\a.example',
      '\\\\a.example',
      '/\t/a.example',
      '/..//a.example',
      'http:/a.example',
      'https:a.example',
    ],
    ...[
      'https://clinic.example@a.example',
      'https://a:b@c.example',
      '\u00a0/about',
      '/about ',
      '/a\u00a0b',
      '/a\u202eb',
      '/a\ufeff',
      '/a\u007f',
      '/\ud800',
    ],
    ...[`/${'a'.repeat(3000)}`, undefined, null, 1, ['/a']],
  ])('%j leads nowhere', (text) => expect(readLink(text)).toBeUndefined())

  it('whatever is let through is no script, and stays on the site unless it says https:// itself', () => {
    const part = fc.constantFrom(
      'java',
      'script',
      ':',
      '/',
      '\\',
      '\t',
      '\n',
      ' ',
      '\u0001',
      '.',
      '@',
      'https',
      'a.example',
      '#',
      '?',
      '%09',
      '\u200b',
      'data',
    )
    fc.assert(
      fc.property(
        fc.oneof(
          fc.array(part, { maxLength: 8 }).map((parts) => parts.join('')),
          fc.string({ unit: 'binary' }),
        ),
        (text) => {
          const { kind } = readLink(text) ?? {}
          if (!kind) return
          const url = new URL(text, 'https://clinic.example/ar/about')
          expect(['https:', 'http:', 'mailto:', 'tel:', 'xref:']).toContain(url.protocol)
          if (kind === 'here') expect(url.origin).toBe('https://clinic.example')
          if (kind === 'web') expect(text).toMatch(/^https?:\/\//i)
        },
      ),
      { numRuns: times(500, 5000) },
    )
  })
})

const ADDRESSES = { 'content/page/about.json': '/about-us', 'content/treatment/hifu.json': '/procedures/facial/hifu' }

describe('A link to a document', () => {
  it('names its file, and keeps what follows the address', () => {
    expect(documentLinkOf('xref:/page/london/facial?city=x#top')).toEqual({ path: 'content/page/london/facial.json', rest: '?city=x#top' })
    expect(linkToDocument('content/page/london/facial.json', '#top')).toBe('xref:/page/london/facial#top')
    for (const other of ['/about', '#a', 'https://a.example', 'xref:/faq/a', 'xref:/page/', 'xref:/page/../x', 'mailto:a@b.example'])
      expect(documentLinkOf(other), other).toBeUndefined()
  })

  it('leads to the address that the document has now, and nowhere once that is gone', () => {
    expect(followed('xref:/page/about#team', ADDRESSES)).toBe('/about-us#team')
    expect(followed('xref:/page/gone', ADDRESSES)).toBe('')
    expect(followed('xref:nonsense', ADDRESSES)).toBe('')
    expect(followed('/about', ADDRESSES)).toBe('/about')
  })

  it('is followed wherever it stands: a field, rich text, Markdown; all else stays the same object', () => {
    const still = { heading: 'Plain', items: [{ href: '/about' }] }
    const data = {
      still,
      links: [{ href: 'xref:/treatment/hifu' }, { href: 'xref:/page/gone' }],
      body: { type: 'root', children: [{ type: 'a', url: 'xref:/page/about', children: [{ text: 'us' }] }] },
      text: 'See [us](xref:/page/about), [this](xref:/treatment/hifu#a).',
      _sys: { path: 'xref:/page/about' },
    }
    const shown = followLinks(data, ADDRESSES)
    expect(shown.links).toEqual([{ href: '/procedures/facial/hifu' }, { href: '' }])
    expect(shown.body.children[0]?.url).toBe('/about-us')
    expect(shown.text).toBe('See [us](/about-us), [this](/procedures/facial/hifu#a).')
    expect(shown._sys).toBe(data._sys)
    expect(shown.still).toBe(still)
    expect(eachLink(still, () => 'x')).toBe(still)
  })

  it('tells which addresses a page needs', () => {
    expect(linkedIn({ a: ['xref:/page/about#x', 'xref:/page/gone'] }, ADDRESSES)).toEqual({ 'content/page/about.json': '/about-us' })
  })
})

describe('A page', () => {
  const raw = (href: string) => ({
    settings: { brand: 'Rose', legal: [{ label: 'Us', target: 'page', href }] } as unknown as RawSettings,
    page: { slug: 'a', title: 'A', blocks: [{ __typename: 'PageBlocksLinkRow', links: [{ href }] }] } as unknown as RawPage,
  })

  it('shows links by their address in every language', () => {
    for (const locale of ['en', 'ar'] as const) {
      const view = compose({ ...raw('xref:/page/about'), addresses: ADDRESSES }, locale)
      expect(view.page?.blocks?.[0]).toMatchObject({ links: [{ href: '/about-us' }] })
      expect(view.settings.legal?.[0]?.href).toBe('/about-us')
    }
  })

  it('shows none of what is not published, and of what is gone', () => {
    expect(compose(raw('xref:/page/about'), 'en').page?.blocks?.[0]).toMatchObject({ links: [{ href: '' }] })
  })

  it('has the address that its values give it; a treatment that of its discipline and file', () => {
    const documents = [
      { id: 'content/page/x.json', slug: 'about' },
      { id: 'content/page/home.json', slug: 'home' },
      { id: 'content/treatment/hifu.json', category: 'facial' },
    ] as (RawPage | RawTreatment)[]
    expect(documentAddresses(documents)).toEqual({
      'content/page/x.json': '/about',
      'content/page/home.json': '/',
      'content/treatment/hifu.json': '/procedures/facial/hifu',
    })
  })
})

describe('The report', () => {
  const to = (href: string) => page([{ heading: 'H', links: [{ label: 'Go', target: 'page', href }], _template: 'closingCall' }])
  const others = {
    'page/about': { title: 'About', slug: 'about' },
    'treatment/secret': { title: 'S', category: 'body', visibility: 'unpublished' },
  }
  const AT = 'page/a blocks.0.links.0.href'

  it('is content with a link to a page that is there, at whatever address', () => {
    expect(found(links, { ...others, 'page/a': to('xref:/page/about#team') })).toEqual([])
  })

  it('names one whose page is gone, and one whose page is unpublished', () => {
    expect(found(links, { ...others, 'page/a': to('xref:/page/gone') })).toEqual([`error ${AT}`])
    expect(found(links, { ...others, 'page/a': to('xref:/page/nonsense/') })).toEqual([`error ${AT}`])
    expect(found(links, { ...others, 'page/a': to('xref:/treatment/secret') })).toEqual([`warning ${AT}`])
  })

  it('finds them inside a text, too', () => {
    expect(found(links, { 'page/a': { slug: 'a', body: 'See [us](xref:/page/gone).' } })).toEqual(['error page/a body'])
  })

  it('sees a badge on such a link to a prescription-only medicine', () => {
    const medicine = { title: 'Anti-Wrinkle Injections', category: 'injectables', card: { name: 'Anti-Wrinkle Injections' } }
    const settings = (href: string) => ({ menus: [{ name: 'London', city: 'london', featured: [{ href, badge: 'Favourite' }] }] })
    const badges = (href: string) => found(medicineOffers, { 'treatment/anti-wrinkle': medicine, 'siteSettings/settings': settings(href) })
    expect(badges('xref:/treatment/anti-wrinkle')).toEqual(badges('/procedures/injectables/anti-wrinkle'))
    expect(badges('xref:/treatment/anti-wrinkle')).toHaveLength(1)
    expect(badges('xref:/treatment/other')).toEqual([])
  })
})

it('Menus order what testers are told by where their links lead', () => {
  expect(menuOrder(followLinks({ navigation: [{ href: 'xref:/page/about' }] }, ADDRESSES))).toEqual(['/', '/about-us'])
})

it('The history tells links by the names of their pages', () => {
  const fields = [
    { where: ['Leads to'], before: '/about', after: 'xref:/page/about#team' },
    { where: ['Text'], after: '[x](xref:/page/gone)' },
  ]
  const told = withPageNames({ kind: 'edited', fields }, [{ path: 'content/page/about.json', collection: 'Pages', title: 'About us' }])
  expect(told.fields.map(({ before, after }) => [before, after])).toEqual([
    ['/about', '“About us”#team'],
    [undefined, '[x](“/page/gone”)'],
  ])
})

it('The links to a page are counted, by its name and by its address', () => {
  const texts = [
    '{ "href": "xref:/page/about", "a": "xref:/page/about-us" }',
    '{ "href": "/about", "b": "/about", "body": "[us](/about#team) and [them](xref:/page/about#x), [not](/about-us)" }',
    '{ "href": "/abouts" }',
  ]
  expect(leadingHere('content/page/about.json', '/about', texts)).toEqual({ links: 4, documents: 2 })
})

describe('A file that gets another name', () => {
  const stands = (): Map<string, string | null> =>
    new Map([
      ['content/treatment/hifu.json', '{}'],
      ['content/treatment/ultrasound.json', null],
      [
        'content/page/about.json',
        '{ "href": "xref:/treatment/hifu#a", "b": "xref:/treatment/hifu-2", "text": "[x](xref:/treatment/hifu)" }',
      ],
      ['content/page/other.json', '{}'],
    ])
  const pending = (list: [string, string | null][]): PendingSave => {
    const asked = new Map(list)
    return { before: stands(), asked, left: new Map(), seen: new Map(), renames: renamesIn({ asked, before: stands() }) }
  }

  it('keeps the links to it', () => {
    const { left } = followRenames(
      pending([
        ['content/treatment/hifu.json', null],
        ['content/treatment/ultrasound.json', '{}'],
      ]),
    )
    expect([...left]).toEqual([
      [
        'content/page/about.json',
        '{ "href": "xref:/treatment/ultrasound#a", "b": "xref:/treatment/hifu-2", "text": "[x](xref:/treatment/ultrasound)" }',
      ],
    ])
  })

  it('keeps the cards of a treatment', () => {
    const one = pending([
      ['content/treatment/hifu.json', null],
      ['content/treatment/ultrasound.json', '{}'],
    ])
    one.before.set('content/page/other.json', '{ "cards": [{ "treatment": "hifu" }, { "treatment": "hifu-2" }] }')
    expect(followRenames(one).left.get('content/page/other.json')).toBe(
      '{ "cards": [{ "treatment": "ultrasound" }, { "treatment": "hifu-2" }] }',
    )
  })

  it('leaves a translation as up to date, or as old, as it was', () => {
    const english = '[x](xref:/treatment/hifu)'
    const documentWith = (english: string, source: string) =>
      JSON.stringify({ body: english, translations: { ar: { body: '[س](xref:/treatment/hifu)', sources: `body:${source}` } } })
    const sourcesAfter = (source: string) => {
      const one = pending([
        ['content/treatment/hifu.json', null],
        ['content/treatment/ultrasound.json', '{}'],
      ])
      one.before.set('content/page/about.json', documentWith(english, source))
      const { translations } = JSON.parse(followRenames(one).left.get('content/page/about.json') as string)
      return translations.ar.sources
    }
    expect(sourcesAfter(sourceHash(english))).toBe(`body:${sourceHash('[x](xref:/treatment/ultrasound)')}`)
    expect(sourcesAfter('00000000')).toBe('body:00000000')
  })

  it('is none where it goes away, or something is written anew', () => {
    for (const asked of [[['content/treatment/hifu.json', null]], [['content/treatment/hifu.json', '{ "a": 1 }']]] as [string, null][][])
      expect(followRenames(pending(asked)).left.size).toBe(0)
  })
})
