import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { Figures } from '../../src/ui/figures.tsx'

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
