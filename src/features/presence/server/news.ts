import type { Locale } from '../../../model/languages.ts'

/** A document on a branch. */
export type BranchDocument = { branch: string; path: string }

/** Where a stream is and whose it is. `person` is known to the server alone. */
export type Opening = { id: string; person: string; name: string; branch: string; paths: string[]; language: Locale }

/** An event that other processes are told of: somebody has documents open, still or since now; a stream ended; somebody saved. */
export type News =
  | { kind: 'open'; opening: Opening }
  | { kind: 'gone'; id: string }
  | { kind: 'saved'; place: BranchDocument; person: string; name: string }

/**
 * The one way by which news travels, back to the process that tells it as well. Between several processes it may be
 * PostgreSQL's NOTIFY: what a process has open is told again and again, so whoever listens later hears of it, too.
 */
export type NewsChannel = { publish(news: News): void; subscribe(listener: (news: News) => void): () => void }

/** A channel within this process: with several, each knows only who is connected to itself. */
export function openChannel(): NewsChannel {
  const listeners = new Set<(news: News) => void>()
  return {
    publish(news) {
      for (const listener of listeners) listener(news)
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}
