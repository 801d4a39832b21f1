/** Is thrown where another program failed, such as git. The message is that program's words, which are for the log alone. */
export class ProgramFailed extends Error {}

/** Matches what git, SQLite and the system say if a disk is full, or a quota used up. */
const FULL = /No space left|Out of diskspace|ENOSPC|EDQUOT|Disk quota exceeded|database or disk is full/i
/** Matches what they say where this user may not write. */
const FORBIDDEN = /Permission denied|Read-only file system|insufficient permission|EACCES|EROFS|EPERM|readonly database|dubious ownership/i

/** What people are told of a failure, as the second half of a sentence. */
export const SAID = {
  full: 'the disk of the server is full. What you typed is still here: tell whoever runs the site, and save again once there is room',
  forbidden:
    'git or the disk lets the server write nothing where this is kept. What you typed is still here: tell whoever runs the site, whose log says why',
  git: 'git on the server failed. What you typed is still here: tell whoever runs the site, whose log says why',
  other: 'something went wrong on the server. What you typed is still here: tell whoever runs the site, whose log says why',
}
export type Mishap = keyof typeof SAID

/**
 * Tells what kind of failure an error is that a program, the system or a library has thrown; undefined for an error of the site's
 * own, whose message is a sentence for people.
 */
export function mishapOf(error: unknown): Mishap | undefined {
  if (!(error instanceof Error)) return 'other'
  const { code, errcode } = error as { code?: unknown; errcode?: unknown }
  const isOwn = code === undefined && errcode === undefined && !(error instanceof ProgramFailed) && !NATIVE.has(error.constructor)
  if (isOwn) return undefined
  const said = `${code ?? ''} ${error.message}`
  if (FULL.test(said)) return 'full'
  if (FORBIDDEN.test(said)) return 'forbidden'
  return error instanceof ProgramFailed ? 'git' : 'other'
}
const NATIVE = new Set<unknown>([TypeError, RangeError, SyntaxError, ReferenceError, URIError, EvalError, AggregateError])

/**
 * Returns what an error says to people: its message, if that is a sentence of the site's own. Of any other they are told the kind,
 * and its words, which may hold paths and addresses, go to the log, behind `about`.
 */
export function toldOf(error: unknown, about: string): string {
  const mishap = mishapOf(error)
  if (!mishap) return (error as Error).message
  console.error(`${about}: ${error instanceof Error ? error.message : error}`)
  return SAID[mishap]
}
