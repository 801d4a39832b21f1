import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { outwardLinks } from '../../src/features/report/rules/outward.ts'
import { askOutward, type LinkOutcome } from '../../src/features/report/server/ask-outward.ts'
import { documents } from '../fixtures/clinic.ts'

const asked: { method: string; path: string; at: number }[] = []
let server: Server
let origin = ''

beforeAll(async () => {
  const answers: Record<string, [number, string?]> = {
    '/works': [200],
    '/gone': [404],
    '/busy': [503],
    '/moved': [301, '/works'],
    '/today': [302, '/works'],
    '/moved-and-gone': [301, '/gone'],
    '/round': [301, '/round'],
  }
  server = createServer(({ method = '', url = '' }, response) => {
    asked.push({ method, path: url, at: performance.now() })
    const [status, location] = url === '/no-head' ? [method === 'HEAD' ? 405 : 200] : (answers[url] ?? [500])
    if (url !== '/silent') response.writeHead(status, location ? { location } : {}).end()
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

async function outcomes(paths: string[], patienceMs = 30_000) {
  const told: LinkOutcome[] = []
  await askOutward(
    paths.map((path) => origin + path),
    { betweenMs: 20, patienceMs },
    (outcome) => told.push(outcome),
  )
  return told.map(({ url, state, why }) => [url.replace(origin, ''), state, why.replace(origin, '')])
}

test('the content’s links to other sites are found in every kind of field, each once, without samples and without a page’s parts', () => {
  const links = outwardLinks([
    {
      path: 'content/faq/a.json',
      json: { answer: 'See [NHS](https://www.nhs.uk/a#top), https://www.nhs.uk/a.', by: { href: 'http://b.org/x?y=1' } },
    },
    {
      path: 'content/faq/b.json',
      json: { list: [{ text: '<a href="https://www.nhs.uk/a">x</a>' }], own: '/about', sample: 'https://instagram.example/x' },
    },
  ])
  expect(links).toEqual([
    { url: 'http://b.org/x?y=1', places: ['content/faq/a.json#by.href'] },
    { url: 'https://www.nhs.uk/a', places: ['content/faq/a.json#answer', 'content/faq/b.json#list.0.text'] },
  ])
  expect(
    outwardLinks(documents.map(({ file, json }) => ({ path: file, json }))).every(
      ({ url, places }) => URL.canParse(url) && places.length > 0,
    ),
  ).toBe(true)
})

test('a page that is gone is dead, one that moved for good is named, and who is busy or silent is not called dead', async () => {
  expect(await outcomes(['/works', '/gone', '/busy', '/moved', '/today', '/moved-and-gone', '/no-head'])).toEqual([
    ['/works', 'works', '200'],
    ['/gone', 'dead', '404'],
    ['/busy', 'unsure', '503'],
    ['/moved', 'moved', '/works'],
    ['/today', 'works', '200'],
    ['/moved-and-gone', 'dead', '404'],
    ['/no-head', 'works', '200'],
  ])
  expect((await outcomes(['/round']))[0]?.slice(0, 2)).toEqual(['/round', 'dead'])
  expect((await outcomes(['/silent'], 200))[0]?.slice(0, 2)).toEqual(['/silent', 'unsure'])
})

test('a host that refuses to be asked is not called dead', async () => {
  const told: LinkOutcome[] = []
  await askOutward(['http://127.0.0.1:1/'], { betweenMs: 0, patienceMs: 2000 }, (one) => told.push(one))
  expect(told.map(({ state }) => state)).toEqual(['unsure'])
})

test('one host is asked for one page after another, with a pause', async () => {
  asked.length = 0
  await outcomes(['/works', '/works?2', '/works?3'])
  const between = asked.slice(1).map(({ at }, index) => at - (asked[index]?.at ?? 0))
  expect(between.length).toBeGreaterThan(1)
  for (const one of between) expect(one).toBeGreaterThan(15)
})
