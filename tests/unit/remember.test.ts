import { expect, test, vi } from 'vitest'
import { type Earlier, remember } from '../../src/content/cms/remember.ts'

type Page = { id: string; _sys: { relativePath: string }; text: string; shows?: string }
const FILES = ['a', 'b', 'c', 'd', 'e']
const page = (name: string, text = 'old', shows?: string): Page => ({
  id: `content/page/${name}.json`,
  _sys: { relativePath: `${name}.json` },
  text,
  ...(shows && { shows: `content/${shows}.json` }),
})
const all = () => FILES.map((name) => page(name))

/** What was asked for after some files changed, given what was known before. */
async function askAgain(
  changed: string[],
  before: Page[] = all(),
  one = async (path: string): Promise<Page | null> => page(path.slice(0, 1), 'new'),
) {
  const first = remember()
  await first.list('page', async () => before, one)
  const next = remember(first.after(changed.map((name) => `content/${name}.json`)))
  const [fetch, fetchOne] = [vi.fn(async () => FILES.map((name) => page(name, 'all new'))), vi.fn(one)]
  const found = await next.list('page', fetch, fetchOne)
  return { texts: found.map(({ text }) => text), asked: fetchOne.mock.calls.flat(), all: fetch.mock.calls.length }
}

test('each thing is asked for once, however often and however soon it is wanted again', async () => {
  const { one } = remember()
  const fetch = vi.fn(async () => page('a'))
  await Promise.all([one('a', fetch), one('a', fetch)])
  await one('a', fetch)
  expect(fetch).toHaveBeenCalledTimes(1)
  await one('b', fetch)
  expect(fetch).toHaveBeenCalledTimes(2)
})

test('what failed is asked for again', async () => {
  const { one } = remember()
  const fetch = vi.fn(async () => page('a')).mockRejectedValueOnce(new Error('away'))
  await expect(one('a', fetch)).rejects.toThrow('away')
  await expect(one('a', fetch)).resolves.toMatchObject({ text: 'old' })
})

test('after a change only what shows the changed file is asked for again, in its place', async () => {
  expect(await askAgain(['page/b'])).toEqual({ texts: ['old', 'new', 'old', 'old', 'old'], asked: ['b.json'], all: 0 })
})

test('what refers to the changed file shows it, too', async () => {
  const before = [page('a', 'old', 'faq/cost'), ...all().slice(1)]
  expect(await askAgain(['faq/cost'], before)).toEqual({ texts: ['new', 'old', 'old', 'old', 'old'], asked: ['a.json'], all: 0 })
})

test('up to half of a list is asked for one by one, more as a list', async () => {
  expect(await askAgain(['page/a', 'page/b'])).toMatchObject({ asked: ['a.json', 'b.json'], all: 0 })
  expect(await askAgain(['page/a', 'page/b', 'page/c'])).toMatchObject({ asked: [], all: 1 })
})

test('a file that nothing came from is new: then all is asked for again', async () => {
  expect(await askAgain(['page/new'])).toMatchObject({ asked: [], all: 1 })
  expect(await askAgain(['page/a', 'page/new'])).toMatchObject({ asked: [], all: 1 })
})

test('where one of them is gone or broken, the list is asked for again', async () => {
  expect(await askAgain(['page/a'], all(), async () => null)).toMatchObject({ texts: Array(5).fill('all new'), all: 1 })
  const one = async (path: string) => (path === 'a.json' ? null : page('b', 'new'))
  expect(await askAgain(['page/a', 'page/b'], all(), one)).toMatchObject({ texts: Array(5).fill('all new'), all: 1 })
  const broken = async () => {
    throw new Error('broken')
  }
  expect(await askAgain(['page/a'], all(), broken)).toMatchObject({ texts: Array(5).fill('all new'), all: 1 })
})

test('one document stays as it is until a file that it shows changes', async () => {
  const first = remember()
  const old = await first.one('a', async () => page('a', 'old', 'faq/cost'))
  await first.one('b', async () => page('b'))
  const after = (file: string) => remember(first.after([`content/${file}.json`])).one('a', async () => page('a', 'new'))
  expect(await after('page/b')).toBe(old)
  expect((await after('page/a')).text).toBe('new')
  expect((await after('faq/cost')).text).toBe('new')
})

test('what was not asked for in between remembers the changes of all states since', async () => {
  const first = remember()
  await first.one('a', async () => page('a'))
  await first.one('b', async () => page('b'))
  const between: Earlier = remember(first.after(['content/page/a.json'])).after(['content/page/b.json'])
  const fetch = vi.fn(async () => page('a', 'new'))
  expect((await remember(between).one('a', fetch)).text).toBe('new')
  const later: Earlier = remember(first.after(['content/page/a.json'])).after(['content/page/a.json'])
  expect((await remember(later).one('b', fetch)).text).toBe('old')
})

test('where the earlier answer was a failure, it is asked for anew', async () => {
  const first = remember()
  await first.one('b', async () => page('b'))
  const failing = first.one<Page>('a', async () => Promise.reject(new Error('away')))
  const after = first.after(['content/page/b.json'])
  await expect(failing).rejects.toThrow()
  expect((await remember(after).one('a', async () => page('a', 'new'))).text).toBe('new')
})
