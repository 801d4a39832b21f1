import { describe, expect, it, test } from 'vitest'
import { withReview } from '../../src/content/view/reviewed.ts'
import { clinical } from '../../src/features/report/rules/checks/clinical.ts'
import { emptyLists } from '../../src/features/report/rules/checks/empty-lists.ts'
import { needsClinician, PARTS } from '../../src/model/clinical.ts'
import { found, page, siteWith } from '../fixtures/report.ts'

const part = (about: string, more: object = {}) => ({
  heading: `The ${about}`,
  about,
  check: 'confirmed',
  ...more,
  _template: 'clinicalPart',
})
const sources = (more: object = {}) => ({
  heading: 'Sources',
  works: [{ title: 'A study', published: '2020' }],
  ...more,
  _template: 'clinicalSources',
})
const whole = Object.keys(PARTS).map((about) => part(about))
const treatment = (...content: object[]) => ({ title: 'HIFU', content })

describe('The report', () => {
  it('tells of each part that nobody has confirmed, also of one that says nothing of it', () => {
    const [first, second, ...rest] = whole
    const content = [{ ...first, check: 'needsClinician' }, { ...second, check: undefined }, ...rest, sources()]
    expect(found(clinical, { 'treatment/hifu': treatment(...content) })).toEqual([
      'warning treatment/hifu content.0.check',
      'warning treatment/hifu content.1.check',
    ])
  })

  it('tells nothing of a page whose parts are all there, confirmed and with sources, nor of one without such parts', () => {
    expect(found(clinical, { 'treatment/hifu': treatment(...whole, sources({ reviewed: '1 March 2026' })) })).toEqual([])
    expect(found(clinical, { 'treatment/hifu': treatment({ heading: 'How', body: 'So.', _template: 'textSection' }) })).toEqual([])
  })

  it('tells of a date of review while a part is open, and not of a part that nobody sees', () => {
    const open = { ...whole[0], check: 'needsClinician' }
    const reviewed = sources({ reviewed: '1 March 2026' })
    expect(found(clinical, { 'treatment/hifu': treatment(open, ...whole.slice(1), reviewed) })).toEqual([
      'warning treatment/hifu content.0.check',
      `warning treatment/hifu content.${whole.length}.reviewed`,
    ])
    expect(found(clinical, { 'treatment/hifu': treatment(...whole, { ...open, hidden: true }, reviewed) })).toEqual([])
  })

  it('names what a treatment leaves out of the template, and parts without a source; a page may have a single part', () => {
    const messages = clinical(
      siteWith({ 'treatment/hifu': treatment(...whole.filter(({ about }) => about !== 'risks' && about !== 'who')) }),
    ).map(({ message }) => message)
    expect(messages).toEqual([
      `These parts are missing: ${PARTS.risks}; ${PARTS.who}.`,
      'These parts name no sources: add the section “Sources and review”.',
    ])
    expect(found(clinical, { 'page/a': page([part('risks'), sources()]) })).toEqual([])
  })

  it('wants points of a part without a text', () => {
    const parts = [part('what', { lead: 'A device.' }), part('feels')]
    expect(found(emptyLists, { 'treatment/hifu': treatment(...parts) })).toEqual(['warning treatment/hifu content.1'])
  })

  it('files them under the treatment', () => {
    const [finding] = clinical(siteWith({ 'treatment/hifu': treatment({ ...whole[0], check: '' }, ...whole.slice(1), sources()) }))
    expect(finding).toMatchObject({ kind: 'clinician', level: 'warning', subject: 'For a clinician: HIFU' })
  })
})

test('a part counts as confirmed only where somebody says so, and matters only where visitors see it', () => {
  expect([{ check: 'confirmed' }, { check: 'needsClinician' }, { check: null }, {}].map(needsClinician)).toEqual([false, true, true, true])
  expect(needsClinician({ hidden: true })).toBe(false)
})

describe('The date of a review', () => {
  const own = (name: string, more: object = {}) => ({ __typename: `TreatmentContent${name}`, ...more })
  const review = own('ClinicalSources', { reviewer: 'Dr X', reviewed: '1 March 2026', _english: ['reviewed', 'reviewer'] })

  it('is shown where each part is confirmed', () => {
    const sections = [own('ClinicalPart', { check: 'confirmed' }), review]
    expect(withReview(sections)).toEqual(sections)
  })

  it('is taken away while one is not, and nothing else is', () => {
    const open = own('ClinicalPart', { check: 'needsClinician', reviewed: 'stays' })
    const [first, second] = withReview([open, review])
    expect(first).toEqual(open)
    expect(second).toEqual(own('ClinicalSources', { reviewer: 'Dr X', _english: ['reviewer'] }))
  })
})
