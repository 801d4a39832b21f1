import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { stampAll } from '../../src/features/report/server/stamp-all.ts'
import { isObject, type Json, type JsonObject, parseJson } from '../../src/model/json.ts'
import { readSources, sourceHash, writeSources } from '../../src/model/translations/sources.ts'
import { markOf, staleness } from '../../src/model/translations/staleness.ts'
import { stamp, stampInForm, stampPresent } from '../../src/model/translations/stamp.ts'
import { textsOf } from '../../src/model/translations/texts.ts'

/** A row of a price list with its Arabic, as a form sends it. */
const row = (title: string, price: string, ar: JsonObject) => ({ title, price, translations: { zhCN: {}, ar } })
const page = (...rows: JsonObject[]): JsonObject => ({ rows, _template: 'tariff' })
const sources = (document: Json, index = 0) => {
  const rows = (document as JsonObject).rows as { translations: { ar: { sources?: string } } }[]
  return readSources(rows[index]?.translations.ar.sources)
}
const first = stamp(undefined, page(row('Body', 'From £50', { title: 'الجسم', price: 'من 50 £' })))

describe('Saving records for each translation', () => {
  test('the English it was made from, nothing for languages without a text', () => {
    expect(sources(first)).toEqual({ title: sourceHash('Body'), price: sourceHash('From £50') })
    expect(JSON.stringify(first)).toContain('"zhCN":{}')
    expect(JSON.stringify(first)).toMatch(/"_template":"tariff"}$/)
  })

  test('the old English while only the English changes', () => {
    const next = stamp(first, page(row('Body', 'From £60', { title: 'الجسم', price: 'من 50 £' })))
    expect(sources(next)).toEqual({ title: sourceHash('Body'), price: sourceHash('From £50') })
  })

  test('the new English once the translation is written anew', () => {
    const next = stamp(first, page(row('Body', 'From £60', { title: 'الجسم', price: 'من 60 £' })))
    expect(sources(next).price).toBe(sourceHash('From £60'))
  })

  test('nothing for a translation that was emptied', () => {
    const next = stamp(first, page(row('Body', 'From £60', { title: 'الجسم', price: '', sources: 'price:12345678' })))
    expect(Object.keys(sources(next))).toEqual(['title'])
    expect(sources(stamp(first, page(row('Body', 'From £60', { price: null }))))).toEqual({})
  })

  test('the English of before where nothing had been recorded', () => {
    const unrecorded = page(row('Body', 'From £50', { title: 'الجسم' }))
    expect(sources(stamp(unrecorded, page(row('The body', 'From £50', { title: 'الجسم' })))).title).toBe(sourceHash('Body'))
  })

  test('what a form says of itself only where it calls a text right for the present English', () => {
    const changed = (sent: string) => stamp(first, page(row('Body', 'From £60', { title: 'الجسم', price: 'من 50 £', sources: sent })))
    expect(sources(changed(`price:${sourceHash('From £60')}`)).price).toBe(sourceHash('From £50'))
    expect(sources(changed(`price:ok${sourceHash('From £60')}`)).price).toBe(sourceHash('From £60'))
    expect(sources(changed(`price:ok${sourceHash('From £55')}`)).price).toBe(sourceHash('From £50'))
  })

  test('the same in the form before it is saved, where the word of an editor waits for the server', () => {
    const now = (sent: string) => page(row('Body', 'From £60', { title: 'Corps', price: 'من 50 £', sources: sent }))
    const word = `ok${sourceHash('From £60')}`
    expect(sources(stampInForm(first, now('')))).toEqual({ title: sourceHash('Body'), price: sourceHash('From £50') })
    expect(sources(stampInForm(first, now(`price:${word}`))).price).toBe(word)
    expect(sources(stampInForm(stampInForm(first, now(`price:${word}`)), now('')))).toMatchObject({ price: word })
  })

  test('that a text may read as its English', () => {
    const name = (sent: string) => page(row('HIFU', '', { title: 'HIFU', sources: sent }))
    const accepted = stamp(undefined, name(`title:ok${sourceHash('HIFU')}`))
    expect(sources(accepted).title).toBe(`=${sourceHash('HIFU')}`)
    expect(sources(stamp(accepted, name('')))).toEqual(sources(accepted))
  })
})

