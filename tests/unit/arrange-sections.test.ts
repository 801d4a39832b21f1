import { expect, test } from 'vitest'
import type { AnyBlock, Treatment } from '../../src/content/types.ts'
import { arrangeSections } from '../../src/content/view/view.ts'

const section = (name: string, more: object = {}) => ({ __typename: `TreatmentContent${name}`, ...more })
const shared = [section('Welcome'), { __typename: 'PageBlocksJourney' }] as unknown as AnyBlock[]
const names = (content: object[] | undefined, common?: AnyBlock[]) =>
  arrangeSections({ content } as unknown as Treatment, common).map(({ __typename }) =>
    __typename.replace(/TreatmentContent|PageBlocks/, ''),
  )

test('the shared sections stand where a treatment marks their place, the steps first, because they end its article', () => {
  expect(names([section('Faq'), section('SharedSections'), section('Prices')], shared)).toEqual(['Faq', 'Journey', 'Welcome', 'Prices'])
  expect(names([section('SharedSections'), section('Prices')], shared)).toEqual(['Journey', 'Welcome', 'Prices'])
})

test('they come last where it marks none, or hides the mark', () => {
  expect(names([section('Faq')], shared)).toEqual(['Faq', 'Journey', 'Welcome'])
  expect(names([section('SharedSections', { hidden: true, leaveOut: true }), section('Faq')], shared)).toEqual([
    'Faq',
    'Journey',
    'Welcome',
  ])
  expect(names(undefined, shared)).toEqual(['Journey', 'Welcome'])
})

test('they are left out where it says so, and only what it says itself counts', () => {
  expect(names([section('Faq'), section('SharedSections', { leaveOut: true })], shared)).toEqual(['Faq'])
  expect(names([section('Faq', { leaveOut: true }), section('SharedSections')], shared)).toEqual(['Faq', 'Journey', 'Welcome'])
})

test('hidden sections are not shown, and without shared ones the mark leaves nothing', () => {
  expect(names([section('Faq', { hidden: true }), section('SharedSections'), section('Prices')])).toEqual(['Prices'])
})
