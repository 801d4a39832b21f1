import { git } from './git.ts'

/** The notes at the end of a commit's message, by name: `{ Release: '20261123-k3f9', Draft: 'Spring prices' }`. */
export type Trailers = Record<string, string>

const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim()

/** `{ Draft: 'Spring prices' }` => `'Draft: Spring prices'`, a line each. */
export const trailerLines = (trailers: Trailers): string =>
  Object.entries(trailers)
    .map(([name, value]) => `${name}: ${oneLine(value)}`)
    .join('\n')

/** A commit with its notes: who made it, when (in ISO form), and its first line. */
export type NotedCommit = { commit: string; author: string; email: string; date: string; subject: string; trailers: Trailers }

const FORMAT = '--format=%x1e%H%x1f%an%x1f%ae%x1f%cI%x1f%s%x1f%(trailers:only,unfold)'

const literally = (text: string) => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')

/** Returns the commits of a range, the newest first, that have a note of this name; with `value` those in which it says this. */
export async function commitsNoted(dir: string, range: string[], name: string, value?: string): Promise<NotedCommit[]> {
  const wanted = `^${literally(name)}: ${value === undefined ? '' : `${literally(oneLine(value))}$`}`
  const log = await git(dir, ['log', '--extended-regexp', `--grep=${wanted}`, FORMAT, ...range])
  return log
    .split('\x1e')
    .slice(1)
    .map(readCommit)
    .filter(({ trailers }) => (value === undefined ? name in trailers : trailers[name] === oneLine(value)))
}

function readCommit(entry: string): NotedCommit {
  const [commit = '', author = '', email = '', date = '', subject = '', notes = ''] = entry.split('\x1f')
  const pairs = notes.split('\n').flatMap((line): [string, string][] => {
    const at = line.indexOf(': ')
    return at > 0 ? [[line.slice(0, at), line.slice(at + 2).trim()]] : []
  })
  return { commit, author, email, date, subject, trailers: Object.fromEntries(pairs) }
}
