import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { find } from '../../src/features/find/rules/search.ts'
import { searchedDocuments } from '../../src/features/find/server/documents.ts'
import { fold } from '../../src/model/fold.ts'
import { LOCALES } from '../../src/model/languages.ts'
import { folderTree } from '../../src/server/content/place/folder-tree.ts'

const tree = folderTree(resolve(import.meta.dirname, '../..'))
/** Every so many texts are looked for by their own words. */
const EVERY = 60
const WORDS = 4

test('every text is found by its own words, in each language; how long that takes is printed', async () => {
  const store = { revision: 1, files: () => tree }
  const begin = performance.now()
  const documents = await searchedDocuments(store)
  const first = performance.now() - begin
  const texts = documents.flatMap((document) => document.texts.map((text) => ({ ...text, path: document.path })))
  expect(new Set(texts.map(({ language }) => language)).size).toBe(LOCALES.length)
  const times: number[] = []
  const missed = texts
    .filter((text, at) => at % EVERY === 0 && fold(text.read) !== '')
    .filter(({ path, field, read }) => {
      const start = performance.now()
      const { documents: named, texts: found, count } = find(documents, fold(read).split(' ').slice(0, WORDS).join(' '))
      times.push(performance.now() - start)
      const isListed = found.some((one) => one.path === path && one.field === field) || named.some((one) => one.path === path)
      return !isListed && count.texts <= found.length
    })
  expect(missed.map(({ path, field }) => `${path} ${field}`)).toEqual([])
  const [median, longest] = [times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)], Math.max(...times)]
  const shown = [first, median ?? 0, longest].map((time) => time.toFixed(1))
  console.log(
    `Search over ${texts.length} texts of ${documents.length} documents: first ${shown[0]} ms, then ${shown[1]} ms, ${shown[2]} ms at most.`,
  )
})
