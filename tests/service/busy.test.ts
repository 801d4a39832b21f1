import { Hono } from 'hono'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { RESOURCES } from '../../src/i18n/all.ts'
import { TOLD_WORDS } from '../../src/i18n/told-words.ts'
import { type Locale, prefixOf } from '../../src/model/languages.ts'
import { escaped } from '../../src/seo/sitemap.ts'
import { Busy } from '../../src/server/http/busy.ts'
import { tellFailure } from '../../src/server/http/failure.ts'
import { Unreachable } from '../../src/server/http/unreachable.ts'
import { build, type Site } from './site.ts'

let site: Site
beforeAll(async () => {
  site = await build({}, { history: false })
})
afterAll(() => site.close())

test.each([
  ['/nowhere', 'en', 'ltr', 'Too many visitors at once', 'Please try again in a few seconds.'],
  ['/ar/nowhere', 'ar', 'rtl', 'عدد الزوار كبير في هذه اللحظة', 'يُرجى المحاولة مرة أخرى بعد ثوانٍ.'],
  ['/zh-CN/search', 'zh-CN', 'ltr', '同时访问的人太多', '请过几秒钟再试。'],
  ['/zh-TW/search', 'zh-TW', 'ltr', '同時造訪的人太多', '請過幾秒鐘再試。'],
])('where it is too much, %s says so in its language and when to come back', async (path, lang, dir, title, text) => {
  const app = new Hono()
  app.onError(tellFailure)
  app.get('*', () => {
    throw new Busy()
  })
  const page = await app.request(path, { headers: { accept: 'text/html' } })
  expect([page.status, page.headers.get('retry-after'), page.headers.get('cache-control')]).toEqual([503, '5', 'no-store'])
  const html = await page.text()
  expect(html).toContain(`<html lang="${lang}" dir="${dir}">`)
  expect(html).toContain(`<h1>${title}</h1><p>${text}</p>`)
  const other = await app.request(path, { headers: { accept: '*/*' } })
  expect([other.status, await other.text()]).toEqual([503, `${title} ${text}`])
})

test('one visitor who asks for a hundred invented pages at once gets some of them, and others get theirs', async () => {
  const from = (address: string, path: string) => site.ask(path, { headers: { 'x-forwarded-for': address } })
  const flood = Array.from({ length: 100 }, (_, n) => from('10.0.0.1', `/invented-${n}`))
  const others = ['/about', '/ar/contact', '/search?q=laser', '/invented'].map((path) => from('10.0.0.2', path))
  expect((await Promise.all(others)).map(({ status }) => status)).toEqual([200, 200, 200, 200])
  const statuses = (await Promise.all(flood)).map(({ status }) => status)
  expect(new Set(statuses)).toEqual(new Set([200, 503]))
  expect((await from('10.0.0.1', '/invented-again')).status).toBe(200)
})

const FAILURES: [Error, number, string[]][] = [
  [new Unreachable('gone'), 503, ['We can’t do this at the moment', '暂时无法处理', '暫時無法處理', 'لا يمكن تنفيذ ذلك في هذه اللحظة']],
  [
    Object.assign(new Error('/srv: full'), { code: 'ENOSPC' }),
    503,
    ['We can’t keep anything at the moment', '暂时无法保存任何内容', '暫時無法儲存任何內容', 'لا يمكن حفظ أي شيء في هذه اللحظة'],
  ],
  [new TypeError('/srv: a fault'), 500, ['Something went wrong', '出了问题', '出了問題', 'حدث خطأ ما']],
]

test.each(FAILURES)(
  '%s is a page with a sentence in the language of its address, or a message, and gives nothing away',
  async (error, status, titles) => {
    const silent = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const app = new Hono()
    app.onError(tellFailure)
    app.get('*', () => {
      throw error
    })
    for (const [at, locale] of ['', '/zh-CN', '/zh-TW', '/ar'].entries()) {
      const page = await app.request(`${locale}/nowhere`, { headers: { accept: 'text/html' } })
      const html = await page.text()
      expect([page.status, html]).toEqual([status, expect.stringContaining(`<h1>${titles[at]}</h1><p>`)])
      expect(html).not.toMatch(/srv|gone/)
    }
    const other = await app.request('/api/nowhere')
    expect([other.status, await other.json()]).toEqual([status, { message: expect.stringMatching(/^[^/]+\.$/) }])
    silent.mockRestore()
  },
)

const BROWSER = { accept: 'text/html,*/*;q=0.8' }
const LONG = `?q=${'x'.repeat(2000)}`
const TOLD: [
  what: string,
  ask: { path: string; method?: string; body?: string },
  status: number,
  said: 'longAddress' | 'notFound' | 'noVisit' | 'linkEnded' | 'tooMuch',
][] = [
  ['an address that is too long', { path: `/about${LONG}` }, 414, 'longAddress'],
  ['a search that is too long', { path: `/search${LONG}` }, 414, 'longAddress'],
  ['a form that is sent to a page', { path: '/about', method: 'POST', body: 'a=1' }, 404, 'notFound'],
  ['a page that somebody deletes', { path: '/about', method: 'DELETE' }, 404, 'notFound'],
  ['a file of the admin that is none', { path: '/admin/none.js' }, 404, 'notFound'],
  ['a day for the calendar that is none', { path: '/api/enquiries/calendar.ics' }, 404, 'noVisit'],
  ['a link to a draft that has ended', { path: '/review/x' }, 404, 'linkEnded'],
  ['a password as long as a book', { path: '/api/gate/sign-in', method: 'POST', body: `password=${'x'.repeat(9000)}` }, 413, 'tooMuch'],
]
const LANGUAGES: [Locale, string][] = [
  ['en', 'en-GB,en;q=0.9'],
  ['zh-CN', 'fr,zh-CN;q=0.9,en;q=0.8'],
  ['zh-TW', 'zh-HK,zh;q=0.9'],
  ['ar', 'ar-EG'],
]

describe.each(TOLD)('%s', (_, { path, method, body }, status, said) => {
  const ask = (at: string, headers: Record<string, string>) => {
    const length = body && { 'content-length': String(body.length) }
    return site.ask(at, {
      method,
      body,
      headers: { ...BROWSER, ...length, 'content-type': 'application/x-www-form-urlencoded', ...headers },
    })
  }

  test.each(LANGUAGES)('is told as a page in %s: by its address, the page before it, or the browser', async (locale, languages) => {
    const { title, text } = { ...RESOURCES[locale], ...TOLD_WORDS[locale] }[said]
    const others = LANGUAGES.find(([other]) => other !== locale)?.[1] ?? ''
    const home = `http://site.example${prefixOf(locale)}/contact`
    const ways = [ask(path, { 'accept-language': languages }), ask(path, { 'accept-language': others, referer: home })]
    const isPage = !path.startsWith('/api') && !path.startsWith('/admin') && !path.startsWith('/review')
    if (isPage && locale !== 'en') ways.push(ask(prefixOf(locale) + path, { 'accept-language': others }))
    if (path.startsWith('/api/enquiries') && locale !== 'en') ways.push(ask(`${path}?locale=${locale}`, { 'accept-language': others }))
    for (const answer of await Promise.all(ways)) {
      const html = await answer.text()
      expect([answer.status, answer.headers.get('content-language'), answer.headers.get('cache-control')]).toEqual([
        status,
        locale,
        expect.stringContaining('no-store'),
      ])
      expect(html).toContain(`<html lang="${locale}" dir="${locale === 'ar' ? 'rtl' : 'ltr'}">`)
      expect(html).toContain(`<h1>${escaped(title)}</h1><p>${escaped(text)}</p>`)
    }
  })
})
