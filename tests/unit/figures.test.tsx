import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { Figures } from '../../src/ui/figures.tsx'

const html = (text: string) => renderToStaticMarkup(<Figures text={text} />)

it.each([
  ['ابتداءً من £370', 'ابتداءً من <bdi dir="ltr">£370</bdi>'],
  ['خصم 20% على 4-6 جلسات', 'خصم <bdi dir="ltr">20%</bdi> على <bdi dir="ltr">4-6</bdi> جلسات'],
  ['اتصلوا على 020 7946 0182', 'اتصلوا على <bdi dir="ltr">020 7946 0182</bdi>'],
  ['من 45 إلى 60 دقيقة', 'من 45 إلى 60 دقيقة'],
])('figures keep their direction in %s', (text, isolated) => {
  expect(html(text)).toBe(isolated)
})

it.each(['From £370', '£370 起', '20%'])('other texts stay as they are: %s', (text) => {
  expect(html(text)).toBe(text)
})

it('a range is not broken at its dash', () => {
  expect(html('Takes 30–45 minutes.')).toBe('Takes <span class="whitespace-nowrap">30–45</span> minutes.')
})
