import { expect, test } from 'vitest'
import { factsElsewhere } from '../../src/features/find/rules/elsewhere/facts-elsewhere.ts'
import { sumsBeside } from '../../src/features/find/rules/elsewhere/sums.ts'
import { takenApart } from '../../src/features/find/server/documents.ts'
import type { JsonObject } from '../../src/model/json.ts'

const price = (english: string, zhCN: string, ar: string) => ({
  price: english,
  translations: { zhCN: { price: zhCN }, ar: { price: ar } },
})
const CONTENT: Record<string, object> = {
  'treatment/hifu': {
    title: 'HIFU',
    category: 'body',
    card: { name: 'HIFU', ...price('From £1,200', '£1200 起', 'ابتداءً من £1,300') },
    treatmentInfo: price('From £1,200', '£1200 起', 'ابتداءً من £1,200'),
  },
  'treatment/unison': { title: 'Unison', category: 'body', card: { name: 'Unison', ...price('From £1,200', '£1200 起', '') } },
  'faq/hifu': {
    question: 'What does it cost?',
    answer: 'From **£1,200**, or £300 per area.',
    category: 'hifu',
    page: '/procedures/body/hifu',
  },
  'faq/home': { question: 'What does HIFU cost?', answer: 'HIFU begins at £1,200.', category: 'home', page: '/' },
  'page/london': {
    title: 'London',
    slug: 'london',
    blocks: [
      { heading: 'Tariff', rows: [{ title: 'HIFU', price: 'From £1,200', href: '/procedures/body/hifu' }], _template: 'tariff' },
      { stats: [{ figure: '98', unit: '%', label: 'retention', fact: 'satisfaction' }], _template: 'statStrip' },
    ],
  },
  'page/edinburgh': {
    title: 'Edinburgh',
    slug: 'edinburgh',
    blocks: [
      {
        stats: [
          { figure: '98', unit: '%', label: 'retention', fact: 'satisfaction' },
          { figure: '98', label: 'steps' },
        ],
        _template: 'statStrip',
      },
      { stats: [{ figure: '95', unit: '%', label: 'satisfaction', fact: 'satisfaction' }], _template: 'statStrip', hidden: true },
      { stats: [{ figure: '95', unit: '%', label: 'satisfaction', fact: 'satisfaction' }], _template: 'statStrip' },
      { heading: 'Clinics', hours: 'Mon-Fri 9am-8pm', translations: { ar: { hours: 'الاثنين' } }, _template: 'locations' },
    ],
  },
  'siteSettings/settings': {
    brand: 'Clinic',
    contact: {
      london: {
        city: 'London',
        phone: '020 7946 0182',
        email: 'london@clinic.example',
        openingHours: [{ day: '1', opens: '09:00', closes: '18:00' }],
      },
      edinburgh: { city: 'Edinburgh', phone: '0131 496 0247' },
    },
    contactInfo: { primaryPhone: '020 7946 0182', secondaryPhone: '0131 496 0247' },
    social: { whatsapp: 'https://wa.example/442079460182' },
    enquiries: { ending: 'Write to london@clinic.example' },
  },
}
const documents = Object.entries(CONTENT).map(([name, json]) => {
  const document = takenApart(`content/${name}.json`, JSON.stringify(json))
  if (!document) throw new Error(`${name} can’t be taken apart.`)
  return document
})

/** Changes a document as an editor does, and returns the facts with their places as short lines. */
function ask(name: string, change: (document: JsonObject) => void) {
  const path = `content/${name}.json`
  const before = documents.find((one) => one.path === path)?.json as JsonObject
  const after = structuredClone(before)
  change(after)
  return factsElsewhere({ path, before, after }, documents)
}
const lines = (facts: ReturnType<typeof ask>) =>
  facts.flatMap(({ places }) =>
    places.flatMap(({ reason, sets }) => sets.map(({ path, field, value }) => `${reason} ${path.slice(8, -5)} ${field}: ${value}`)),
  )
/** The document with another value at a path. */
const at = (path: string, value: string) => (document: JsonObject) => {
  const steps = path.split('.')
  const last = steps.pop() ?? ''
  const node = steps.reduce<JsonObject>((inside, name) => inside[name] as JsonObject, document)
  node[last] = value
}

