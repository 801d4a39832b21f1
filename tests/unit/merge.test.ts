import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isObject, type Json, type JsonObject } from '../../src/model/json.ts'
import { merge } from '../../src/model/merge/merge.ts'
import type { Clash, Settle } from '../../src/model/merge/three.ts'
import { collectionOf } from '../../src/server/content/schema.ts'

const fields = collectionOf('content/page/home.json')?.fields ?? []
const textSection = (heading: string, more: JsonObject = {}) => ({ _template: 'textSection', heading, body: `About ${heading}.`, ...more })
const page = (...blocks: JsonObject[]): JsonObject => ({ title: 'Page', blocks })

test('texts of different fields and languages are both kept', () => {
  const base = page(textSection('One', { translations: { ar: { heading: 'واحد', sources: 'heading:11111111' } } }))
  const theirs = page({
    ...textSection('One', { translations: { ar: { heading: 'واحد', sources: 'heading:11111111' } } }),
    heading: 'By them',
  })
  const mine = page({
    ...textSection('One', { translations: { ar: { heading: 'أول', sources: 'heading:22222222' }, zhCN: { heading: '一' } } }),
    body: 'Mine.',
  })
  expect(merge(fields, { base, theirs, mine })).toEqual({
    document: page(
      textSection('By them', {
        body: 'Mine.',
        translations: { ar: { heading: 'أول', sources: 'heading:22222222' }, zhCN: { heading: '一' } },
      }),
    ),
    clashes: [],
  })
})

test('one text that both changed is named as the form names it, and mine stands', () => {
  const headed = (heading: string) => page({ ...textSection(heading), body: 'Body.' })
  const [base, theirs, mine] = [headed('One'), headed('Theirs'), headed('Mine')]
  expect(merge(fields, { base, theirs, mine })).toEqual({ document: mine, clashes: [['Sections', 'Text: Mine', 'Heading']] })
  expect(merge(fields, { base, theirs: mine, mine }).clashes).toEqual([])
})

test('sections that both added, moved, or took away', () => {
  const [a, b, c, d, e] = [textSection('A'), textSection('B'), textSection('C'), textSection('D'), textSection('E')]
  const of = (base: JsonObject[], theirs: JsonObject[], mine: JsonObject[]) => {
    const { document, clashes } = merge(fields, { base: page(...base), theirs: page(...theirs), mine: page(...mine) })
    return [(document.blocks as JsonObject[]).map(({ heading }) => heading).join(''), clashes]
  }
  expect(of([a, b], [a, d, b], [a, b, e])).toEqual(['ADBE', []])
  expect(of([a, b], [a, d, b], [a, e, b])).toEqual(['ADEB', []])
  expect(of([a, b], [a, e, b], [a, d, b])).toEqual(['ADEB', []])
  expect(of([a, b], [a, b, d], [a, b, d])).toEqual(['ABD', []])
  expect(of([a, b, c], [c, a, b], [a, { ...b, body: 'Changed.' }, c, d])).toEqual(['CDAB', []])
  expect(of([a, b, c], [a, c], [a, b, { ...c, body: 'Changed.' }])).toEqual(['AC', []])
  expect(of([a, b, c], [c, a, b], [b, a, c])).toEqual(['BAC', [['Sections', 'Order']]])
})

const inFour = (name: string): JsonObject =>
  textSection(name, {
    translations: { zhCN: { heading: `zhCN ${name}` }, zhTW: { heading: `zhTW ${name}` }, ar: { heading: `ar ${name}` } },
  })
const [A, B, C, D] = [inFour('A'), inFour('B'), inFour('C'), inFour('D')]
const changed = (section: JsonObject, text: string) => ({ ...section, body: text, heading: `${section.heading}: ${text}` })
const ORDER = ['Sections', 'Order']

test.each<[string, JsonObject[], JsonObject[], JsonObject[], Clash[], string]>([
  [
    'two orders',
    [A, B, C],
    [C, A, B],
    [B, A, C],
    [{ where: ORDER, theirs: ['Text: C', 'Text: A', 'Text: B'], mine: ['Text: B', 'Text: A', 'Text: C'] }],
    'BAC',
  ],
  ['one order', [A, B, C], [C, A, B], [C, A, B], [], 'CAB'],
  ['one order, with other texts', [A, B, C], [C, A, changed(B, 'theirs')], [changed(C, 'mine'), A, B], [], 'CAB'],
  [
    'two orders, with texts that either changed',
    [A, B, C],
    [C, A, changed(B, 'theirs')],
    [B, changed(A, 'mine'), C],
    [{ where: ORDER, theirs: ['Text: C', 'Text: A', 'Text: B'], mine: ['Text: B', 'Text: A', 'Text: C'] }],
    'BAC',
  ],
  [
    'two orders, with sections that came and went',
    [A, B, C, D],
    [D, A, B, C, textSection('New by them')],
    [C, B, textSection('New by me'), A],
    [{ where: ORDER, theirs: ['Text: A', 'Text: B', 'Text: C'], mine: ['Text: C', 'Text: B', 'Text: A'] }],
    'CNBNA',
  ],
  [
    'sections of one name',
    [A, { ...B, heading: 'A' }, C],
    [C, A, { ...B, heading: 'A' }],
    [{ ...B, heading: 'A' }, A, C],
    [{ where: ORDER, theirs: ['Text: C', 'Text: A', 'Text: A (2)'], mine: ['Text: A (2)', 'Text: A', 'Text: C'] }],
    'AAC',
  ],
])('of %s, only the order is asked about, in one question and by names', (_, base, theirs, mine, questions, order) => {
  const asked: Clash[] = []
  const settle: Settle = (clash) => {
    asked.push(clash)
    return 'mine'
  }
  const { document } = merge(fields, { base: page(...base), theirs: page(...theirs), mine: page(...mine) }, settle)
  expect(asked).toEqual(questions)
  expect((document.blocks as JsonObject[]).map(({ heading }) => String(heading)[0]).join('')).toBe(order)
})

