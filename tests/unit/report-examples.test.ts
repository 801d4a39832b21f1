import { expect, test } from 'vitest'
import { examples } from '../../src/features/report/rules/checks/examples.ts'
import { exampleFor } from '../../src/model/examples.ts'
import { found, page, siteWith } from '../fixtures/report.ts'

const HEADING = exampleFor('heading')
const written = { heading: 'Our prices', body: exampleFor('body'), _template: 'textSection' }

test('an example that was left standing beside texts of one’s own is an error, at its field', () => {
  expect(found(examples, { 'page/a': page([written]) })).toEqual(['error page/a blocks.0.body'])
  expect(found(examples, { 'faq/a': { question: 'Why?', answer: exampleFor('answer') } })).toEqual(['error faq/a answer'])
})

test('a section in which nobody has written is told once', () => {
  const items = [0, 1].map((index) => ({ title: exampleFor('title', index), text: exampleFor('text', index) }))
  const blocks = [written, { heading: HEADING, items, _template: 'icons' }]
  expect(found(examples, { 'page/a': page(blocks) })).toEqual(['warning page/a blocks.1', 'error page/a blocks.0.body'])
})

test('nothing is said of what an editor shows as it is, and elsewhere the field, its words and what visitors see are named', () => {
  const shown = { ...written, examplesShown: true }
  expect(
    found(examples, { 'page/a': page([shown]), 'faq/a': { question: 'Why?', answer: exampleFor('answer'), examplesShown: true } }),
  ).toEqual([])
  const [finding] = examples(siteWith({ 'page/a': page([written], { examplesShown: true }) }))
  expect(finding).toMatchObject({ document: 'content/page/a.json', field: 'blocks.0.body' })
  expect(finding?.message).toMatch(/is still the example “A paragraph or two.*visitors don’t see it/)
})

test('nothing is said of what is not public: hidden sections, unpublished pages and treatments', () => {
  const documents = {
    'page/a': page([{ ...written, hidden: true }]),
    'page/b': page([written], { visibility: 'unpublished' }),
    'treatment/c': { title: 'C', category: 'body', visibility: 'unpublished', card: { name: 'C', description: exampleFor('description') } },
  }
  expect(found(examples, documents)).toEqual([])
  expect(found(examples, { ...documents, 'page/b': page([written]) })).toHaveLength(1)
})
