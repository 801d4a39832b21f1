import { isObject, type JsonObject } from '../../../model/json.ts'
import type { Locale } from '../../../model/languages.ts'
import { textAtPath } from '../../../model/set-text.ts'
import { sourceHash } from '../../../model/translations/sources.ts'
import { holdsWords, plainWords } from './plain-words.ts'
import { type TextAt, textsAt } from './texts-at.ts'

/**
 * The place that a comment is pinned to. `said` are the words that it stood beside, the whole text or a part of it, or the address of
 * a picture; empty where it is about a section or a page. `beside` are marks of the texts around it in the same section.
 */
export type Pin = { path: string; field: string; language: Locale; said: string; beside: string[] }

/** Where a pin stands now: in `field`, where the text is as it was (`there`), was `changed` since, or is `gone`. */
export type Stands = { state: 'there' | 'changed' | 'gone'; field: string; now?: string }

/** Below so many of its words a text is another one. */
const LEAST_ALIKE = 0.4
const BESIDE_AT_MOST = 12

/** `'blocks.2.heading'` => `'blocks.*.heading'`: the places that may be the same one, once sections have moved. */
const shapeOf = (field: string) => field.replace(/(?<=^|\.)\d+(?=\.|$)/g, '*')
const parentOf = (field: string) => field.split('.').slice(0, -1).join('.')

/** Returns marks of the texts around a field: those of its section, by which it is found again where its own text has changed. */
export function besideOf(document: JsonObject, field: string, language: Locale): string[] {
  const parent = parentOf(field)
  const node = parent ? textAtPath(document, parent) : document
  if (node === undefined) return []
  const around = textsAt(node, language, parent).filter((one) => one.field !== field)
  return around.slice(0, BESIDE_AT_MOST).map(({ text }) => sourceHash(text))
}

/**
 * Finds the text of a comment in its document as it is now; undefined is a document that is not there. `isReplaced`: it stands beside a
 * picture whose file has other bytes since.
 */
export function standsOf(pin: Pin, document: JsonObject | undefined, isReplaced = false): Stands {
  const { field, said, language } = pin
  if (!document) return { state: 'gone', field }
  const asItWas = isReplaced ? 'changed' : 'there'
  if (said === '' || field === '') return { state: field === '' || textAtPath(document, field) !== undefined ? asItWas : 'gone', field }
  const places = textsAt(document, language).filter((one) => shapeOf(one.field) === shapeOf(field))
  const best = (test: (place: TextAt) => boolean) => nearest(places.filter(test), pin, document)
  const there = best(({ text }) => holdsWords(text, said))
  if (there) return { state: asItWas, ...told(there) }
  const changed = best((place) => isAlike(place, pin, document))
  return changed ? { state: 'changed', ...told(changed) } : { state: 'gone', field }
}

const told = ({ field, text }: TextAt) => ({ field, now: text })

/** Of several the one with most of the same texts around it; of those the one whose words are most alike, then the one at the same path. */
function nearest(places: TextAt[], pin: Pin, document: JsonObject): TextAt | undefined {
  const scoreOf = (place: TextAt) => known(place, pin, document) * 2 + alike(place.text, pin.said) + (place.field === pin.field ? 0.1 : 0)
  const scored = places.map((place) => ({ place, score: scoreOf(place) }))
  return scored.sort((a, b) => b.score - a.score)[0]?.place
}

/** How many of the texts around a place, from 0 to 1, are those that stood around the pin. */
function known({ field }: TextAt, { beside, language }: Pin, document: JsonObject): number {
  if (beside.length === 0) return 0
  const now = new Set(besideOf(document, field, language))
  return beside.filter((mark) => now.has(mark)).length / beside.length
}

/** A text that is quite another one is the same place all the same where its section is the same, or where nothing else could be it. */
function isAlike(place: TextAt, pin: Pin, document: JsonObject): boolean {
  if (alike(place.text, pin.said) >= LEAST_ALIKE || known(place, pin, document) >= LEAST_ALIKE) return true
  return place.field === pin.field && shapeOf(pin.field) === pin.field
}

/** How many of some words, from 0 to 1, a text still has. Letters of scripts that are written without spaces count as words. */
function alike(text: string, said: string): number {
  const [now, then] = [wordsOf(text), wordsOf(said)]
  const kept = [...then].filter((word) => now.has(word)).length
  return then.size === 0 ? 0 : kept / then.size
}

const wordsOf = (text: string) =>
  new Set(
    plainWords(text)
      .toLowerCase()
      .match(/\p{Script=Han}|[\p{L}\p{N}]+/gu) ?? [],
  )

/**
 * Finds the text that somebody picked words of: within `near` first, then anywhere in the document; undefined where no single text
 * holds them.
 */
export function fieldWith(document: unknown, words: string, language: Locale, near = ''): string | undefined {
  if (!isObject(document) || !plainWords(words)) return undefined
  const found = textsAt(document as JsonObject, language).filter(({ text }) => holdsWords(text, words))
  return (found.find(({ field }) => near && `${field}.`.startsWith(`${near}.`)) ?? shortest(found))?.field
}

/** Of several texts that hold the same words the one that says least beside them. */
const shortest = (texts: TextAt[]) => texts.toSorted((a, b) => a.text.length - b.text.length)[0]
