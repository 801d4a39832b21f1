import type { ContentState, Decision, Diverged } from '../../../src/model/content-state.ts'

/** A request to the server, by which an editor decides. */
export type Choice = { label: string; address: string; body: object }
/** Something that editors should know, and what they can do about it. */
type Said = { text: string; choices?: Choice[]; link?: { label: string; href: string } }

const NAMED_AT_MOST = 3
/** A push that waits no longer than this is not mentioned. */
const PATIENCE_MS = 2 * 60_000
/** Changes that were withdrawn elsewhere are mentioned for so long. */
const DAY_MS = 24 * 60 * 60_000

const NO_HISTORY =
  'There is no history: your saves are kept, but earlier versions can’t be brought back. The content folder is not in git; tell whoever runs the site.'
const ELSEWHERE =
  'Whoever runs the site has another branch open in the content folder. The site and your saves go on as before; changes made by hand there don’t show.'

/** `'content/page/home.json'` => `'page/home'` */
const nameOf = (file: string) => file.replace(/^content\//, '').replace(/\.json$/, '')

const saves = (count: number) => (count === 1 ? '1 save waits' : `${count} saves wait`)
const time = (date: string) => new Date(date).toLocaleString('en-GB', { dateStyle: 'medium', timeStyle: 'short' })

function divergedSaid({ branch, files }: Diverged, remote: string): Said[] {
  if (files.length === 0)
    return [
      {
        text: `The history of ${branch} on “${remote}” has nothing in common with the one here. Your saves are safe and shown here, but they are not sent until a developer has looked at it.`,
      },
    ]
  const more = files.length - NAMED_AT_MOST
  const each = files.slice(0, NAMED_AT_MOST).map((path): Said => {
    const choice = (keep: Decision['keep'], label: string) => {
      const body: Decision = { branch, path, keep }
      return { label, address: '/api/content/settle', body }
    }
    return {
      text: `${nameOf(path)} of ${branch} was changed here and elsewhere. Visitors see the text from here; everything else goes on. Which text should stay?`,
      choices: [choice('here', 'The text from here'), choice('there', `The text from “${remote}”`)],
    }
  })
  return more > 0 ? [...each, { text: `${more} more documents wait for such a decision.` }] : each
}

function damagedSaid({ path, message, shown, collection, title }: ContentState['damaged'][number]): Said {
  const what = `${collection}: “${title}” ${message}.`
  if (shown === 'rest') return { text: `${what} Visitors see the rest of it.` }
  if (shown === 'earlier')
    return {
      text: `${what} Visitors see its last good text.`,
      choices: [{ label: 'Bring back the last good text', address: '/api/content/mend', body: { path } }],
    }
  const href = `#/screens/history?path=${encodeURIComponent(path)}`
  return { text: `${what} Visitors don’t see it.`, link: { label: 'Bring back an earlier text', href } }
}

/** Returns what editors should know about their content, in plain words; nothing while all is well. */
export function saidOf({ history, folderElsewhere, damaged, remote }: ContentState, now: Date): Said[] {
  const { waiting, problem, diverged = [], withdrawn = [] } = remote ?? {}
  const late = waiting && (problem || now.getTime() - Date.parse(waiting.since) > PATIENCE_MS) && diverged.length === 0
  const news = withdrawn.filter(({ at }) => now.getTime() - Date.parse(at) < DAY_MS)
  const plain = (texts: (string | false | undefined)[]): Said[] => texts.flatMap((text) => (text ? [{ text }] : []))
  return [
    ...plain([!history && NO_HISTORY, folderElsewhere && ELSEWHERE]),
    ...damaged.slice(0, NAMED_AT_MOST).map(damagedSaid),
    ...plain([
      damaged.length > NAMED_AT_MOST && `${damaged.length - NAMED_AT_MOST} more documents can’t be read. The content report lists them.`,
    ]),
    ...diverged.flatMap((one) => divergedSaid(one, remote?.remote ?? '')),
    ...plain([
      ...news.map(
        ({ branch, at }) =>
          `Changes of ${branch} were withdrawn on “${remote?.remote}” (${time(at)}), so they don’t show here any more. A developer can bring them back.`,
      ),
      late &&
        `${saves(waiting.commits)} since ${time(waiting.since)} to be sent to “${remote?.remote}”. This is tried again by itself; nothing is lost.`,
      problem && `What “${remote?.remote}” answered, for whoever runs the site: ${problem}`,
    ]),
  ]
}
