import { expect, test } from 'vitest'
import { movedIn } from '../../src/features/reviews/server/parts/moved-files.ts'

const [A, B, C] = ['content/page/a.json', 'content/page/b.json', 'content/page/c.json'] as const
const files = (...paths: string[]) => new Map(paths.map((path) => [path, Buffer.from('{}')]))

test('a document that was moved is told once, with the file that it had on the site', () => {
  expect(movedIn([A, B], [{ from: A, to: B }], files(A), files(B))).toEqual([{ path: B, from: A, keptAs: A }])
  expect(movedIn([A], [], files(A), files(A))).toEqual([{ path: A, from: A, keptAs: A }])
})

test('one that the draft made, and moved, keeps the name of its first file', () => {
  expect(movedIn([B], [{ from: A, to: B }], files(), files(B))).toEqual([{ path: B, from: A, keptAs: A }])
})

test('a new one where the moved one was is another one', () => {
  expect(movedIn([A, B], [{ from: A, to: B }], files(A), files(A, B))).toEqual([
    { path: A, from: '', keptAs: `another ${A}` },
    { path: B, from: A, keptAs: A },
  ])
})

test('one that was moved and then deleted was taken away; one in the place of a document of the site is that, edited', () => {
  expect(movedIn([A], [{ from: A, to: B }], files(A), files())).toEqual([{ path: A, from: A, keptAs: A }])
  expect(movedIn([A, C], [{ from: A, to: C }], files(A, C), files(C))).toEqual([
    { path: A, from: A, keptAs: A },
    { path: C, from: C, keptAs: C },
  ])
})
