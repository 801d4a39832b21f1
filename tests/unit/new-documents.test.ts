import { describe, expect, test } from 'vitest'
import { EXAMPLE_PRICE } from '../../src/model/examples.ts'
import type { JsonObject } from '../../src/model/json.ts'
import { bring } from '../../src/model/same/bring.ts'
import type { Collection } from '../../src/model/schema.ts'
import { problemsIn as schemaProblems, sentenceOf } from '../../src/model/validate/validate.ts'
import { collections } from '../../src/server/content/schema.ts'
import { addressProblem, problemsIn, proposed } from '../../tina/admin/new/address.ts'
import { type Answers, collectionOf, NEW_KINDS, type NewKind, newDocument } from '../../tina/admin/new/kinds.ts'
import { kindIn, replaced } from '../../tina/admin/new/lead-here.ts'
import { hasPlace, withEntry } from '../../tina/admin/new/menu.ts'
import { plain } from '../../tina/admin/translations/plain.ts'

const answers: Answers = {
  name: 'Skin & Light',
  address: 'skin-light',
  category: 'body',
  cities: ['london'],
  role: 'Nurse Prescriber',
  inMenu: false,
}
const collection = (kind: string) => collections().find(({ name }) => name === kind) as Collection
const made = (kind: NewKind, isTaken = (_path: string) => false) => newDocument(kind, collection(collectionOf(kind)), answers, isTaken)

test.each(NEW_KINDS)('of a name alone a whole document of the kind %s is made, which could be saved', (kind) => {
  const values = plain(JSON.parse(JSON.stringify(made(kind).values))) as JsonObject
  expect(schemaProblems(collection(collectionOf(kind)).fields, values).map(sentenceOf)).toEqual([])
  expect(JSON.stringify(values)).toContain('Skin & Light')
})

test('what has a page of its own is not public yet, and opens there', () => {
  expect(made('page')).toMatchObject({
    file: 'skin-light',
    opens: '#/~/skin-light',
    values: { slug: 'skin-light', visibility: 'unpublished' },
  })
  expect(made('article')).toMatchObject({
    collection: 'page',
    file: 'articles/skin-light',
    opens: '#/~/articles/skin-light',
    values: {
      slug: 'articles/skin-light',
      visibility: 'unpublished',
      blocks: [{ _template: 'articleHead', heading: 'Skin & Light' }, {}, {}],
    },
  })
  expect(made('treatment')).toMatchObject({
    file: 'skin-light',
    opens: '#/~/procedures/body/skin-light',
    values: {
      category: 'body',
      cities: ['london'],
      visibility: 'unpublished',
      card: { name: 'Skin & Light' },
      hero: { title: 'Skin & Light' },
    },
  })
})

test('a treatment begins with one price: its page follows its card', () => {
  const { values } = made('treatment')
  const fields = collection('treatment').fields
  const path = 'content/treatment/skin-light.json'
  const json = plain(JSON.parse(JSON.stringify(values))) as JsonObject
  expect(json).toMatchObject({ card: { price: EXAMPLE_PRICE }, treatmentInfo: { price: EXAMPLE_PRICE } })
  const priced = { ...json, card: { ...(json.card as JsonObject), price: 'From £90' } }
  expect(bring(path, (one) => (one === path ? { json: priced, fields } : undefined))).toMatchObject({
    treatmentInfo: { price: 'From £90' },
  })
})

test('others get a file of their own, also where the name is taken or has no Latin letters', () => {
  expect(made('faq', (path) => path === 'content/faq/skin-light.json').file).toBe('skin-light-2')
  expect(newDocument('faq', collection('faq'), { ...answers, name: '为什么?' }, () => false).file).toBe('faq')
})

describe('the address', () => {
  const documents = {
    pages: [
      { path: 'content/page/about.json', title: 'About', address: '/about', isPublic: true },
      { path: 'content/page/articles/heat.json', title: 'Heat', address: '/articles/heat', isPublic: true },
    ],
    treatments: [{ path: 'content/treatment/hifu.json', title: 'HIFU', address: '/procedures/facial/hifu', isPublic: true }],
  }
  const says = (kind: 'page' | 'article' | 'treatment', address: string) => addressProblem(kind, { address }, documents)

  test('is proposed from the name', () => {
    expect([proposed('Crème & Peel: what now?'), proposed('光子')]).toEqual(['creme-peel-what-now', ''])
  })

  test.each([
    ['page', 'gift-vouchers', undefined],
    ['page', 'london/gifts', undefined],
    ['page', 'about', /“About” has this address already/],
    ['page', 'search', /a few such as search/],
    ['page', 'Gift vouchers', /small letters/],
    ['page', '', /Give it an address/],
    ['article', 'about', undefined],
    ['article', 'heat', /“Heat” has this address already/],
    ['article', 'a/b', /small letters/],
    ['treatment', 'oxygen', undefined],
    ['treatment', 'hifu', /“HIFU” has this address already/],
    ['treatment', 'a/b', /small letters/],
  ] as const)('of a %s, %j', (kind, address, said) => {
    if (said) expect(says(kind, address)).toMatch(said)
    else expect(says(kind, address)).toBeUndefined()
  })

  test('is only asked for where there is one, and what is missing is told by its field', () => {
    expect(problemsIn('faq', { ...answers, address: '' }, documents)).toEqual({})
    expect(Object.keys(problemsIn('treatment', { ...answers, address: 'hifu', cities: [] }, documents))).toEqual(['address', 'cities'])
    expect(Object.keys(problemsIn('page', { ...answers, name: ' ' }, documents))).toEqual(['name'])
  })
})

describe('the menu', () => {
  const list = (category: string) => ({ title: category, category, items: [{ href: '/old' }] })
  const settings = {
    brand: 'B',
    navigation: [{ label: 'About', href: '/about' }],
    menus: [
      { city: 'london', categories: [list('body'), list('facial')] },
      { city: 'edinburgh', categories: [list('body')] },
    ],
  }

  test('takes a treatment last in the lists of its discipline and its clinics, and nothing else changes', () => {
    const { menus } = withEntry('treatment', settings, answers) as typeof settings
    expect(menus.map(({ categories }) => categories.map(({ items }) => items.map(({ href }) => href)))).toEqual([
      [['/old', 'xref:/treatment/skin-light'], ['/old']],
      [['/old']],
    ])
  })

  test('takes a page last in the navigation', () => {
    expect(withEntry('page', settings, answers)).toMatchObject({
      ...settings,
      navigation: [{ label: 'About' }, { label: 'Skin & Light', href: 'xref:/page/skin-light' }],
    })
  })

  test('is offered only where there is a place', () => {
    expect([
      hasPlace('treatment', settings, answers),
      hasPlace('treatment', settings, { ...answers, category: 'peels' }),
      hasPlace('faq', settings, answers),
    ]).toEqual([true, false, false])
  })
})

test('Tina’s own addresses for new documents lead to ours', () => {
  expect(replaced('#/collections/new/page/~/')).toBe('#/screens/new?kind=page')
  expect(replaced('/admin#/collections/new/teamMember/~')).toBe('#/screens/new?kind=teamMember')
  expect([replaced('#/collections/edit/page/~/home'), replaced('#/collections/new/siteSettings/~')]).toEqual([undefined, undefined])
  expect([kindIn('#/screens/new?kind=faq'), kindIn('#/screens/new'), kindIn('#/screens/new?kind=x')]).toEqual(['faq', 'page', 'page'])
})
