import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isObject, type Json, type JsonObject } from '../../src/model/json.ts'
import { merge } from '../../src/model/merge/merge.ts'
import type { Clash } from '../../src/model/merge/three.ts'
import { collectionOf } from '../../src/server/content/schema.ts'

const fields = collectionOf('content/page/home.json')?.fields ?? []
const LANGUAGES = ['en', 'ar', 'zhCN', 'zhTW'] as const
const TEXTS = ['heading', 'kicker', 'body'] as const

/** A text of a page: its section by number, its name and its language. */
type Place = { section: number; text: (typeof TEXTS)[number]; language: (typeof LANGUAGES)[number] }
type Edit = Place & { kind: 'write' | 'clear' | 'add' | 'remove' | 'move'; to: number }

const place = { section: fc.nat(5), text: fc.constantFrom(...TEXTS), language: fc.constantFrom(...LANGUAGES) }
const edit = (...kinds: Edit['kind'][]) => fc.record<Edit>({ kind: fc.constantFrom(...kinds), to: fc.nat(5), ...place })
const anyEdits = fc.array(edit('write', 'write', 'write', 'clear', 'add', 'remove', 'move'), { maxLength: 8 })
const writes = fc.array(edit('write'), { maxLength: 8 })

/** Pages of up to six sections; which of their texts there are, and in which languages, is drawn. */
const pages = fc.array(fc.array(fc.record(place), { maxLength: 10 }), { minLength: 1, maxLength: 6 }).map((sections) => ({
  title: 'Page',
  blocks: sections.map((texts, at) => {
    // What nobody edits says which section it is, however much of it changes.
    const section: JsonObject = { _template: 'textSection', anchor: `section-${at}`, heading: `Section ${at}` }
    for (const { text, language } of texts) put(section, { text, language }, `Old ${at} ${text} ${language}`)
    return section
  }),
}))

function put(section: JsonObject, { text, language }: Pick<Place, 'text' | 'language'>, value: string) {
  if (language === 'en') section[text] = value
  else {
    const all = isObject(section.translations) ? section.translations : {}
    const own = all[language]
    section.translations = { ...all, [language]: { ...(isObject(own) ? own : {}), [text]: value } }
  }
}

/** Returns a page after somebody's edits. Each writes a text that nobody else writes. */
function edited(who: string, page: JsonObject, edits: Edit[]): JsonObject {
  const after = structuredClone(page)
  const blocks = after.blocks as JsonObject[]
  for (const [at, { kind, section, to, ...where }] of edits.entries()) {
    const one = blocks[section]
    if (kind === 'add') blocks.splice(to, 0, { _template: 'textSection', heading: `${who} added ${at}` })
    if (!one) continue
    if (kind === 'write') put(one, where, `${who} wrote ${at}`)
    if (kind === 'clear') put(one, where, '')
    if (kind === 'remove') blocks.splice(section, 1)
    if (kind === 'move') blocks.splice(to, 0, ...blocks.splice(section, 1))
  }
  return after
}

const textsIn = (value: Json | undefined): string[] =>
  typeof value === 'string' ? [value] : isObject(value) || Array.isArray(value) ? Object.values(value).flatMap(textsIn) : []

/** A page without what says nothing: a text that was cleared is one that was never written. */
function said(value: Json): Json | undefined {
  if (Array.isArray(value)) return value.flatMap((one) => said(one) ?? [])
  if (!isObject(value)) return value === '' ? undefined : value
  const entries = Object.entries(value).flatMap(([name, one]) => {
    const kept = said(one)
    return kept === undefined ? [] : [[name, kept] as const]
  })
  return entries.length > 0 ? Object.fromEntries(entries) : undefined
}

/** Merges, and collects what is shown of each clash. */
function merged(base: JsonObject, theirs: JsonObject, mine: JsonObject, side: 'theirs' | 'mine' = 'mine') {
  const clashes: Clash[] = []
  const { document } = merge(fields, { base, theirs, mine }, (clash) => {
    clashes.push(clash)
    return side
  })
  return { document, clashes }
}

test('whatever either wrote is in the page that comes of it, or shown beside what the other wrote there', () => {
  fc.assert(
    fc.property(pages, anyEdits, anyEdits, (base, one, other) => {
      const [mine, theirs] = [edited('mine', base, one), edited('theirs', base, other)]
      for (const side of ['mine', 'theirs'] as const) {
        const { document, clashes } = merged(base, theirs, mine, side)
        const shown = [...textsIn(document), ...clashes.flatMap((clash) => [...textsIn(clash.mine), ...textsIn(clash.theirs)])]
        for (const text of [...textsIn(mine), ...textsIn(theirs)].filter((text) => /^(mine|theirs) /.test(text)))
          expect(shown).toContain(text)
      }
    }),
    { numRuns: 1000 },
  )
})

test('it is asked about a text where both wrote it in the same language, and nowhere else', () => {
  const keyOf = ({ section, text, language }: Place) => `${section} ${text} ${language}`
  fc.assert(
    fc.property(pages, writes, writes, (base, one, other) => {
      const { clashes, document } = merged(base, edited('theirs', base, other), edited('mine', base, one))
      const there = (edits: Edit[]) => new Set(edits.filter(({ section }) => base.blocks[section]).map(keyOf))
      const both = [...there(one)].filter((key) => there(other).has(key))
      expect(clashes.length).toBe(both.length)
      for (const { mine, theirs } of clashes)
        expect([String(mine), String(theirs)]).toEqual([expect.stringMatching(/^mine/), expect.stringMatching(/^theirs/)])
      for (const { mine } of clashes) expect(textsIn(document)).toContain(mine)
    }),
    { numRuns: 1000 },
  )
})

test('what stands is as it was decided: one side’s text from either end of the merge, and its English with it', () => {
  fc.assert(
    fc.property(pages, writes, writes, (base, one, other) => {
      const [mine, theirs] = [edited('mine', base, one), edited('theirs', base, other)]
      expect(merged(base, theirs, mine, 'theirs').document).toEqual(merged(base, mine, theirs, 'mine').document)
    }),
  )
  const heading = (text: string, source: string): JsonObject => ({
    blocks: [{ _template: 'textSection', heading: 'One', translations: { ar: { heading: text, sources: `heading:${source}` } } }],
  })
  const [base, theirs, mine] = [heading('a', '11111111'), heading('b', '22222222'), heading('c', '33333333')]
  expect(merged(base, theirs, mine, 'theirs').document).toEqual(theirs)
  expect(merged(base, theirs, mine, 'mine').document).toEqual(mine)
})

test('where nothing is asked, the order of merging does not matter, of three as of two', () => {
  fc.assert(
    fc.property(pages, anyEdits, anyEdits, (base, one, other) => {
      const [mine, theirs] = [edited('mine', base, one), edited('theirs', base, other)]
      const there = merged(base, theirs, mine)
      const back = merged(base, mine, theirs)
      if (there.clashes.length === 0) expect([said(back.document), back.clashes]).toEqual([said(there.document), []])
    }),
    { numRuns: 1000 },
  )
  fc.assert(
    fc.property(pages, writes, writes, writes, (base, one, other, third) => {
      const [a, b, c] = [edited('a', base, one), edited('b', base, other), edited('c', base, third)]
      const [ab, bc] = [merged(base, a, b), merged(base, b, c)]
      const [left, right] = [merged(base, ab.document, c), merged(base, a, bc.document)]
      if ([ab, bc, left, right].every(({ clashes }) => clashes.length === 0)) expect(left.document).toEqual(right.document)
    }),
    { numRuns: 1000 },
  )
})
