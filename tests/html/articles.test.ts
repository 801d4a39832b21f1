import { expect, test } from 'vitest'
import { addressIn } from '../../src/i18n/addresses.ts'
import { LOCALES } from '../../src/model/languages.ts'
import { inLanguage, oneLine, read, section, WORDS } from '../fixtures/clinic-texts.ts'
import { hrefsIn, linksIn, one, textOf, textsOf, tight } from './reading.ts'
import { openSite } from './site.ts'

const site = await openSite()

type Head = { heading: string; lead: string }
const PATH = '/articles/two-weeks'
const head = section<Head>('page/articles/two-weeks', 'articleHead')
const author = read<{ name: string }>('teamMember/ailsa-drummond')
const heat = section<Head>('page/articles/heat', 'articleHead')
const list = section<Head>('page/articles/two-weeks', 'articleList')

/** The days of the article, as visitors of each language read them. */
const DAYS = new Map(
  Object.entries({
    en: ['15 September 2026', '1 October 2026'],
    'zh-CN': ['2026年9月15日', '2026年10月1日'],
    'zh-TW': ['2026年9月15日', '2026年10月1日'],
    ar: ['15 سبتمبر 2026', '1 أكتوبر 2026'],
  }),
)

for (const locale of LOCALES)
  test(`${addressIn(PATH, locale)} says what it is about, who wrote it and when, and leads to the other articles`, async () => {
    const page = await site.page(addressIn(PATH, locale))
    const { heading, lead } = inLanguage(head, locale)
    const [published, updated] = DAYS.get(locale) ?? []
    const top = one(page, '.article-h')
    expect(tight(textOf(one(top, 'h1')))).toBe(tight(oneLine(heading)))
    expect(textsOf(top, 'p')).toContain(lead)
    expect(textOf(one(top, '.article-by'))).toContain(inLanguage(author, locale).name)
    expect([...top.querySelectorAll('time')].map((time) => [time.dateTime, textOf(time)])).toEqual([
      ['2026-09-15', published],
      ['2026-10-01', updated],
    ])
    expect(textOf(top)).toContain(WORDS[locale].article.updated)
    expect(tight(textOf(page.body))).toContain(tight(oneLine(inLanguage(list, locale).heading)))
    const others = one(page, '.articles')
    expect(linksIn(others)).toEqual([[oneLine(heat.heading), addressIn('/articles/heat', locale)]])
    if (locale !== 'en') expect(one(others, 'h3 [lang=en]').getAttribute('dir')).toBe('ltr')
  })

test('an article that names no author says when it was written, and lists those with a translation in the language of the page', async () => {
  const page = await site.page('/ar/articles/heat')
  expect(textsOf(page, '.article-by')).toEqual([`${WORDS.ar.article.published} 6 أكتوبر 2026`])
  expect(hrefsIn(one(page, '.articles'))).toEqual(['/ar/articles/two-weeks'])
  expect(page.querySelectorAll('.articles [lang=en]')).toHaveLength(0)
})

test('a teaser leads to its article; one without an article leads nowhere', async () => {
  const teasers = [...(await site.page('/london/fillers')).querySelectorAll('.ben3 article')]
  expect(teasers.map(hrefsIn)).toEqual([[PATH], [], []])
})

test('search engines are told of an article what its top shows', async () => {
  const page = await site.page(PATH)
  const { '@graph': nodes } = JSON.parse(one(page, 'script[type="application/ld+json"]').textContent ?? '')
  expect(nodes.find((node: { '@type': string }) => node['@type'] === 'Article')).toMatchObject({
    headline: oneLine(head.heading),
    description: head.lead,
    datePublished: '2026-09-15',
    dateModified: '2026-10-01',
    author: { '@type': 'Person', name: 'Ailsa Drummond', jobTitle: 'Nurse Prescriber' },
    inLanguage: 'en',
  })
})
