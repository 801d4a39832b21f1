/** What the server says about where saves are. */
export type ContentState = {
  history: boolean
  remote?: {
    remote: string
    problem?: string
    waiting?: { commits: number; since: string }
    diverged: { branch: string; files: string[] }[]
  }
}

const NAMED_AT_MOST = 3
/** A push that takes a moment is no news. */
const PATIENCE_MS = 2 * 60_000

const NO_HISTORY =
  'There is no history: your saves are kept, but earlier versions can’t be brought back. The content folder is not in git; tell whoever runs the site.'

/** `'content/page/home.json'` => `'page/home'` */
const nameOf = (file: string) => file.replace(/^content\//, '').replace(/\.json$/, '')

const saves = (count: number) => (count === 1 ? '1 save waits' : `${count} saves wait`)
const time = (date: string) => new Date(date).toLocaleString('en-GB', { dateStyle: 'medium', timeStyle: 'short' })

function divergedSentence({ branch, files }: { branch: string; files: string[] }, remote: string): string {
  const named = [...files.slice(0, NAMED_AT_MOST).map(nameOf), ...(files.length > NAMED_AT_MOST ? ['and others'] : [])]
  const what = named.length > 0 ? `the same documents (${named.join(', ')})` : 'the content'
  return `Somebody changed ${what} of ${branch} elsewhere. Your saves are safe and shown here, but they are not sent to “${remote}” until a developer has merged both.`
}

/** What editors should know about where their saves are, in plain words; nothing while all is well. */
export function sentencesFor({ history, remote }: ContentState, now: Date): string[] {
  const { waiting, problem, diverged = [] } = remote ?? {}
  const late = waiting && (problem || now.getTime() - Date.parse(waiting.since) > PATIENCE_MS) && diverged.length === 0
  return [
    ...(history ? [] : [NO_HISTORY]),
    ...diverged.map((one) => divergedSentence(one, remote?.remote ?? '')),
    ...(late
      ? [
          `${saves(waiting.commits)} since ${time(waiting.since)} to be sent to “${remote?.remote}”. This is tried again by itself; nothing is lost.`,
        ]
      : []),
    ...(problem ? [`What “${remote?.remote}” answered, for whoever runs the site: ${problem}`] : []),
  ]
}
