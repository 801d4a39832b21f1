import { describe, expect, it } from 'vitest'
import { moveIn } from '../../tina/admin/links/move-in'
import { type LinkTarget, optionsFor, pagesFor, saidOf, typedLink } from '../../tina/admin/links/options'
import { movesTo, word } from '../../tina/admin/links/words'

const target = (path: string, title: string, address: string, isPublic = true): LinkTarget => ({
  path: `content/${path}.json`,
  title,
  address,
  isPublic,
})
const TARGETS = [
  target('page/about', 'About Us', '/about'),
  target('page/london/facial', 'Facial', '/london/facial'),
  target('page/edinburgh/facial', 'Facial', '/edinburgh/facial'),
  target('treatment/cool-laser', 'Cool|Laser', '/procedures/facial/cool-laser'),
  target('treatment/creme', 'Crème Peel', '/procedures/peels/creme', false),
]
const links = (typed: string) => optionsFor(typed, TARGETS).map(({ link }) => link)

describe('A place for a link is found', () => {
  it.each([
    ['about', ['xref:/page/about']],
    ['LASER cool', ['xref:/treatment/cool-laser']],
    ['creme', ['xref:/treatment/creme']],
    ['facial edinburgh', ['xref:/page/edinburgh/facial']],
    ['facial', ['xref:/page/london/facial', 'xref:/page/edinburgh/facial', 'xref:/treatment/cool-laser']],
    ['nothing so called', []],
  ])('by the words %j', (typed, expected) => {
    expect(links(typed)).toEqual(expected)
  })

  it('with its kind and address, and whether visitors see it', () => {
    expect(pagesFor('cool', TARGETS)).toEqual([
      { link: 'xref:/treatment/cool-laser', name: 'Cool Laser', note: 'Treatment · /procedures/facial/cool-laser' },
    ])
    expect(pagesFor('crème', TARGETS)[0]?.note).toBe('Treatment · /procedures/peels/creme · not published')
  })

  it('among all of them before anything is typed', () => {
    expect(links('')).toHaveLength(TARGETS.length)
  })
})

describe('A section of a page is found', () => {
  const contact = { ...target('page/contact', 'Contact|Us', '/contact'), sections: [{ id: 'contact-form', name: 'Write to us' }] }
  const london = { ...target('page/london', 'London', '/london'), sections: [{ id: 'contact-form', name: 'Ask here' }] }
  const all = [contact, london]
  const found = (typed: string) => optionsFor(typed, all).map(({ link }) => link)

  it('by its own words, with those of its page, behind the pages', () => {
    expect(found('write')).toEqual(['xref:/page/contact#contact-form'])
    expect(found('london ask')).toEqual(['xref:/page/london#contact-form'])
    expect(found('contact')).toEqual(['xref:/page/contact', 'xref:/page/contact#contact-form', 'xref:/page/london#contact-form'])
  })

  it('not where nothing of it is typed', () => {
    expect(found('london')).toEqual(['xref:/page/london'])
    expect(found('')).toEqual(['xref:/page/contact', 'xref:/page/london'])
  })

  it('and named with its page, in the list and where it stands', () => {
    expect(optionsFor('write', all)).toEqual([
      { link: 'xref:/page/contact#contact-form', name: 'Contact Us › Write to us', note: 'A section of a page · /contact#contact-form' },
    ])
    expect(saidOf('xref:/page/contact#contact-form', all)).toEqual({ name: 'Contact Us › Write to us', note: '/contact#contact-form' })
    expect(saidOf('xref:/page/contact#map', all)).toEqual({ name: 'Contact Us#map', note: '/contact#map' })
  })

  it('but not where only some of the pages may be chosen', () => {
    expect(pagesFor('write', all)).toEqual([])
  })
})

describe('What is an address already', () => {
  it.each([
    ['/about', 'xref:/page/about'],
    ['/about#team', 'xref:/page/about#team'],
    ['/search', '/search'],
    ['#prices', '#prices'],
    ['https://other.example/a?b=c', 'https://other.example/a?b=c'],
    ['http://other.example', 'https://other.example'],
    ['www.other.example/a', 'https://www.other.example/a'],
    ['ada@clinic.example', 'mailto:ada@clinic.example'],
    ['mailto:ada@clinic.example', 'mailto:ada@clinic.example'],
    ['020 7946 0000', 'tel:02079460000'],
    ['+44 (20) 7946-0000', 'tel:+442079460000'],
  ])('is offered first: %j', (typed, link) => {
    expect(links(typed)[0]).toBe(link)
  })

  it.each([
    '/\\other.example',
    '/\t/other.example',
    '/..//other.example',
    'other.example/a\u200b',
    'about',
    'a.',
    '//other.example',
    'javascript:alert(1)',
    'two words',
    '',
  ])('is not: %j', (typed) => {
    expect(typedLink(typed, TARGETS)).toBeUndefined()
  })
})

describe('A link is called', () => {
  it('by its page, with the address that this has now', () => {
    expect(saidOf('xref:/page/about#team', TARGETS)).toEqual({ name: 'About Us#team', note: '/about#team' })
    expect(saidOf('/about', TARGETS)).toMatchObject({ name: 'About Us', note: 'Page · /about' })
    expect(saidOf('tel:+442079460000', TARGETS).name).toBe('+442079460000')
    expect(saidOf('odd', TARGETS)).toEqual({ name: 'odd', note: '' })
  })

  it('with the reason where visitors get none', () => {
    expect(saidOf('xref:/page/gone', TARGETS).problem).toBe(word('gone'))
    expect(saidOf('xref:/treatment/creme', TARGETS).problem).toBe(word('unpublished'))
  })
})

describe('A new address', () => {
  const page = (before: object, now: object) => moveIn({ id: 'content/page/a.json', initialValues: { ...before }, values: { ...now } })

  it('is told from what a form began with and what it holds', () => {
    expect(page({ slug: 'a' }, { slug: 'b' })).toEqual({ path: 'content/page/a.json', from: '/a', to: '/b' })
    expect(page({ slug: 'a' }, { slug: 'a', title: 'New' })).toBeUndefined()
    expect(page({ slug: 'a' }, { slug: '' })).toBeUndefined()
    expect(page({}, { slug: 'a' })).toBeUndefined()
    const treatment = { id: 'content/treatment/hifu.json', initialValues: { category: 'body' }, values: { category: 'facial' } }
    expect(moveIn(treatment)).toMatchObject({ from: '/procedures/body/hifu', to: '/procedures/facial/hifu' })
    expect(moveIn({ id: 'content/faq/a.json', initialValues: { slug: 'a' }, values: { slug: 'b' } })).toBeUndefined()
  })

  it('says how many links follow, and what becomes of the old one', () => {
    expect(movesTo('/a', '/b', { links: 12, documents: 5 })).toBe(
      'Once saved, this page is at /b. 12 links follow, in 5 texts, and who asks for /a is led here.',
    )
    expect(movesTo('/a', '/b', { links: 1, documents: 1 })).toContain('1 link follows, in 1 text, and')
    expect(movesTo('/a', '/b', { links: 0, documents: 0 })).toContain('No link leads here, and')
  })
})