test('a section that one took away and the other changed is asked about', () => {
  const [a, b] = [textSection('A'), textSection('B')]
  const changed = { ...b, body: 'Changed.' }
  const clashes = [['Sections', 'Text: B']]
  expect(merge(fields, { base: page(a, b), theirs: page(a), mine: page(a, changed) })).toEqual({ document: page(a, changed), clashes })
  expect(merge(fields, { base: page(a, b), theirs: page(a, changed), mine: page(a) })).toEqual({ document: page(a), clashes })
})

test('a section that went and an unlike one that came are never mixed', () => {
  const [base, theirs] = [page(textSection('A')), page(textSection('Quite another'))]
  const { document, clashes } = merge(fields, { base, theirs, mine: page(textSection('A', { body: 'Changed.' })) })
  expect(document.blocks).toHaveLength(2)
  expect(clashes).toEqual([['Sections', 'Text: A']])
})

/** One edit of a page: it writes `token` into a text, or into a language of it; or it changes the list of sections. */
type Edit = {
  kind: 'write' | 'add' | 'remove' | 'move'
  section: number
  to: number
  field: 'heading' | 'kicker'
  language: 'en' | 'ar' | 'zhCN'
}

const edits = fc.array(
  fc.record<Edit>({
    kind: fc.constantFrom('write', 'write', 'write', 'add', 'remove', 'move'),
    section: fc.nat(5),
    to: fc.nat(5),
    field: fc.constantFrom('heading', 'kicker'),
    language: fc.constantFrom('en', 'ar', 'zhCN'),
  }),
  { maxLength: 6 },
)
const BASE = page(
  ...['A', 'B', 'C', 'D'].map((name) => textSection(name, { kicker: `Above ${name}`, translations: { ar: { heading: `ar ${name}` } } })),
)

/** Returns the page after the edits, and every text that was written, with the place of its section's first text. */
function edited(name: string, list: Edit[]): { after: JsonObject; written: string[] } {
  const after = structuredClone(BASE)
  const blocks = after.blocks as JsonObject[]
  list.forEach(({ kind, section, to, field, language }, at) => {
    const token = `${name} ${at}`
    const one = blocks[section]
    if (kind === 'add') blocks.splice(to, 0, textSection(token))
    if (!one) return
    if (kind === 'remove') blocks.splice(section, 1)
    if (kind === 'move') blocks.splice(to, 0, ...blocks.splice(section, 1))
    if (kind !== 'write') return
    if (language === 'en') one[field] = token
    else
      one.translations = {
        ...(one.translations as JsonObject),
        [language]: { ...((one.translations as JsonObject | undefined)?.[language] as JsonObject), [field]: token },
      }
  })
  return { after, written: textsIn(after).filter((text) => text.includes(name)) }
}

const textsIn = (value: Json | undefined): string[] =>
  typeof value === 'string' ? [value] : isObject(value) || Array.isArray(value) ? Object.values(value).flatMap(textsIn) : []

test('nothing that either wrote is lost unless it is asked about, and without a clash the order of merging does not matter', () => {
  fc.assert(
    fc.property(edits, edits, (one, other) => {
      const [mine, theirs] = [edited('mine', one), edited('theirs', other)]
      const merged = merge(fields, { base: BASE, theirs: theirs.after, mine: mine.after })
      const texts = textsIn(merged.document)
      for (const text of mine.written) expect(texts).toContain(text)
      if (merged.clashes.length > 0) return
      for (const text of theirs.written) expect(texts).toContain(text)
      expect(merge(fields, { base: BASE, theirs: mine.after, mine: theirs.after })).toEqual(merged)
    }),
    { numRuns: 2000 },
  )
})

test('a question about an order is asked once, and holds no text that either wrote; whoever has it, no text is lost for it', () => {
  fc.assert(
    fc.property(edits, edits, fc.constantFrom('theirs', 'mine'), (one, other, whose) => {
      const [mine, theirs] = [edited('mine', one), edited('theirs', other)]
      const orders: Clash[] = []
      let others = 0
      const settle: Settle = (clash) => {
        if (clash.where.at(-1) !== 'Order') others += 1
        else orders.push(clash)
        return whose
      }
      const { document } = merge(fields, { base: BASE, theirs: theirs.after, mine: mine.after }, settle)
      expect(orders.length).toBeLessThanOrEqual(1)
      for (const { theirs: there, mine: here } of orders) {
        const texts = textsIn([there ?? null, here ?? null])
        for (const text of [...mine.written, ...theirs.written]) expect(texts.join()).not.toContain(text)
        expect([...textsIn(there)].sort()).toEqual([...textsIn(here)].sort())
        expect(there).not.toEqual(here)
      }
      if (others > 0) return
      for (const text of [...mine.written, ...theirs.written]) expect(textsIn(document)).toContain(text)
    }),
    { numRuns: 2000 },
  )
})

test('where only one of them changed anything, it is theirs or mine to the letter', () => {
  fc.assert(
    fc.property(edits, (list) => {
      const { after } = edited('one', list)
      expect(merge(fields, { base: BASE, theirs: BASE, mine: after })).toEqual({ document: after, clashes: [] })
      expect(merge(fields, { base: BASE, theirs: after, mine: BASE })).toEqual({ document: after, clashes: [] })
    }),
  )
})
