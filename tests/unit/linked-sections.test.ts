import { expect, test } from 'vitest'
import { linkedSections } from '../../src/features/links/rules/sections.ts'

test('sections that have an anchor are told by it and by their heading', () => {
  const blocks = [
    { _template: 'hero', heading: 'Welcome' },
    { _template: 'contactForm', heading: 'Write|to us' },
    { _template: 'spotlights', items: [{ city: 'london', title: 'By the river' }] },
    {
      _template: 'treatmentCards',
      groups: [{ heading: 'Empty' }, { heading: 'Lasers', cards: [{ treatment: 'exilis' }] }, { heading: 'Rest', rest: 'body' }],
    },
  ]
  expect(linkedSections({ blocks })).toEqual([
    { id: 'contact-form', name: 'Write to us' },
    { id: 'london', name: 'By the river' },
    { id: 'group-2', name: 'Lasers' },
    { id: 'group-3', name: 'Rest' },
  ])
})

test('a section that is hidden, or has no heading, has none; of two with one anchor the first counts', () => {
  const blocks = [
    { _template: 'maps', heading: 'Hidden', hidden: true },
    { _template: 'maps', heading: '' },
    { _template: 'maps', heading: 'First' },
    { _template: 'maps', heading: 'Second' },
  ]
  expect(linkedSections({ blocks })).toEqual([{ id: 'maps', name: 'First' }])
  expect(linkedSections({})).toEqual([])
})
