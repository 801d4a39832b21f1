import { expect, test } from 'vitest'
import { movesOf } from '../../src/server/content/save/leave-redirects.ts'

const page = (name: string) => `content/page/${name}.json`
const moves = (before: [string, string][], after: [string, string][]) => movesOf(new Map(before), new Map(after))

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
