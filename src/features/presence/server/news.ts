import type { Locale } from '../../../model/languages.ts'
import type { SharedNews } from '../../../server/stores/postgres/news.ts'

/** A document on a branch. */
export type BranchDocument = { branch: string; path: string }

/** Where a stream is and whose it is. `person` is a hash that only servers know. */
export type Opening = { id: string; person: string; name: string; branch: string; paths: string[]; language: Locale }

/** An event that other processes are told of: somebody has documents open, still or since now; a stream ended; somebody saved. */
export type News =
  | { kind: 'open'; opening: Opening }
  | { kind: 'gone'; id: string }
  | { kind: 'saved'; place: BranchDocument; person: string; name: string }

/**
 * The one way by which news travels, back to the process that tells it as well. Between several processes it is PostgreSQL's
 * NOTIFY: what a process has open is told again and again, so whoever listens later hears of it, too.
 */
export type NewsChannel = { publish(news: News): void; subscribe(listener: (news: News) => void): () => void }

/** A channel within this process. */
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

/** A channel between all processes. What can't be told to the others is still told within this one. */
export function shareChannel(shared: Pick<SharedNews, 'tell' | 'hear'>): NewsChannel {
  const own = openChannel()
  let isHearing = false
  return {
    publish(news) {
      own.publish(news)
      shared.tell({ about: 'presence', said: news })
    },
    subscribe(listener) {
      if (!isHearing) shared.hear('presence', (said) => own.publish(said as News))
      isHearing = true
      return own.subscribe(listener)
    },
  }
}
