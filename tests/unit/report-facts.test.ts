import { expect, test } from 'vitest'
import { contradictions } from '../../src/features/report/rules/checks/contradictions.ts'
import { prices } from '../../src/features/report/rules/checks/prices.ts'
import { page, siteWith } from '../fixtures/report.ts'

const strip = (...stats: object[]) => page([{ stats, _template: 'statStrip' }])
const readings = (documents: Record<string, object>) =>
  contradictions(siteWith(documents)).map(({ subject, message, document, field, level }) => [
    level,
    subject,
    message,
    `${document}#${field}`,
  ])

test('every reading of a fact with several is listed, each with its field', () => {
  const documents = {
    'page/a': strip({ figure: '98', unit: '%', label: 'client retention', fact: 'satisfaction' }),
    'page/b': strip(
      { figure: '95', unit: '%', label: 'satisfaction', fact: 'satisfaction' },
      { figure: '2', label: 'clinics', fact: 'clinics' },
    ),
    'page/c': strip({ figure: '2', label: 'locations', fact: 'clinics' }),
  }
  const subject = 'Satisfaction or retention of clients'
  expect(readings(documents)).toEqual([
    ['warning', subject, '“98% client retention”', 'content/page/a.json#blocks.0.stats.0.figure'],
    ['warning', subject, '“95% satisfaction”', 'content/page/b.json#blocks.0.stats.0.figure'],
  ])
})

test('the same figure in other words is another reading only where words count', () => {
  const reviews = {
    'page/a': page([{ proof: [{ text: '4.7 stars from 110+ reviews', fact: 'reviews' }], _template: 'hero' }]),
    'page/b': strip({ figure: '4.7', label: 'stars over 110+ reviews', fact: 'reviews' }),
  }
  expect(readings(reviews)).toEqual([])
  const staff = {
    'page/a': strip({ figure: '15', unit: '+', label: 'doctors', fact: 'staff' }),
    'page/b': strip({ figure: '15', unit: '+', label: 'practitioners', fact: 'staff' }),
  }
  expect(readings(staff)).toHaveLength(2)
})

test('readings of one clinic are compared with each other, and with those of both', () => {
  const cards = (london: string, edinburgh: string) =>
    page([
      {
        items: [
          { city: 'london', address: london },
          { city: 'edinburgh', address: edinburgh },
        ],
        _template: 'addressCards',
      },
    ])
  expect(readings({ 'page/a': cards('1 High Street', '2 Low Street'), 'page/b': cards('1 High Street', '2 Low Street') })).toEqual([])
  const subjects = readings({ 'page/a': cards('1 High Street', '2 Low Street'), 'page/b': cards('9 High Street', '2 Low Street') }).map(
    ([, subject]) => subject,
  )
  expect(subjects).toEqual(['Address of the clinic, London', 'Address of the clinic, London'])
  const week = (closes: string) => ({ openingHours: [{ day: '1', opens: '09:00', closes }] })
  const hours = {
    'siteSettings/settings': { contact: { london: week('18:00'), edinburgh: week('17:00') } },
    'page/a': page([{ heading: 'H', hours: 'Mon 9:00-18:00\nTue-Sun closed', _template: 'locations' }]),
  }
  expect(readings(hours).map(([, subject]) => subject)).toEqual(['Opening hours, Edinburgh', 'Opening hours, Edinburgh'])
})

test('what a hidden section says does not count', () => {
  const hidden = page([{ stats: [{ figure: '9', label: 'clinics', fact: 'clinics' }], hidden: true, _template: 'statStrip' }])
  expect(readings({ 'page/a': hidden, 'page/b': strip({ figure: '2', label: 'clinics', fact: 'clinics' }) })).toEqual([])
})

test('a price that differs between languages, from its card, or from the text is listed', () => {
  const treatment = {
    title: 'HIFU',
    card: { price: 'From £1,200', translations: { ar: { price: 'من £900' }, zhCN: { price: '£1200 起' } } },
    treatmentInfo: { price: 'TBC' },
    hero: { description: 'From £1,200, or from GBP 300 per area.' },
  }
  expect(prices(siteWith({ 'treatment/hifu': treatment })).map(({ field, subject }) => [field, subject])).toEqual(
    ['card.translations.ar.price', 'treatmentInfo.price', 'hero.description'].map((field) => [field, 'Prices: HIFU']),
  )
})

test('an offer says its lead and the titles of its items, for whoever gives them', () => {
  const offers = (lead: string, ...titles: (string | undefined)[]) =>
    page([{ heading: 'Offers', lead, items: titles.map((title) => ({ title })), fact: 'offers', _template: 'offers' }])
  expect(readings({ 'page/a': offers('This month', '20% off', undefined), 'page/b': offers('This month', '30% off') })).toEqual([
    ['warning', 'Offers', '“This month / 20% off”', 'content/page/a.json#blocks.0.lead'],
    ['warning', 'Offers', '“This month / 30% off”', 'content/page/b.json#blocks.0.lead'],
  ])
  expect(readings({ 'page/a': offers('This month', '20% off'), 'page/b': offers('This month', '20% off') })).toEqual([])
})
