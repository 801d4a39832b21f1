import { expect, test } from 'vitest'
import { typeset } from '../../src/ui/typeset.ts'
import { settings, tel } from '../fixtures/clinic-settings.ts'
import { inLanguage, oneLine, read, WORDS } from '../fixtures/clinic-texts.ts'
import { pathOf, treatment } from '../fixtures/clinic-treatments.ts'
import { ORIGIN } from '../service/site.ts'
import { hrefsIn, one, textOf } from './reading.ts'
import { openSite } from './site.ts'

const site = await openSite()
const live = treatment('anti-wrinkle')
const page = await site.page(pathOf(live))
const { loading } = WORDS.en.live

test('a live treatment has heading, description, booking and phone in the server’s HTML', () => {
  expect(textOf(page.querySelector('h1'))).toBe(live.title)
  expect(textOf(page.querySelector('main .lead'))).toBe(live.description)
  expect(textOf(page.querySelector('title'))).toContain(live.seo.title)
  expect(one(page, 'meta[name=description]').getAttribute('content')).toBe(live.seo.description)
  expect(hrefsIn(one(page, 'main .btns'))).toEqual([`/book-treatment?treatment=${live.slug}`, tel(settings.contactInfo.primaryPhone)])
  expect(textOf(one(page, '.live-wait'))).toBe(loading)
})

test('a live treatment tells search engines what it is, without its price', () => {
  const { '@graph': nodes } = JSON.parse(one(page, 'script[type="application/ld+json"]').textContent ?? '') as { '@graph': object[] }
  expect(nodes).toContainEqual(
    expect.objectContaining({
      '@type': ['MedicalProcedure', 'Service'],
      name: live.title,
      description: live.seo.description,
      url: ORIGIN + pathOf(live),
    }),
  )
  for (const node of nodes) expect(node).not.toHaveProperty('offers')
})

test('a treatment without offers has none of their codes', () => {
  const codes = read<{ blocks: { items?: { code?: string }[] }[] }>('page/home').blocks.flatMap(({ items = [] }) =>
    items.flatMap(({ code }) => code ?? []),
  )
  expect(codes).not.toEqual([])
  for (const code of codes) expect(page.documentElement.outerHTML).not.toContain(code)
})

for (const locale of ['en', 'ar'] as const)
  test(`a live treatment is there for who has no script, in ${locale}`, async () => {
    const text = one(await site.page(pathOf(live, locale)), '.live noscript')
    expect(textOf(text.querySelector('h2'))).toBe(oneLine(inLanguage(live.hero, locale).title))
    expect(textOf(text)).toContain(typeset(inLanguage(live.treatmentInfo, locale).results))
  })