test('a price is found wherever it is about the same treatment, in the notation of each place', () => {
  const facts = ask('treatment/hifu', at('card.price', 'From £1,250'))
  expect(facts.map(({ kind, from, to }) => [kind, from, to])).toEqual([['price', '£1,200', '£1,250']])
  expect(lines(facts)).toEqual([
    'same treatment/hifu card.translations.zhCN.price: £1250 起',
    'same treatment/hifu treatmentInfo.price: From £1,250',
    'same treatment/hifu treatmentInfo.translations.zhCN.price: £1250 起',
    'same treatment/hifu treatmentInfo.translations.ar.price: ابتداءً من £1,250',
    'same faq/hifu answer: From **£1,250**, or £300 per area.',
    'same faq/home answer: HIFU begins at £1,250.',
    'same page/london blocks.0.rows.0.price: From £1,250',
    'agreed treatment/hifu card.translations.ar.price: ابتداءً من £1,250',
    'other treatment/unison card.price: From £1,250',
    'other treatment/unison card.translations.zhCN.price: £1250 起',
  ])
})

test('the languages of one text are one place, named as the form names it', () => {
  const [fact] = ask('treatment/hifu', at('card.price', 'From £1,250'))
  const place = fact?.places.find(({ field }) => field === 'treatmentInfo.price')
  expect(place).toMatchObject({ title: 'HIFU', where: ['Treatment details', 'Price'] })
  expect(place?.texts.map(({ language }) => language)).toEqual(['en', 'zh-CN', 'ar'])
  expect(place?.texts[0]?.pieces).toEqual([{ text: 'From ' }, { text: '£1,200', becomes: '£1,250' }])
})

test('what already says the new figure is not asked for, nor what only moved', () => {
  const everywhere = ask('treatment/hifu', (document) => {
    for (const path of ['card.price', 'treatmentInfo.price']) at(path, 'From £1,250')(document)
    at('card.translations.zhCN.price', '£1250 起')(document)
  })
  expect(lines(everywhere).filter((line) => line.startsWith('same treatment'))).toEqual([
    'same treatment/hifu treatmentInfo.translations.zhCN.price: £1250 起',
    'same treatment/hifu treatmentInfo.translations.ar.price: ابتداءً من £1,250',
  ])
  const swapped = ask('page/edinburgh', (document) => {
    const blocks = document.blocks as JsonObject[]
    document.blocks = [blocks[2], blocks[1], blocks[0], blocks[3]] as JsonObject[]
  })
  expect(swapped).toEqual([])
  expect(ask('treatment/hifu', at('title', 'HIFU 2'))).toEqual([])
})

test('a phone number is found in every notation, and an e-mail address, wherever they stand', () => {
  expect(lines(ask('siteSettings/settings', at('contact.london.phone', '020 7946 0199')))).toEqual([
    'same siteSettings/settings contactInfo.primaryPhone: 020 7946 0199',
    'same siteSettings/settings social.whatsapp: https://wa.example/442079460199',
  ])
  expect(lines(ask('siteSettings/settings', at('contact.london.email', 'hello@clinic.example')))).toEqual([
    'same siteSettings/settings enquiries.ending: Write to hello@clinic.example',
  ])
})

test('a figure of a fact is found where the same fact is stated; another reading of it is shown as agreed', () => {
  expect(lines(ask('page/london', at('blocks.1.stats.0.figure', '97')))).toEqual([
    'same page/edinburgh blocks.0.stats.0.figure: 97',
    'agreed page/edinburgh blocks.2.stats.0.figure: 97',
  ])
})

test('pages with hours of their own are shown as agreed where a week changes; ticked they are emptied in every language', () => {
  const facts = ask('siteSettings/settings', at('contact.london.openingHours.0.closes', '19:00'))
  expect(facts.map(({ kind, to }) => [kind, to])).toEqual([['hours', 'Mon 9:00-19:00\nTue-Sun closed']])
  expect(lines(facts)).toEqual(['agreed page/edinburgh blocks.3.hours: ', 'agreed page/edinburgh blocks.3.translations.ar.hours: '])
  expect(ask('siteSettings/settings', at('brand', 'Other'))).toEqual([])
})

test('nothing is asked where only something else has the figure, or the document is not known', () => {
  expect(
    ask('treatment/unison', at('card.translations.zhCN.price', '£1300 起')).flatMap(({ places }) => places.map(({ reason }) => reason)),
  ).toContain('same')
  expect(ask('page/edinburgh', at('blocks.0.stats.1.figure', '99'))).toEqual([])
  expect(factsElsewhere({ path: 'content/page/none.json', before: {}, after: { title: '£1' } }, documents)).toEqual([])
})

test('what is bound is asked about neither as a place nor as a change: it follows its source', () => {
  const bound = (reference: string) => (document: JsonObject) => at('treatmentInfo.same', `price:${reference}`)(document)
  const followed = ask('treatment/hifu', (document) => {
    at('card.price', 'From £1,250')(document)
    bound('treatment/hifu#card.price')(document)
  })
  expect(lines(followed).filter((line) => line.includes('treatmentInfo'))).toEqual([])
  expect(lines(followed)).toContain('same page/london blocks.0.rows.0.price: From £1,250')
  const chosen = ask('treatment/hifu', (document) => {
    bound('treatment/unison#card.price')(document)
    at('treatmentInfo.price', 'From £900')(document)
  })
  expect(chosen).toEqual([])
})

