import { describe, expect, it, test } from 'vitest'
import { absolutesIn } from '../../src/features/report/rules/absolutes.ts'
import { absolutes } from '../../src/features/report/rules/checks/absolutes.ts'
import { dashes } from '../../src/features/report/rules/checks/dashes.ts'
import { expiringOffers } from '../../src/features/report/rules/checks/expiring-offers.ts'
import { explainedPrices } from '../../src/features/report/rules/checks/explained-prices.ts'
import { repeatedHeadings } from '../../src/features/report/rules/checks/repeated-headings.ts'
import { turns } from '../../src/features/report/rules/checks/turns.ts'
import { aphorismsIn, turnsIn } from '../../src/features/report/rules/turns.ts'
import type { Locale } from '../../src/model/languages.ts'
import { found, page, siteWith } from '../fixtures/report.ts'

describe('A promise that nobody can keep', () => {
  it.each<[Locale, string]>([
    ...(['It does not hurt.', 'A painless treatment', 'There is no risk.', 'Guaranteed results', 'Hair is gone permanently.'] as const).map(
      (text): [Locale, string] => ['en', text],
    ),
    ...(['全程无痛。', '零风险的项目', '没有副作用。', '保证有效', '永久脱毛'] as const).map((text): [Locale, string] => ['zh-CN', text]),
    ...(['全程無痛。', '沒有任何風險。', '無副作用', '保證效果', '永久除毛'] as const).map((text): [Locale, string] => ['zh-TW', text]),
    ...(['علاج بلا ألم', 'لا تؤلم الجلسة.', 'دون أي مخاطر', 'نتيجة مضمونة', 'آمن تمامًا', 'إزالة نهائية'] as const).map(
      (text): [Locale, string] => ['ar', text],
    ),
  ])('is found (%s): %s', (language, text) => {
    expect(absolutesIn(text, language)).toHaveLength(1)
  })

  it.each<[Locale, string]>([
    ['en', 'Most people feel no pain.'],
    ['en', 'Results are not guaranteed.'],
    ['en', 'Does it hurt?'],
    ['zh-CN', '通常不会疼，感觉像一把梳子。'],
    ['zh-TW', '多半不到疼痛的程度。'],
    ['ar', 'لا تؤلم الجلسة عادةً.'],
    ['ar', 'هل تؤلم الجلسة؟'],
  ])('is none where something softens it, or it is asked (%s): %s', (language, text) => {
    expect(absolutesIn(text, language)).toEqual([])
  })

  it('is told with its field and its language, and not of a section that nobody sees', () => {
    const block = { heading: 'It never hurts', translations: { ar: { heading: 'بلا ألم' } }, _template: 'icons' }
    expect(found(absolutes, { 'page/a': page([block]) })).toEqual([
      'warning page/a blocks.0.heading',
      'warning page/a blocks.0.translations.ar.heading ar',
    ])
    expect(found(absolutes, { 'page/a': page([{ ...block, hidden: true }]) })).toEqual([])
  })
})

describe('An offer that ends', () => {
  const offer = (title: string, more: object = {}) =>
    page([{ heading: 'Offers', items: [{ title, validity: 'Valid until end of month', ...more }], _template: 'offers' }])
  const always = page([{ heading: 'Book', lead: 'The consultation is free and takes 30 minutes.', _template: 'closingCall' }])

  it('is told of a free consultation, where other pages say that it is free in any case', () => {
    expect(found(expiringOffers, { 'page/a': offer('Free skin consultation'), 'page/b': always })).toEqual([
      'warning page/a blocks.0.items.0.validity',
    ])
  })

  it('is not told where nothing else is free, where it is another offer, or where it has no end', () => {
    expect(found(expiringOffers, { 'page/a': offer('Free skin consultation') })).toEqual([])
    expect(found(expiringOffers, { 'page/a': offer('20% off'), 'page/b': always })).toEqual([])
    expect(found(expiringOffers, { 'page/a': offer('Free skin consultation', { validity: '' }), 'page/b': always })).toEqual([])
  })

  it('says so where the owner has decided to keep it', () => {
    const told = (code: string) =>
      expiringOffers(siteWith({ 'page/a': offer('Free skin consultation', { code }), 'page/b': always }))[0]?.message
    expect(told('FREECONSULT')).toMatch(/Kept for now/)
    expect(told('ANOTHER')).not.toMatch(/Kept for now/)
  })
})

