import type { Card } from '../view/cards.ts'
import type { Leads, SearchEntry, SearchKind } from './entry.ts'
import { marked, piece } from './marks.ts'
import { type PreparedSearch, prepare } from './prepare.ts'
import { search } from './rank.ts'

/** Something that was found, as the page shows it. Of the parts of its texts each second one is marked. */
export type Hit = { href: string; title: string[]; text: string[]; of?: string; does?: string; leads?: Leads; lang?: 'en'; card?: Card }

/** The hits of one kind, best first. */
export type HitGroup = { kind: SearchKind; hits: Hit[] }

const hitOf = ({ href, title, text, of, does, leads, lang, card }: SearchEntry, by: string[]): Hit => ({
  href,
  title: marked(title, by),
  text: marked(card ? text : piece(text, by), by),
  ...(of && { of }),
  ...(does && { does }),
  ...(leads && { leads }),
  ...(lang && { lang }),
  ...(card && { card }),
})

/** Returns what was found for a query, as the page shows it: the group with the best first. */
export function answer(prepared: PreparedSearch, query: string): HitGroup[] {
  const { groups, by } = search(prepared, query)
  return groups.map(({ kind, entries }) => ({ kind, hits: entries.map((entry) => hitOf(entry, by)) }))
}

/** Returns the listed treatments in their order, for a page that can't be asked anything without script. */
export function everyTreatment(entries: SearchEntry[]): HitGroup[] {
  const listed = entries.filter(({ card }) => card?.listed)
  return [{ kind: 'treatment', hits: listed.map((entry) => hitOf(entry, [])) }]
}

/** Returns what answers queries among some entries, as a browser does that has them. */
export function answerFrom(entries: SearchEntry[]): (query: string) => HitGroup[] {
  const prepared = prepare(entries)
  return (query) => answer(prepared, query)
}
