import { Hono } from 'hono'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
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
