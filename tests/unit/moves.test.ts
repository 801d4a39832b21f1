import { expect, test } from 'vitest'
import { movesOf } from '../../src/server/content/save/leave-redirects.ts'
import { renamesIn } from '../../src/server/content/save/pending-save.ts'

const page = (name: string) => `content/page/${name}.json`
type Addresses = [string, string][]
const textOf = (list: Addresses, path: string) => list.find(([one]) => one === path)?.[1] ?? null

/** The moves of a save that makes one set of documents of another. */
function moves(before: Addresses, after: Addresses) {
  const paths = [...new Set([...before, ...after].map(([path]) => path))]
  const texts = (list: Addresses) => new Map(paths.map((path) => [path, textOf(list, path)]))
  return movesOf(new Map(before), new Map(after), renamesIn({ asked: texts(after), before: texts(before) }))
}

test('a document that changes its address, or its file, has moved', () => {
  expect(moves([[page('a'), '/a']], [[page('a'), '/b']])).toEqual([{ from: '/a', to: '/b' }])
  expect(moves([[page('a'), '/a']], [[page('b'), '/b']])).toEqual([{ from: '/a', to: '/b' }])
  expect(moves([[page('a'), '/a']], [[page('b'), '/a']])).toEqual([])
})

test('where several go and come nobody can tell which became which', () => {
  const two: [string, string][] = [
    [page('a'), '/a'],
    [page('b'), '/b'],
  ]
  expect(moves(two, [[page('c'), '/c']])).toEqual([])
  expect(moves([[page('c'), '/c']], two)).toEqual([])
})

test('a page does not become a treatment, and what is deleted or new has moved nowhere', () => {
  expect(moves([[page('a'), '/a']], [['content/treatment/a.json', '/procedures/body/a']])).toEqual([])
  expect(moves([[page('a'), '/a']], [])).toEqual([])
  expect(moves([], [[page('a'), '/a']])).toEqual([])
})

test('where many saves come to one, what each renamed is known', () => {
  const renames = [
    { from: page('a'), to: page('c') },
    { from: page('b'), to: page('d') },
  ]
  const before = new Map([
    [page('a'), '/a'],
    [page('b'), '/b'],
  ])
  const after = new Map([
    [page('c'), '/c'],
    [page('d'), '/d'],
  ])
  expect(movesOf(before, after, renames)).toEqual([
    { from: '/a', to: '/c' },
    { from: '/b', to: '/d' },
  ])
})
