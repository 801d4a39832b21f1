import { expect, test } from 'vitest'
import { documentOf, formAddress, previewAddress, reachable, wantedIn } from '../../src/admin/field-link.ts'

test('a finding of a document leads to its form and field, and back', () => {
  const found = documentOf('content/page/london/body.json')
  expect(found).toEqual({ collection: 'page', name: 'london/body' })
  expect(documentOf('public/media/a.webp')).toBeUndefined()
  const address = formAddress({ collection: 'page', name: 'london/body' }, 'blocks.0.translations.ar.heading')
  expect(address).toBe('#/collections/edit/page/~/london/body?field=blocks.0.translations.ar.heading')
  expect(wantedIn(address)).toEqual({ form: 'content/page/london/body.json', field: 'blocks.0.translations.ar.heading' })
  expect(formAddress({ collection: 'page', name: 'home' }, '')).toBe('#/collections/edit/page/~/home')
})

test('a field on its page leads there in its language, and back', () => {
  const wanted = { form: 'content/page/about.json', field: 'translations.ar.title', page: '/ar/about' }
  expect(wantedIn(previewAddress(wanted.page, wanted.form, wanted.field))).toEqual(wanted)
  expect(wantedIn('#/~/ar/about?form=package.json&field=x')).toBeUndefined()
  expect(wantedIn('#/~/ar/about?form=content/page/about.json')).toBeUndefined()
})

test.each(['#/collections/edit/page/~/home', '#/~/about', '#/screens/content_report', ''])(
  'the address %s asks for no field',
  (address) => {
    expect(wantedIn(address)).toBeUndefined()
  },
)

test('a path leads as far as the document has values', () => {
  const values = { seo: { title: 'T' }, benefits: ['One'], blocks: [{ heading: 'H', stats: null }] }
  expect(reachable(values, 'seo.title')).toBe('seo.title')
  expect(reachable(values, 'seo.translations.ar.title')).toBe('seo.translations')
  expect(reachable(values, 'benefits.0')).toBe('benefits.0')
  expect(reachable(values, 'blocks.0.stats.2.figure')).toBe('blocks.0')
  expect(reachable(values, 'blocks.4.heading')).toBe('')
})
