import { isObject, isUnset, type Json, type JsonObject } from '../json.ts'
import { readSources, sourceHash, type TranslationSources, writeSources } from './sources.ts'
import { AS_IT_IS, STILL_RIGHT } from './staleness.ts'
import { SOURCES, type TranslatedText, textsOf } from './texts.ts'

/** Finds out what to record for a text of the new document. */
type SourceOf = (now: Omit<TranslatedText, 'source'>, sent: string | undefined) => string

/**
 * A document about to be saved, with the English that each translation was made from recorded beside it. A text that
 * `before` had keeps what was recorded, wherever it has moved to; a new one was made from the English as it is now.
 * What the form sent as `sources` counts only as an editor's word that a text is right for the present English.
 */
export const stamp = (before: Json | undefined, after: Json): Json => record(after, sourceFrom(before))

/**
 * Records in a document that is open in a form from which English its translations were made. Where an editor has just said
 * that a text is still right, that stays as the form has it until the save.
 */
export const stampInForm = (before: Json, after: Json): Json =>
  record(
    after,
    sourceFrom(before, (_, sent) => sent ?? ''),
  )

/**
 * The same where words were replaced without anybody reading the whole text: a translation that was out of date stays so, and
 * one that was called right although it reads as its English stays right while it does.
 */
export function stampReplaced(before: Json, after: Json): Json {
  const olds = new Map(textsOf(before).map((text) => [placeOf(text), text]))
  const usual = sourceFrom(before)
  return record(after, (now, sent) => {
    const old = olds.get(placeOf(now))
    if (!old?.source || old.text === now.text) return usual(now, sent)
    if (!old.source.endsWith(sourceHash(old.english))) return old.source
    return old.source.startsWith(AS_IT_IS) ? asItIs(now, sent) : usual(now, sent)
  })
}

/** A document with every translation declared right as it is. */
export const stampPresent = (document: Json): Json => record(document, asItIs)

const isEnglish = ({ text, english }: Omit<TranslatedText, 'source'>) => JSON.stringify(text) === JSON.stringify(english)
const asItIs: SourceOf = (now) => (isEnglish(now) ? AS_IT_IS : '') + sourceHash(now.english)

function sourceFrom(before: Json | undefined, heard: SourceOf = asItIs): SourceOf {
  const known = new Map<string, TranslatedText[]>()
  const places = new Map<string, TranslatedText>()
  for (const text of before === undefined ? [] : textsOf(before)) {
    known.set(keyOf(text), [...(known.get(keyOf(text)) ?? []), text])
    places.set(placeOf(text), text)
  }
  return (now, sent) => {
    const present = sourceHash(now.english)
    if (sent === STILL_RIGHT + present) return heard(now, sent)
    const found = (known.get(keyOf(now)) ?? []).map((text) => ({ ...text, source: text.source ?? sourceHash(text.english) }))
    const there = places.get(placeOf(now))
    // At its old place with the same English, yet another text: it was written anew, even if the same words stand elsewhere.
    const rewritten = there && !found.some(({ place }) => place === now.place) && sourceHash(there.english) === present
    const kept =
      found.find(({ source }) => source.endsWith(present)) ??
      found.find(({ place }) => place === now.place) ??
      (rewritten ? undefined : (found.find(({ english }) => sourceHash(english) === present) ?? found[0]))
    return kept?.source ?? present
  }
}

const keyOf = ({ language, field, text }: Omit<TranslatedText, 'source'>) => JSON.stringify([language, field, text])
const placeOf = ({ place, language, field }: Omit<TranslatedText, 'source'>) => `${place} ${language} ${field}`

function record(value: Json, sourceOf: SourceOf, place = ''): Json {
  if (Array.isArray(value)) return value.map((item, index) => record(item, sourceOf, `${place}/${index}`))
  if (!isObject(value)) return value
  const entries = Object.entries(value).map(([name, child]) => [
    name,
    name === 'translations' && isObject(child) ? recordIn(value, child, sourceOf, place) : record(child, sourceOf, `${place}/${name}`),
  ])
  return Object.fromEntries(entries)
}

function recordIn(original: JsonObject, translations: JsonObject, sourceOf: SourceOf, place: string): JsonObject {
  const languages = Object.entries(translations).map(([language, texts]) => {
    if (!isObject(texts)) return [language, texts]
    const { [SOURCES]: sent, ...own } = texts
    const claimed = readSources(sent as string | undefined)
    const sources: TranslationSources = {}
    for (const [field, text] of Object.entries(own)) {
      if (isUnset(text)) continue
      sources[field] = sourceOf({ place, language, field, text, english: original[field] }, claimed[field])
    }
    const written = writeSources(sources)
    return [language, written ? { ...own, [SOURCES]: written } : own]
  })
  return Object.fromEntries(languages)
}