describe('A reason for two prices', () => {
  const hifu = (details: string, body: string) => ({
    title: 'HIFU',
    card: { price: 'From £350' },
    treatmentInfo: { price: details },
    content: [
      { body, _template: 'textSection' },
      { questions: [{ question: 'content/faq/cost.json' }], _template: 'faq' },
    ],
  })
  const answer = (text: string) => ({ question: 'What does it cost?', answer: text })

  it('is told in the text of the treatment and in its questions', () => {
    const why = 'From £350 on the list, £735 here: it depends on the area.'
    expect(found(explainedPrices, { 'treatment/hifu': hifu('£735', why), 'faq/cost': answer(why) })).toEqual([
      'warning treatment/hifu content.0.body',
      'warning faq/cost answer',
    ])
  })

  it('is told where only a question of its page gives it', () => {
    const why = 'From £350 on the list, £735 here: the difference lies in the area.'
    const documents = { 'treatment/hifu': hifu('£735', 'Text.'), 'faq/cost': answer(why) }
    expect(found(explainedPrices, documents)).toEqual(['warning faq/cost answer'])
  })

  it('is none where both prices stand without one, or where there is one price only', () => {
    expect(
      found(explainedPrices, { 'treatment/hifu': hifu('£735', 'Our lists show £350, this page £735. Please ask the clinic.') }),
    ).toEqual([])
    expect(found(explainedPrices, { 'treatment/hifu': hifu('From £350', 'From £350, or £735: it depends.') })).toEqual([])
    expect(found(explainedPrices, { 'treatment/hifu': hifu('£735', 'From £735, depending on the area: it depends.') })).toEqual([])
  })
})

describe('The headings of a page', () => {
  const headed = (...headings: string[]) => ({ 'page/a': page(headings.map((heading) => ({ heading, _template: 'icons' }))) })

  it('may say a phrase twice, and not three times', () => {
    const same = ['Before your first visit', 'After your first visit', 'Questions about|your first visit']
    expect(found(repeatedHeadings, headed(...same.slice(0, 2)))).toEqual([])
    expect(found(repeatedHeadings, headed(...same))).toEqual(['warning page/a blocks.2.heading'])
  })

  it('may play with words once, and not twice', () => {
    const plays = ['A plan,|not just a peel', 'London questions,|London answers']
    expect(found(repeatedHeadings, headed(plays[0] ?? '', 'Who should|not have it'))).toEqual([])
    expect(found(repeatedHeadings, headed(...plays))).toEqual(['warning page/a blocks.1.heading'])
    expect(found(repeatedHeadings, headed('Recovery, day by day', 'The visit, minute by minute'))).toEqual([])
  })
})

describe('A turn of phrase', () => {
  it('is told where it stands more often than a page may have it, whatever its form', () => {
    expect(turnsIn(['We say it in writing.', 'A price in writing. In writing, again.'])).toEqual([
      { name: 'in writing', times: 3, most: 2 },
    ])
    expect(turnsIn(['A plan in writing, and a price in writing.'])).toEqual([])
    const looks = ['Skin looks fresh.', 'A firmer look.', 'It may look red.', 'What it looks like', 'Looking rested', 'It looked dull.']
    expect(turnsIn(looks)).toEqual([{ name: 'look', times: 6, most: 5 }])
    expect(turnsIn([...looks.slice(1), 'We look after you, look at the skin and look for infection.'])).toEqual([])
  })

  it('is told once for a page, at its last place, and neither in another language nor in a section that nobody sees', () => {
    const text = 'We say so. We say so. We say so.'
    const block = { heading: 'A', lead: text, translations: { ar: { lead: text } }, _template: 'closingCall' }
    expect(found(turns, { 'page/a': page([block, { ...block, hidden: true }]) })).toEqual(['warning page/a blocks.0.lead'])
    expect(found(turns, { 'page/a': page([{ ...block, lead: 'We say so.', translations: { ar: { lead: text } } }]) })).toEqual([])
    const parts = ['page/a', 'page/b', 'page/c'].map((path) => [path, page([{ ...block, lead: 'We say so.' }])] as const)
    expect(found(turns, Object.fromEntries(parts))).toEqual([])
  })

  it.each(['A plan is a list, not a promise.', 'Not a filler, but a film of water.', 'No hurry, no promise.'])(
    'is an aphorism: %s',
    (text) => {
      expect(aphorismsIn(text)).toEqual([text])
    },
  )

  it.each([
    'Do not drink, smoke or train for two days.',
    'Tell us if you have a pacemaker, a metal plate or a stent, and if you are not sure whether you have one, ask your doctor.',
    'It is not a filler.',
  ])('is none: %s', (text) => {
    expect(aphorismsIn(text)).toEqual([])
  })

  it('of the kind that says what something is not may end three sentences of a page, and not four', () => {
    const four = 'A list, not a promise. A plan, not a plot. A film, not a filler. A year, not a season.'
    expect(found(turns, { 'faq/a': { question: 'Why?', answer: four } })).toEqual(['warning faq/a answer'])
    expect(found(turns, { 'faq/a': { question: 'Why?', answer: four.slice(23) } })).toEqual([])
  })
})

test('a range of numbers and a pause have a dash, but for figures that stand as the business words them', () => {
  const documents = {
    'faq/a': { question: 'How many?', answer: 'Allow 4-6 sessions of 30–45 minutes.' },
    'faq/b': { question: 'Call 020-7946-0123', answer: 'Level-2 care on 2026-11-23, 24-hour line, 4–6 sessions.' },
    'faq/c': { question: 'How?', answer: 'A gel - not a filler - that spreads.' },
    'faq/d': { question: 'How?', answer: 'A follow-up by a well-known, day-to-day routine.\n\n- First\n- Second' },
    'treatment/hifu': { title: 'HIFU', card: { duration: '60-90 min', price: 'From £350' } },
  }
  expect(found(dashes, documents)).toEqual(['warning faq/a answer', 'warning faq/c answer'])
})
