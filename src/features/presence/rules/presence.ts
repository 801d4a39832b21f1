import type { Locale } from '../../../model/languages.ts'

/** The address of the stream: `?path=content/page/about.json&language=ar`, a path for each document that is open. */
export const PRESENCE = '/api/presence'

/** The most documents that one stream may name: a page, and something on it whose form is open. */
export const OPEN_AT_MOST = 4

/** Somebody else who has a document open, by the name under which they save, and the language in which their form writes. */
export type Other = { name: string; language: Locale }

/** The other people who have a document open, by its path; documents that nobody else has open are absent. */
export type Others = Record<string, Other[]>

/** Somebody else saved a document. */
export type SavedByOther = { path: string; name: string }

/** The time between two signs of life, in milliseconds. Proxies close a stream that says nothing for a minute. */
export const BEAT_MS = 20_000

type Nothing = Record<string, never>

/**
 * The events of the stream, by their names. After `replaced` another tab of this session took the place of this one; `beat` is a
 * sign of life.
 */
export type PresenceEvents = { others: Others; saved: SavedByOther; replaced: Nothing; beat: Nothing }
