import { expect, it } from 'vitest'
import type { RawPage, RawSettings } from '../../src/content/types.ts'
import { publishedAddresses } from '../../src/content/view/published.ts'
import { robots, sitemap } from '../../src/seo/sitemap.ts'
import { treatment } from '../fixtures/treatments.ts'

const settings = { redirects: [{ from: '/old', to: '/about' }] } as unknown as RawSettings
const page = (slug: string, noindex = false) => ({ slug, noindex }) as unknown as RawPage

it('names published pages and treatments, unlisted ones too', () => {
  const pages = [page('home'), page('about'), page('treatment-sections', true), page('coming-soon'), page('old')]
  const treatments = [
    treatment({ slug: 'exilis', name: 'Exilis' }),
    treatment({ slug: 'quiet', name: 'Quiet', visibility: 'unlisted' }),
    treatment({ slug: 'gone', name: 'Gone', visibility: 'unpublished' }),
  ]
  const found = publishedAddresses(settings, pages.toReversed(), treatments.toReversed())
  const paths = found.map(({ path }) => path)
  for (const { locales } of found) expect(locales).toEqual(['en', 'zh-CN', 'zh-TW', 'ar'])
  expect(paths).toEqual(['/', '/about', '/procedures/body/exilis', '/procedures/body/quiet'])
})

it('leaves out a language in which a treatment is still to be translated', () => {
  const half = treatment({ slug: 'half', name: 'Half', translationState: { zhCN: 'ready', zhTW: 'toBeTranslated', ar: 'toBeTranslated' } })
  expect(publishedAddresses(settings, [], [half])).toEqual([{ path: '/procedures/body/half', locales: ['en', 'zh-CN'] }])
})

it('lets each language name all others, and English as the default', () => {
  const xml = sitemap('https://a.example', [
    { path: '/', locales: ['en', 'ar'] },
    { path: '/a&b', locales: ['en'] },
  ])
  expect(xml.match(/<loc>[^<]*/g)).toEqual(['<loc>https://a.example/', '<loc>https://a.example/ar', '<loc>https://a.example/a&#38;b'])
  expect(xml.match(/hreflang="[^"]*" href="[^"]*"/g)?.slice(0, 3)).toEqual([
    'hreflang="en" href="https://a.example/"',
    'hreflang="ar" href="https://a.example/ar"',
    'hreflang="x-default" href="https://a.example/"',
  ])
})

it('tells crawlers where the sitemap is, and what is not for them', () => {
  expect(robots('https://a.example')).toContain('Sitemap: https://a.example/sitemap.xml')
  expect(robots('https://a.example')).toContain('Disallow: /admin/')
})
