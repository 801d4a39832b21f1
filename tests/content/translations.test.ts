import { describe, expect, it } from 'vitest'
import { documents, type Json, type Node } from './documents.ts'
import { fieldsOf, translatable, visits } from './schema.ts'

const LANGUAGES = ['zhCN', 'zhTW', 'ar'] as const
type Language = (typeof LANGUAGES)[number]

/** Which letters a language is written in, and how large a share of a document they are at least. */
const SCRIPTS: Record<Language, { letters: RegExp; share: number }> = {
  zhCN: { letters: /\p{Script=Han}/gu, share: 0.8 },
  zhTW: { letters: /\p{Script=Han}/gu, share: 0.8 },
  ar: { letters: /\p{Script=Arabic}/gu, share: 0.8 },
}

/** Characters that only the other way of writing Chinese uses. */
const FOREIGN: Partial<Record<Language, RegExp>> = {
  zhCN: /[療醫診體膚術膠個時間會與為這後從頭髮費預約請讓]/u,
  zhTW: /[疗医诊体肤术胶个时间会与为这后从头发费预约请让]/u,
}

const isText = (value: Json | undefined): value is string | string[] =>
  (typeof value === 'string' && value !== '') || (Array.isArray(value) && value.every((one) => typeof one === 'string'))
/** Postal addresses are written as the post office reads them, in every language. */
const isPostal = (place: string) => place.endsWith('/address')
const isOpen = (json: Node, language: Language) => (json.translationState as Node | undefined)?.[language] === 'toBeTranslated'
/** A translation without links and without the names that its English has too: `('HIFU 超声刀', 'HIFU')` => `' 超声刀'` */
function withoutNames(text: string, english: string): string {
  const known = new Set(english.toLowerCase().match(/[a-z0-9]+/g))
  const isName = (word: string) => /[A-Z0-9]/.test(word) && known.has(word.toLowerCase())
  return text.replace(/\]\([^)]*\)|https?:\S+|\S+@\S+/g, ' ').replace(/[A-Za-z0-9]+/g, (word) => (isName(word) ? ' ' : word))
}

const pairs = (json: Node, collection: string, language: Language) =>
  visits(json, fieldsOf(collection)).flatMap(({ pointer, node, fields }) =>
    translatable(fields).flatMap((name) => {
      const own = node[name]
      const other = ((node.translations as Node | undefined)?.[language] as Node | undefined)?.[name]
      return isText(own) || isText(other) ? [{ place: `${pointer}/${name}`, own, other }] : []
    }),
  )

describe.each(LANGUAGES)('In %s', (language) => {
  const ready = documents.filter(({ json }) => !isOpen(json, language))

  it.each(ready)('$file has every text', ({ json, collection }) => {
    const all = pairs(json, collection, language)
    expect(all.filter(({ own, other }) => isText(own) && !isText(other)).map(({ place }) => place)).toEqual([])
    expect(all.filter(({ own, other }) => !isText(own) && isText(other)).map(({ place }) => `${place} has no English`)).toEqual([])
    expect(
      all
        .filter(({ own, other }) => Array.isArray(own) && own.length !== [other].flat().length)
        .map(({ place }) => `${place} differs in length`),
    ).toEqual([])
  })

  it.each(ready)('$file is written in its script', ({ json, collection }) => {
    const all = pairs(json, collection, language)
    const text = withoutNames(
      all
        .filter(({ place }) => !isPostal(place))
        .flatMap(({ other }) => other ?? [])
        .join(' '),
      JSON.stringify(all.map(({ own }) => own)),
    )
    const { letters, share } = SCRIPTS[language]
    const written = text.match(/\p{L}/gu)?.length ?? 0
    if (written > 0) expect((text.match(letters)?.length ?? 0) / written).toBeGreaterThan(share)
    const foreign = FOREIGN[language]
    if (foreign) expect(text).not.toMatch(foreign)
    expect(text).not.toMatch(/[\u0660-\u0669\u06f0-\u06f9]/u)
  })

  it.each(ready)('$file keeps each pipe and each list item', ({ json, collection }) => {
    const count = (text: string | string[] | Json | undefined) => String(text).split('|').length
    expect(
      pairs(json, collection, language)
        .filter(({ own, other }) => typeof own === 'string' && count(own) !== count(other))
        .map(({ place }) => place),
    ).toEqual([])
  })
})

describe('To be translated', () => {
  it('are the two HydraFacial pages, in every language', () => {
    const open = documents.filter(({ json }) => LANGUAGES.some((language) => isOpen(json, language)))
    expect(open.map(({ name }) => name)).toEqual(['hydrafacial-edinburgh', 'hydrafacial-london'])
    expect(open.every(({ json }) => LANGUAGES.every((language) => isOpen(json, language)))).toBe(true)
  })

  it('have an empty translation in each object, so that a click in the editor finds its field', () => {
    const without = documents.flatMap(({ file, json, collection }) =>
      visits(json, fieldsOf(collection))
        .filter(
          ({ node, fields }) =>
            translatable(fields).length > 0 && !LANGUAGES.every((language) => (node.translations as Node | undefined)?.[language]),
        )
        .map(({ pointer }) => file + pointer),
    )
    expect(without).toEqual([])
  })
})
