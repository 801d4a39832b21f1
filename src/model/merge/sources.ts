import { isObject, type Json, type JsonObject } from '../json.ts'
import { saying } from '../pair-items.ts'
import { readSources, writeSources } from '../translations/sources.ts'
import { SOURCES } from '../translations/texts.ts'
import type { Three } from './three.ts'

/** The texts of one language, without what is recorded of their English. */
export type Language = { texts: JsonObject; sources: Record<string, string> }

/** Separates the texts of a language from what is recorded of their English; an absent language has none. */
export function languageOf(value: Json | undefined): Language {
  const { [SOURCES]: sources, ...texts } = isObject(value) ? value : {}
  return { texts, sources: readSources(sources as string | undefined) }
}

/** Returns what to record of the English of the texts `merged`: it comes from whoever changed the text, or what is recorded of it. */
export function mergeSources({ base, theirs, mine }: Three<Language>, merged: JsonObject): string | undefined {
  const names = new Set([...Object.keys(mine.sources), ...Object.keys(theirs.sources)])
  const isChanged = (name: string) => saying(mine.texts[name]) !== saying(base.texts[name]) || mine.sources[name] !== base.sources[name]
  const isMine = (name: string) => saying(merged[name]) === saying(mine.texts[name]) && isChanged(name)
  const pairs = [...names].flatMap((name): [string, string][] => {
    const source = (isMine(name) ? mine : theirs).sources[name]
    return source === undefined ? [] : [[name, source]]
  })
  return writeSources(Object.fromEntries(pairs))
}
