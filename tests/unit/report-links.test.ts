import { describe, expect, it } from 'vitest'
import { contactDetails } from '../../src/features/report/rules/checks/contact-details.ts'
import { links } from '../../src/features/report/rules/checks/links.ts'
import { moved } from '../../src/features/report/rules/checks/moved.ts'
import { oneAddress } from '../../src/features/report/rules/checks/one-address.ts'
import { references } from '../../src/features/report/rules/checks/references.ts'
import { found, page } from '../fixtures/report.ts'

const to = (href: string, target = 'page') => page([{ heading: 'H', links: [{ label: 'Go', target, href }], _template: 'closingCall' }])
const settings = (redirects: [from: string, to: string][]) => ({
  'siteSettings/settings': { redirects: redirects.map(([from, to]) => ({ from, to })) },
})
const others = {
  'page/about': { title: 'About', slug: 'about' },
  'treatment/exilis': { title: 'E', category: 'body', visibility: 'listed' },
  'treatment/secret': { title: 'S', category: 'body', visibility: 'unpublished' },
}
const AT = 'page/a blocks.0.links.0.href'

describe('A link', () => {
  it.each([
    '/about',
    '/about#team',
    '/about?x=1',
    '/search',
    '/procedures/body/exilis',
    'https://a.example/',
    'mailto:a@b.example',
    'tel:+442079460000',
    '#top',
  ])('to %s is fine', (href) => {
    expect(found(links, { ...others, 'page/a': to(href) })).toEqual([])
  })

  it.each([
    '/abuot',
    '/procedures/facial/exilis',
    'about',
    'http://a.example',
    '//a.example',
    'mailto:a',
    'tel:020 7946',
    'https://',
    '/media/no.pdf',
    'javascript:x',
  ])('to %s is an error', (href) => {
    expect(found(links, { ...others, 'page/a': to(href) })).toEqual([`error ${AT}`])
  })

  it('without an address is an error only where it leads to a page', () => {
    expect(found(links, { 'page/a': to('') })).toEqual([`error ${AT}`])
    expect(found(links, { 'page/a': to('', 'booking') })).toEqual([])
  })

  it('to an unpublished page, or to one language only, is worth a look', () => {
    expect(found(links, { ...others, 'page/a': to('/procedures/body/secret') })).toEqual([`warning ${AT}`])
    expect(found(links, { ...others, 'page/a': to('/ar/about') })).toEqual([`warning ${AT}`])
  })

  it('inside a text is found in every language', () => {
    const documents = { 'page/a': { slug: 'a', body: 'See [us](/abuot).', translations: { ar: { body: '[نحن](/lost)' } } } }
    expect(found(links, documents)).toEqual(['error page/a body', 'error page/a translations.ar.body ar'])
  })

  it('to an old address is as good as where that leads', () => {
    expect(found(links, { ...others, ...settings([['/us', '/about']]), 'page/a': to('/us') })).toEqual([])
    expect(found(links, { ...others, ...settings([['/us', '/them']]), 'page/a': to('/us') })).toEqual([`error ${AT}`])
  })
})

describe('A moved address', () => {
  const AT = (index: number, name: string) => `siteSettings/settings redirects.${index}.${name}`

  it('that leads nowhere, or in circles, is an error', () => {
    expect(found(moved, { ...others, ...settings([['/us', '/them']]) })).toEqual([`error ${AT(0, 'to')}`])
    const circle = settings([
      ['/one', '/two'],
      ['/two', '/one'],
      ['/three', '/one'],
    ])
    expect(found(moved, { ...others, ...circle })).toEqual([0, 1, 2].map((index) => `error ${AT(index, 'to')}`))
  })

  it('that takes several steps to a page is fine', () => {
    const steps = settings([
      ['/one/', '/two'],
      ['/two', '/about'],
    ])
    expect(found(moved, { ...others, ...steps })).toEqual([])
  })

  it('that hides a page, or is given twice, is worth a look', () => {
    expect(found(moved, { ...others, ...settings([['/procedures/body/exilis', '/about']]) })).toEqual([`warning ${AT(0, 'from')}`])
    const twice = settings([
      ['/us', '/about'],
      ['/us', '/about'],
    ])
    expect(found(moved, { ...others, ...twice })).toEqual([`warning ${AT(1, 'from')}`])
  })
})

it('A phone number or an e-mail address of which no link can be made is an error', () => {
  const contact = {
    london: { phone: 'ask us', email: 'info(at)clinic.example' },
    edinburgh: { phone: '0131 496 0000', email: 'a@b.example' },
  }
  expect(found(contactDetails, { 'siteSettings/settings': { contact } })).toEqual([
    'error siteSettings/settings contact.london.phone',
    'error siteSettings/settings contact.london.email',
  ])
})

it.each(['020\u20117946\u20110182', '(0131) 496 0247', '٠٢٠ ٧٩٤٦ ٠١٨٢', '020 7946 0182 ext 5', '+44 (0)20 7946 0182', '020/7946/0182'])(
  'The phone number %s, of which a link can be made, is none',
  (phone) => expect(found(contactDetails, { 'siteSettings/settings': { contact: { london: { phone } } } })).toEqual([]),
)

it('Two documents with one address are errors', () => {
  expect(found(oneAddress, { 'page/a': page([]), 'page/b': page([]) })).toEqual(['error page/a slug', 'error page/b slug'])
})

describe('A reference', () => {
  it('to a document that is gone is an error', () => {
    const documents = { 'page/a': page([{ questions: [{ question: 'content/faq/gone.json' }], _template: 'faq' }]) }
    expect(found(references, documents)).toEqual(['error page/a blocks.0.questions.0.question'])
  })

  it('of a card to a treatment that is gone is an error, to an unpublished one worth a look', () => {
    const cards = [{ treatment: 'gone' }, { treatment: 'secret' }, { treatment: 'exilis' }, { title: 'Only a title' }]
    const documents = { ...others, 'page/a': page([{ groups: [{ heading: 'G', cards }], _template: 'treatmentCards' }]) }
    expect(found(references, documents)).toEqual([
      'error page/a blocks.0.groups.0.cards.0.treatment',
      'warning page/a blocks.0.groups.0.cards.1.treatment',
    ])
  })

  it('is what shows a question: without one it is worth a look', () => {
    expect(found(references, { 'faq/a': { question: 'Why?' } })).toEqual(['warning faq/a'])
  })
})
