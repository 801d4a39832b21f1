import { describe, expect, it, test } from 'vitest'
import { absolutesIn } from '../../src/features/report/rules/absolutes.ts'
import { absolutes } from '../../src/features/report/rules/checks/absolutes.ts'
import { dashes } from '../../src/features/report/rules/checks/dashes.ts'
import { expiringOffers } from '../../src/features/report/rules/checks/expiring-offers.ts'
import { explainedPrices } from '../../src/features/report/rules/checks/explained-prices.ts'
import { repeatedHeadings } from '../../src/features/report/rules/checks/repeated-headings.ts'
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
  })
})

test('a range of numbers has a dash, but for figures that stand as the business words them', () => {
  const documents = {
    'faq/a': { question: 'How many?', answer: 'Allow 4-6 sessions of 30–45 minutes.' },
    'faq/b': { question: 'Call 020-7946-0123', answer: 'Level-2 care on 2026-11-23, 24-hour line, 4–6 sessions.' },
    'treatment/hifu': { title: 'HIFU', card: { duration: '60-90 min', price: 'From £350' } },
  }
  expect(found(dashes, documents)).toEqual(['warning faq/a answer'])
})
