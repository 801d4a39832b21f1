import { expect, test, vi } from 'vitest'
import { Busy } from '../../src/server/http/busy.ts'
import { createLine } from '../../src/server/http/line.ts'
import { createPageCache, keptPages, type Wish } from '../../src/server/pages/cache.ts'
import { finish } from '../../src/server/pages/finished.ts'

const LINE = { each: 1000, inTotal: 1000 }
const KILOBYTE = 1024
const html = (bytes: number, status = 200) => new Response('x'.repeat(bytes), { status, headers: { 'content-type': 'text/html' } })

/** A cache, and how often each key was rendered. */
function counted(mostBytes: number, line = createLine(LINE)) {
  const cache = createPageCache(line, mostBytes)
  const rendered: string[] = []
  return {
    rendered,
    ask: (key: string, wish: Partial<Wish> = {}, response: () => Response | Promise<Response> = () => html(KILOBYTE)) =>
      cache({ key, version: '1', isDocument: async () => key.startsWith('/own'), asker: 'a', ...wish }, async () => {
        rendered.push(key)
        return { response: await response() }
      }),
  }
}

test('a page is rendered once, however many ask for it at the same time and later', async () => {
  const { ask, rendered } = counted(100 * KILOBYTE)
  await Promise.all(Array.from({ length: 20 }, () => ask('/own')))
  await ask('/own')
  expect(rendered).toEqual(['/own'])
  await ask('/own', { version: '2' })
  expect(rendered).toEqual(['/own', '/own'])
})

test('what was rendered of a state that has ended is sent, and not kept', async () => {
  const { ask, rendered } = counted(100 * KILOBYTE)
  let answer = (_response: Response) => {}
  const old = ask('/own', {}, () => new Promise((resolve) => (answer = resolve)))
  const next = ask('/own-other', { version: '2' })
  await vi.waitUntil(() => rendered.length > 0)
  answer(html(1))
  expect((await old).status).toBe(200)
  await next
  await ask('/own', { version: '2' })
  expect(rendered).toEqual(['/own', '/own-other', '/own'])
})

test('the site’s own pages are not pushed out, whatever else is asked for', async () => {
  const { ask, rendered } = counted(100 * KILOBYTE)
  await ask('/own')
  for (let n = 0; n < 300; n += 1) await ask(`/invented-${n}`, {}, () => html(40 * KILOBYTE, 404))
  rendered.length = 0
  await ask('/own')
  expect(rendered).toEqual([])
})

test('what can be invented has a small place of its own', async () => {
  const { ask, rendered } = counted(100 * 1024 * KILOBYTE)
  for (let n = 0; n < 50; n += 1) await ask(`/invented-${n}`, {}, () => html(200 * KILOBYTE))
  rendered.length = 0
  for (let n = 49; n >= 0; n -= 1) await ask(`/invented-${n}`, {}, () => html(200 * KILOBYTE))
  expect(rendered.length).toBeGreaterThan(25)
  expect(rendered).not.toContain('/invented-49')
})

test('failures are not kept', async () => {
  const { ask, rendered } = counted(100 * KILOBYTE)
  await ask('/own', {}, () => html(1, 500))
  await ask('/own')
  expect(rendered).toHaveLength(2)
})

test('pages are kept up to a number of bytes, with the copies that were compressed', async () => {
  const places = keptPages(100 * KILOBYTE)
  const noise = () => new Response(Buffer.from(Array.from({ length: 30 * KILOBYTE }, () => Math.floor(Math.random() * 256))))
  const pages = await Promise.all(['a', 'b', 'c'].map(async () => finish({ response: noise() })))
  for (const [at, page] of pages.entries()) places.keep('abc'[at] ?? '', page)
  expect(['a', 'b', 'c'].filter((key) => places.get(key))).toEqual(['a', 'b', 'c'])
  // Noise can't be compressed: each copy is as large as the page itself.
  await pages[2]?.encode('br')
  expect(['a', 'b', 'c'].filter((key) => places.get(key))).toEqual(['b', 'c'])
  await pages[2]?.encode('gzip')
  expect(['a', 'b', 'c'].filter((key) => places.get(key))).toEqual(['c'])
})

test('a page that is kept is answered between two that are rendered', async () => {
  const { ask } = counted(100 * KILOBYTE)
  await ask('/own')
  const order: string[] = []
  const invented = Array.from({ length: 5 }, (_, n) => ask(`/invented-${n}`).then(() => order.push('rendered')))
  // A request that comes while the first of them is rendered.
  setImmediate(() => ask('/own').then(() => order.push('kept')))
  await Promise.all(invented)
  expect(order.indexOf('kept')).toBeGreaterThanOrEqual(0)
  expect(order.indexOf('kept')).toBeLessThan(4)
})

test('the site’s own pages are rendered before what others invented and asked for earlier', async () => {
  const { ask, rendered } = counted(100 * KILOBYTE)
  const all = ['/invented-1', '/invented-2', '/invented-3', '/own'].map((key) => ask(key))
  await Promise.all(all)
  expect(rendered.indexOf('/own')).toBeLessThan(2)
})

test('a line that is too long for one asker, or for all, is told as busy; the site’s own pages never are', async () => {
  const { ask } = counted(100 * KILOBYTE, createLine({ each: 3, inTotal: 5 }))
  const wishes = (asker: string) => Array.from({ length: 6 }, (_, n) => ask(`/invented-${asker}-${n}`, { asker }))
  const own = Array.from({ length: 20 }, (_, n) => ask(`/own-${n}`))
  const settled = await Promise.allSettled([...wishes('a'), ...wishes('b'), ...wishes('c')])
  const busy = settled.filter((one) => one.status === 'rejected' && one.reason instanceof Busy)
  expect(settled.filter(({ status }) => status === 'fulfilled').length + busy.length).toBe(18)
  expect(busy.length).toBeGreaterThan(6)
  expect(settled.slice(6, 12).some(({ status }) => status === 'fulfilled')).toBe(true)
  expect((await Promise.all(own)).map(({ status }) => status)).toEqual(Array(20).fill(200))
  await expect(ask('/invented-later')).resolves.toMatchObject({ status: 200 })
})