const TWO_CLINICS: Record<string, object> = {
  'treatment/glow-london': {
    title: 'Glow London',
    category: 'facial',
    cities: ['london'],
    card: { name: 'Glow', ...price('From £150', '£150 起', 'ابتداءً من £150') },
    hero: { description: 'It starts from £150.' },
  },
  'treatment/glow-edinburgh': {
    title: 'Glow Edinburgh',
    category: 'facial',
    cities: ['edinburgh'],
    card: { name: 'Glow', ...price('From £150', '£150 起', 'ابتداءً من £150') },
    hero: { description: 'Glow starts from £150.' },
  },
  'page/hub': {
    title: 'Hub',
    slug: 'hub',
    blocks: [
      {
        rows: [
          { title: 'Glow', price: 'From £150', href: 'xref:/treatment/glow-london#prices' },
          { title: 'Glow', price: 'From £150', href: 'xref:/treatment/glow-edinburgh' },
        ],
        _template: 'tariff',
      },
      { lead: 'Glow is £150 in London. Glow is £150 in Edinburgh.', _template: 'pageHero' },
      { lead: 'Glow is £150. A course is 3 × £150 = £450.', _template: 'pageHero' },
    ],
  },
  'page/scotland': { title: 'Scotland', slug: 'scotland', city: 'edinburgh', blocks: [{ lead: 'Glow is £150.', _template: 'pageHero' }] },
  'page/edinburgh/facial': { title: 'Facials', slug: 'edinburgh/facial', blocks: [{ lead: 'Glow is £150.', _template: 'pageHero' }] },
  'page/about': { title: 'About', slug: 'about', blocks: [{ lead: 'إدنبرة: Glow £150.', _template: 'pageHero' }] },
  'faq/glow': { question: 'What does Glow cost?', answer: 'Glow is £150.', category: 'x', page: '/edinburgh/facial' },
  'siteSettings/settings': {
    contact: {
      london: { city: 'London', phone: '020 7946 0182' },
      edinburgh: { city: 'Edinburgh', phone: '020 7946 0182', translations: { ar: { city: 'إدنبرة' } } },
    },
  },
}

test('of a fact of one clinic no place of another one is listed, and what is said of both stands apart', () => {
  const all = Object.entries(TWO_CLINICS).map(([name, json]) => takenApart(`content/${name}.json`, JSON.stringify(json)) ?? [])
  const change = (path: string, field: string, value: string) => {
    const before = all.flat().find((one) => one.path === path)?.json as JsonObject
    const after = structuredClone(before)
    at(field, value)(after)
    return factsElsewhere({ path, before, after }, all.flat())
  }
  const facts = change('content/treatment/glow-london.json', 'card.price', 'From £165')
  expect(lines(facts)).toEqual([
    'same treatment/glow-london card.translations.zhCN.price: £165 起',
    'same treatment/glow-london card.translations.ar.price: ابتداءً من £165',
    'same treatment/glow-london hero.description: It starts from £165.',
    'same page/hub blocks.0.rows.0.price: From £165',
    'same page/hub blocks.1.lead: Glow is £165 in London. Glow is £150 in Edinburgh.',
    'shared page/hub blocks.2.lead: Glow is £165. A course is 3 × £165 = £450.',
  ])
  const sums = facts.flatMap(({ places }) => places.flatMap(({ texts }) => texts.flatMap((text) => text.sums)))
  expect(sums).toEqual(['£450'])
  // What is counted in the changed text itself is named, too.
  expect(change('content/page/hub.json', 'blocks.2.lead', 'Glow is £165. A course is 3 × £165 = £450.')[0]?.sums).toEqual(['£450'])
  // A number that both clinics have is of one of them alone where its form changes it.
  expect(lines(change('content/siteSettings/settings.json', 'contact.london.phone', '020 7946 0199'))).toEqual([])
})

test.each([
  ['3 × £150 = £450', '150', ['£450']],
  ['One is £150. Six are £900.', '150', ['£900']],
  ['A course of four is £540, one is £150.', '150', ['£540']],
  ['单次 £150，三次共 £420', '150', ['£420']],
  ['Medik8 from £120, ZO from £150.', '150', []],
  ['From £150', '150', []],
  ['£450 for three, £150 each', '450', ['£150']],
])('in %j the prices that may be counted from £%s are %j', (text, figure, sums) => {
  expect(sumsBeside(text, 'price', figure)).toEqual(sums)
})
