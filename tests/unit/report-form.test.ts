import { expect, test } from 'vitest'
import { emptyLists } from '../../src/features/report/rules/checks/empty-lists.ts'
import { form } from '../../src/features/report/rules/checks/form.ts'
import { invisible } from '../../src/features/report/rules/checks/invisible.ts'
import { required } from '../../src/features/report/rules/checks/required.ts'
import { found, page, siteWith } from '../fixtures/report.ts'

test('a file that is no JSON is an error', () => {
  expect(found(form, { 'page/a': '{"title": ' })).toEqual(['error page/a'])
})

test('a field that the form does not have is an error, in a translation and in a list as well', () => {
  const documents = {
    'page/a': page([{ heading: 'H', items: [{ title: 'T', colour: 'red' }], _template: 'icons' }], {
      mood: 'good',
      translations: { ar: { headline: 'x', sources: 'title:00000000' } },
    }),
  }
  expect(found(form, documents)).toEqual(['error page/a', 'error page/a translations.ar ar', 'error page/a blocks.0.items.0'])
})

test('a section of an unknown kind and a choice that does not exist are errors', () => {
  expect(found(form, { 'page/a': page([{ _template: 'carousel' }], { city: 'paris' }) })).toEqual(['error page/a', 'error page/a city'])
  expect(found(form, { 'treatment/b': { title: 'B', cities: ['london', 'rome'] } })).toEqual(['error treatment/b cities'])
})

test('an invisible character is worth a look', () => {
  expect(found(invisible, { 'faq/a': { question: 'Why\u200b?', answer: 'One.\n\nTwo.' } })).toEqual(['warning faq/a question'])
})

test('a required field that is empty is an error, at any depth, and only in English', () => {
  const documents = {
    'faq/a': { question: ' ', translations: { ar: { question: '' } } },
    'page/b': page([{ heading: '', links: [{ label: 'Go' }], _template: 'closingCall' }]),
  }
  expect(found(required, documents)).toEqual([
    'error faq/a question',
    'error faq/a answer',
    'error page/b blocks.0.heading',
    'error page/b blocks.0.links.0.target',
  ])
})

test('an empty page and a section with nothing in it are worth a look', () => {
  expect(found(emptyLists, { 'page/a': page([]) })).toEqual(['warning page/a'])
  expect(found(emptyLists, { 'page/a': page([], { body: 'Text' }) })).toEqual([])
  expect(found(emptyLists, { 'page/a': page([{ heading: 'Questions', questions: [], _template: 'faq' }]) })).toEqual([
    'warning page/a blocks.0',
  ])
})

test('a list that fills itself may be empty', () => {
  const blocks = [
    { heading: 'Team', everyone: true, _template: 'teamGrid' },
    { groups: [{ heading: 'All', rest: 'body' }], _template: 'treatmentCards' },
  ]
  expect(found(emptyLists, { 'page/a': page(blocks) })).toEqual([])
})

test('a finding says where visitors see it, in its language', () => {
  const site = siteWith({
    'page/home': { title: '', slug: 'home', blocks: [{ questions: [{ question: 'content/faq/a.json' }], _template: 'faq' }] },
    'faq/a': { question: 'Why?', answer: '' },
    'treatment/exosome': { title: '', category: 'facial' },
    'testimonial/x': { name: '', location: 'edinburgh' },
  })
  const addresses = required(site).flatMap(({ document, field, address }) => (/title|answer|name/.test(field) ? [[document, address]] : []))
  expect(new Map(addresses as [string, string][])).toEqual(
    new Map([
      ['content/page/home.json', '/'],
      ['content/faq/a.json', '/'],
      ['content/treatment/exosome.json', '/procedures/facial/exosome'],
      ['content/testimonial/x.json', '/edinburgh'],
    ]),
  )
})
