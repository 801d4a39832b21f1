import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { factsElsewhere } from '../../src/features/find/rules/elsewhere/facts-elsewhere.ts'
import { figuresOf } from '../../src/features/find/rules/elsewhere/figures.ts'
import { find } from '../../src/features/find/rules/search.ts'
import { searchedDocuments } from '../../src/features/find/server/documents.ts'
import { fold } from '../../src/model/fold.ts'
import { type JsonObject, textOf } from '../../src/model/json.ts'
import { LOCALES } from '../../src/model/languages.ts'
import { setText } from '../../src/model/set-text.ts'
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

/** The clinic that the name of a file, or the address that a row leads to, says that a text is of. */
const clinicIn = (name: string) => /(?:^|[/-])(london|edinburgh)(?:[/.-]|$)/.exec(name)?.[1]

/** The clinics of a document: as its name says it, else as its form does. */
function clinicsOf({ path, json }: { path: string; json: JsonObject }): string[] {
  const named = clinicIn(path) ?? clinicIn(textOf(json.page))
  if (named) return [named]
  return [json.cities ?? json.city ?? json.location ?? []].flat().map(String)
}

test('whichever price changes, no place of another clinic is proposed, and none is other than it is shown', async () => {
  const documents = await searchedDocuments({ revision: 1, files: () => tree })
  let places = 0
  for (const own of documents) {
    const [only, ...more] = clinicsOf(own)
    if (!only || more.length > 0) continue
    const prices = own.texts.flatMap(({ field, value }) => figuresOf('price', value).map(({ text }) => ({ field, value, text })))
    for (const { field, value, text } of prices) {
      const after = structuredClone(own.json)
      setText(after, field.split('.'), value.replace(text, '£7,777'))
      for (const place of factsElsewhere({ path: own.path, before: own.json, after }, documents).flatMap((fact) => fact.places)) {
        places += 1
        for (const set of place.sets) {
          const there = documents.find(({ path }) => path === set.path)
          const clinics = there ? clinicsOf(there) : []
          expect([only, 'none'], `${own.path} ${field} sets ${set.path} ${set.field}`).toContain(clinics.length === 1 ? clinics[0] : 'none')
          const row = set.field
            .split('.')
            .slice(0, -1)
            .reduce<unknown>((node, step) => (node as JsonObject)?.[step], there?.json)
          const led = clinicIn(String((row as JsonObject).href ?? ''))
          expect(led ?? only, `${own.path} ${field} sets ${set.path} ${set.field}`).toBe(only)
        }
        expect(place.texts).toHaveLength(place.sets.length)
      }
    }
  }
  expect(places).toBeGreaterThan(0)
})
