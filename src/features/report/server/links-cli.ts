import { resolve } from 'node:path'
import { grouped } from '../rules/grouped.ts'
import { outwardLinks } from '../rules/outward.ts'
import { askOutward, type LinkOutcome, MANNERS } from './ask-outward.ts'
import { readSite } from './read.ts'

/** What a machine without the internet says of every host. */
const OFFLINE = /ENOTFOUND|EAI_AGAIN|ENETUNREACH/
const MARKS = { dead: 'DEAD  ', unsure: 'unsure', moved: 'moved ' }

/**
 * `npm run check:links`: asks for every page of another site that the content links to, slowly, and prints those that are gone, that moved,
 * or that would not say. It fails where one is gone. It needs the internet, and is no part of the tests.
 */
const { documents } = await readSite(resolve(process.env.CONTENT_DIR || '.'))
const links = new Map(outwardLinks(documents).map(({ url, places }) => [url, places]))
console.log(`asking for ${links.size} pages of ${new Set([...links.keys()].map((url) => new URL(url).host)).size} hosts`)
const outcomes: LinkOutcome[] = []
await askOutward([...links.keys()], MANNERS, (outcome) => outcomes.push(outcome))
const all = grouped(outcomes, ({ state }) => state)

if (outcomes.every(({ why }) => OFFLINE.test(why))) {
  console.error('This machine reaches no other site: nothing was checked.')
  process.exitCode = 1
} else {
  for (const state of ['moved', 'unsure', 'dead'] as const)
    for (const { url, why } of all.get(state) ?? [])
      console.log([`${MARKS[state]} ${url} (${why})`, ...(links.get(url) ?? [])].join('\n         '))
  const count = (state: LinkOutcome['state']) => all.get(state)?.length ?? 0
  console.log(`${count('works')} work, ${count('moved')} moved, ${count('unsure')} unsure, ${count('dead')} dead`)
  process.exitCode = count('dead') > 0 ? 1 : 0
}