describe('A block that moves keeps what is recorded', () => {
  const other = row('Face', 'From £90', { title: 'الوجه', price: 'من 90 £' })
  const stale = stamp(first, page(row('Body', 'From £60', { title: 'الجسم', price: 'من 50 £' })))

  test('when another one comes before it', () => {
    const next = stamp(stale, page(other, row('Body', 'From £60', { title: 'الجسم', price: 'من 50 £' })))
    expect(sources(next, 1).price).toBe(sourceHash('From £50'))
    expect(sources(next, 0).price).toBe(sourceHash('From £90'))
  })

  test('also when its English changes in the same save', () => {
    const next = stamp(first, page(other, row('Body', 'From £70', { title: 'الجسم', price: 'من 50 £' })))
    expect(sources(next, 1).price).toBe(sourceHash('From £50'))
  })

  test('even where the same words translate two different texts', () => {
    const both = stamp(undefined, page(row('Book Now', '', { title: 'حجز' }), row('Book now', '', { title: 'حجز' })))
    const swapped = stamp(both, page(row('Book now', '', { title: 'حجز' }), row('Book Now', '', { title: 'حجز' })))
    expect(staleness((swapped as { rows: JsonObject[] }).rows[0] as JsonObject, 'ar', ['title'])).toEqual({ title: 'current' })
    expect(staleness((swapped as { rows: JsonObject[] }).rows[1] as JsonObject, 'ar', ['title'])).toEqual({ title: 'current' })
  })

  test('but words written anew are new, though they stand elsewhere for an old English', () => {
    const rows = (text: string) => page(row('Body', 'From £60', { price: 'من 50 £' }), row('Face', 'From £90', { price: text }))
    const before = stamp(page(row('Body', 'From £50', { price: 'من 50 £' })), rows('من 90 £'))
    expect(sources(stamp(before, rows('من 50 £')), 1).price).toBe(sourceHash('From £90'))
  })
})

describe('A translation is', () => {
  test('missing where there is English and nothing else', () => {
    expect(markOf('Body', '')).toBe('missing')
    expect(markOf('Body', ' \n')).toBe('missing')
    expect(markOf(' ', 'الجسم')).toBeUndefined()
    expect(markOf(['One'], [])).toBe('missing')
    expect(markOf('', 'الجسم')).toBeUndefined()
  })

  test('stale when the English is not the one it was made from', () => {
    expect(markOf('From £60', 'من 50 £', sourceHash('From £50'))).toBe('stale')
    expect(markOf(['One', 'Three'], ['一', '二'], sourceHash(['One', 'Two']))).toBe('stale')
    expect(markOf('From £50', 'من 50 £', sourceHash('From £50'))).toBe('current')
    expect(markOf('From £60', 'من 50 £', `ok${sourceHash('From £60')}`)).toBe('current')
    expect(markOf('From £50', 'من 50 £')).toBe('current')
  })

  test('the same as its English unless it has no letters or was called right', () => {
    expect(markOf('Book', 'Book', sourceHash('Book'))).toBe('same')
    expect(markOf('£420', '£420')).toBe('current')
    expect(markOf('HIFU', 'HIFU', `=${sourceHash('HIFU')}`)).toBe('current')
    expect(markOf('HIFU', 'HIFU', `=${sourceHash('Hifu')}`)).toBe('same')
    expect(markOf('HIFU Pro', 'HIFU', `=${sourceHash('HIFU')}`)).toBe('stale')
  })

  test('listed by the field that it translates', () => {
    const node = row('Body', 'From £60', { title: 'الجسم', sources: `title:${sourceHash('Bodies')}` })
    expect(staleness(node, 'ar', ['title', 'price'])).toEqual({ title: 'stale', price: 'missing' })
    expect(staleness(node, 'zhTW', ['title'])).toEqual({ title: 'missing' })
  })
})

test('accepting everything makes every translation current, and accepting it again changes nothing', () => {
  const accepted = stampPresent(stamp(first, page(row('Body', 'Body', { title: 'الجسم', price: 'Body' }))))
  expect(staleness((accepted as { rows: JsonObject[] }).rows[0] as JsonObject, 'ar', ['title', 'price'])).toEqual({
    title: 'current',
    price: 'current',
  })
  expect(stampPresent(accepted)).toEqual(accepted)
})

