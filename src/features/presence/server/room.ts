import type { Other, Others } from '../rules/presence.ts'
import type { News, Opening } from './news.ts'

/** The most streams that are remembered; a clinic has a handful of editors. */
const STREAMS_AT_MOST = 1000

/**
 * Keeps a list of who has which documents open, made of the news alone. An entry that isn't told again for `keptMs` is forgotten:
 * its process may be gone.
 */
export function createRoom(keptMs: number) {
  const streams = new Map<string, Opening & { until: number }>()
  const tidy = (now: number) => {
    for (const [id, { until }] of streams) if (until <= now) streams.delete(id)
  }
  return {
    /** Takes in what was told; `now` is in milliseconds. */
    hear(news: News, now: number) {
      tidy(now)
      if (news.kind === 'gone') streams.delete(news.id)
      if (news.kind !== 'open' || (streams.size >= STREAMS_AT_MOST && !streams.has(news.opening.id))) return
      streams.set(news.opening.id, { ...news.opening, until: now + keptMs })
    },
    /** Returns who else has the documents of a stream open, each person once, in the order in which they came. */
    othersOf({ person, branch, paths }: Opening, now: number): Others {
      tidy(now)
      const others = [...streams.values()].filter((one) => one.person !== person && one.branch === branch)
      return Object.fromEntries(paths.map((path) => [path, namesAt(path, others)] as const).filter(([, names]) => names.length > 0))
    },
  }
}

/** Two tabs of a person count once; the one that was opened last tells the language. */
function namesAt(path: string, others: Opening[]): Other[] {
  const here = others.filter(({ paths }) => paths.includes(path))
  return [...new Map(here.map(({ person, name, language }) => [person, { name, language }])).values()]
}
