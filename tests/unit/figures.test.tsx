import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { Figures } from '../../src/ui/figures.tsx'
import { isolated, partsByDirection } from '../../src/ui/isolate.ts'

const html = (text: string) => renderToStaticMarkup(<Figures text={text} />)

it.each([
  ['ابتداءً من £370', 'ابتداءً من <bdi dir="ltr">£370</bdi>'],
  ['خصم 20% على 4-6 جلسات', 'خصم <bdi dir="ltr">20%</bdi> على <bdi dir="ltr">4–6</bdi> جلسات'],
  ['اتصلوا على 020 7946 0182', 'اتصلوا على <bdi dir="ltr">020 7946 0182</bdi>'],
  ['كول ليزر (Cool Laser)', 'كول ليزر <bdi dir="ltr" class="name">(Cool Laser)</bdi>'],
  ['عنوان (Knightsbridge, London SW1X)', 'عنوان <bdi dir="ltr" class="name">(Knightsbridge, London SW1X)</bdi>'],
  ['من 45 إلى 60 دقيقة', 'من 45 إلى 60 دقيقة'],
])('figures keep their direction in %s', (text, isolated) => {
  expect(html(text)).toBe(isolated)
})

/** What reads from left to right inside Arabic, as people write it. */
const FIGURES = [
  ...['020 7946 0182', '02079460182', '+44 20 7946 0182', '+44 (0)20 7946 0182', '(0131) 496 0247', '(+44) 20 7946 0182', '0131.496.0247'],
  ...[
    '020\u20117946\u20110182',
    '020–7946–0182',
    '020/7946/0182',
    '+44\u00a020\u00a07946\u00a00182',
    '+44\u202f20\u20097946\u20090182',
    '0044 20 7946 0182',
  ],
  ...['£120', '$120', '€1,200.50', '£ 90', '120 £', '120€', '¥800', '£250–£300', '£1,200–£1,500', '-£20', '90 GBP'],
  ...['20%', '12.5%', '5 %', '-5%', '+5', '−0.5', '10%–15%', '6–18', '4–6', '9:00–18:00', '9am–8pm'],
  ...['28/11/2026', '2026-11-28', '28.11.2026', '2026-11-28T09:30', '10:30', '10:30 AM', '9:00 pm', '5 PM', '09:30:15'],
  ...['2345-ABCD', 'K7MQ-X3EV', 'ABCD-2345', 'ABCD-EFGH', '2345-6789', 'COVID-19', '0.5 ml', '1064 nm', '40 mg', '90\u00a0kg', '42 °C'],
  ...['ada@example.com', '2ada+spa@example.com', 'https://clinic.example/ar/2026-11-28?a=5-6', '(Cool Laser 360)'],
]

it.each(FIGURES)('%s stands by itself in Arabic, on a page and in plain text', (figure) => {
  for (const [before, after] of [
    ['اتصلوا على الرقم ', ' الآن'],
    ['الرقم ', ''],
    ['', ' هو الرقم'],
    ['السعر: ', '، ثم انتظروا'],
    ['(انظروا ', '.)'],
  ]) {
    const text = `${before}${figure}${after}`
    const parts = partsByDirection(text)
    expect(parts).toHaveLength(3)
    expect(parts.join('')).toBe(text)
    expect(parts[1]).toBe(figure)
    expect(isolated(text).replace(/[\u2066\u2069]/g, '')).toBe(text)
    // An address stays as it is: programs make a link of it.
    const isAddress = figure.includes('@') || figure.includes('://')
    expect(isolated(text)).toBe(isAddress ? text : `${before}\u2066${figure}\u2069${after}`)
  }
  expect(isolated(`Call ${figure}`)).toBe(`Call ${figure}`)
  expect(isolated(`电话 ${figure}`)).toBe(`电话 ${figure}`)
})

it('two figures in one text are two', () => {
  expect(isolated('من £250 إلى £300، 020 7946 0182.')).toBe('من \u2066£250\u2069 إلى \u2066£300\u2069، \u2066020 7946 0182\u2069.')
})

it.each(['من 45 إلى 60 دقيقة', '6 جلسات', 'في 2026', '1,200 زائر', 'بعد 24 ساعة، ثم 48'])('plain numbers need nothing: %s', (text) => {
  expect(isolated(text)).toBe(text)
})

it.each<[string, string[]]>([
  ['CO2-Re', ['CO2-Re']],
  ['Q10-Plus', ['Q10-Plus']],
  ['CO2-RE-laser', ['CO2-RE-laser']],
  ['COVID-19th', ['COVID-19th']],
  ['30–45min', ['30–45min']],
  ['£5k', ['£5k']],
  ['3–5-day', ['3–5-day']],
  ['iPL-2', []],
  ['SPF30–50', []],
  ['SPF3.5–6', []],
  ['Morpheus8-2', []],
  ['Laser(Cool)', []],
  ['والCOVID-19', ['COVID-19']],
])('in Arabic no word of Latin letters is cut: %s', (word, figures) => {
  expect(partsByDirection(`مع ${word} اليوم`).filter((_, index) => index % 2 === 1)).toEqual(figures)
})

it.each(['www.clinic.example', 'https://clinic.example/a', 'ada@clinic.example'])(
  'what mail programs make a link of has no mark beside it: %s',
  (link) => {
    expect(isolated(`مع ${link} اليوم`)).toBe(`مع ${link} اليوم`)
  },
)

it('the longest text is cut in the time of a test: twice the text takes twice the time, not four times', () => {
  for (const part of [
    '(0',
    '1 ',
    '1-',
    'A-',
    '1-A',
    '£1,',
    'a@',
    'a',
    '0.',
    '+(',
    '1/',
    '1',
    'www.',
    '1,',
    '1,1.',
    '£1,2.',
    '1:',
    '1:2,',
    '-1,',
  ]) {
    const text = `ا${part.repeat(50_000)}`
    expect(partsByDirection(text).join('')).toBe(text)
  }
})

it.each(['From £370', '£370 起', '20%'])('other texts stay as they are: %s', (text) => {
  expect(html(text)).toBe(text)
})

it('an address keeps the marks that it is written with, and its names their direction', () => {
  const written = (text: string) => renderToStaticMarkup(<Figures text={text} asWritten />)
  expect(written("12-14 St John's Road")).toBe('12-14 St John&#x27;s Road')
  expect(written('لندن (London SW1X)')).toBe('لندن <bdi dir="ltr" class="name">(London SW1X)</bdi>')
})

it.each([
  ['Takes 30–45 minutes.', 'Takes <span class="whitespace-nowrap">30–45</span> minutes.'],
  ["It's 6-18 months.", 'It’s <span class="whitespace-nowrap">6–18</span> months.'],
  ['可维持 6-18 个月', '可维持 <span class="whitespace-nowrap">6–18</span> 个月'],
  ['9am-8pm', '<span class="whitespace-nowrap">9am–8pm</span>'],
  ['£120-£150, or 10-15%.', '<span class="whitespace-nowrap">£120–£150</span>, or <span class="whitespace-nowrap">10–15%</span>.'],
])('a range is not broken at its dash: %s', (text, unbroken) => {
  expect(html(text)).toBe(unbroken)
})