describe('What is recorded', () => {
  test('is written in the order of the names, and read again', () => {
    expect(writeSources({ title: '2', lead: '1', text: '3' })).toBe('lead:1 text:3 title:2')
    expect(writeSources({})).toBeUndefined()
    expect(readSources(' lead:1  title:2:3 ')).toEqual({ lead: '1', title: '2' })
    expect([readSources(''), readSources(null), readSources(undefined)]).toEqual([{}, {}, {}])
  })

  test('of a text are always eight digits, which tell texts and lists apart', () => {
    const hashes = Array.from({ length: 500 }, (_, n) => sourceHash(`Text ${n}`))
    for (const hash of hashes) expect(hash).toMatch(/^[0-9a-f]{8}$/)
    expect(new Set(hashes).size).toBe(500)
    expect(sourceHash('')).toBe('811c9dc5')
    expect(sourceHash(undefined)).toBe(sourceHash('""'))
  })

  test('is no translation itself, nor is what is empty', () => {
    const document = { rows: [{ title: 'A', translations: { ar: { title: 'أ', lead: '', sources: 'title:1' }, zhCN: null } }] }
    expect(textsOf(document as Json)).toEqual([{ place: '/rows/0', language: 'ar', field: 'title', text: 'أ', english: 'A', source: '1' }])
    expect(textsOf('text')).toEqual([])
  })
})

describe('The same words in several places', () => {
  const words = (...rows: [string, string][]) => page(...rows.map(([title, ar]) => row(title, '', { title: ar })))
  const recorded = (document: Json) => [0, 1].map((at) => sources(document, at).title)

  test('each keep the English of their own place while that changes', () => {
    const before = stamp(undefined, words(['Book', 'حجز'], ['Reserve', 'حجز']))
    const after = stamp(before, words(['Book now', 'حجز'], ['Reserve it', 'حجز']))
    expect(recorded(after)).toEqual([sourceHash('Book'), sourceHash('Reserve')])
  })

  test('take the English that they translated before, when they move and were stale', () => {
    const first = stamp(undefined, words(['One', 'س'], ['Two', 'س']))
    const stale = stamp(first, words(['First', 'س'], ['Second', 'س']))
    const moved = stamp(stale, page(row('New', '', {}), row('Nothing', '', {}), row('Second', '', { title: 'س' })))
    expect(sources(moved, 2).title).toBe(sourceHash('Two'))
  })
})

test('what is no list of languages is left as it is', () => {
  const odd = { translations: 'none', rows: [{ translations: { ar: 'نص', zhCN: null } }], translation: { ar: { title: 'x' } } }
  expect(stamp(undefined, odd)).toEqual(odd)
})

test('a text that may read as its English stays so where the form has not heard of it yet', () => {
  expect(markOf('HIFU', 'HIFU', `ok${sourceHash('HIFU')}`)).toBe('current')
})

test('a file may begin with a byte order mark; what is no JSON holds nothing; null and lists are no nodes', () => {
  expect(parseJson('\ufeff{"a":1}')).toEqual({ a: 1 })
  expect(parseJson('{')).toBeUndefined()
  expect([{}, null, [], 'a', undefined].map(isObject)).toEqual([true, false, false, false, false])
})

test('accepting all content writes the files that change, and names them in order', async () => {
  const dir = await mkdtemp(join(tmpdir(), 'content-'))
  onTestFinished(() => rm(dir, { recursive: true, force: true }))
  const text = (document: Json) => JSON.stringify(document, null, 2)
  const translated = row('Body', '', { title: 'الجسم' })
  await mkdir(join(dir, 'content/page/london'), { recursive: true })
  await writeFile(join(dir, 'content/page/london/b.json'), text(translated))
  await writeFile(join(dir, 'content/page/a.json'), text(translated))
  await writeFile(join(dir, 'content/page/done.json'), text(stampPresent(translated)))
  await writeFile(join(dir, 'content/page/notes.txt'), 'no JSON')
  expect(await stampAll(dir)).toEqual(['content/page/a.json', 'content/page/london/b.json'])
  expect(await readFile(join(dir, 'content/page/a.json'), 'utf8')).toBe(text(stampPresent(translated)))
  expect(await stampAll(dir)).toEqual([])
})
