import { ProgramFailed } from '../../http/told.ts'
import { lockIn, waitForLock } from './locks.ts'
import { runGitBeside } from './process.ts'

const PATIENCE_MS = 30_000
/** The number of locks that one command waits for. A fetch that is killed leaves a lock for each branch that it was about to move. */
const MOST_LOCKS = 100
/** The arguments of every command: paths are taken and given as they are, and no hook is run, since a repository may bring along any. */
export const ALWAYS = ['--literal-pathspecs', '-c', 'core.quotePath=false', '-c', 'core.hooksPath=/dev/null']

/**
 * Returns the environment that git runs in. Settings of this process must not lead git to another repository, nor stop it
 * with a question.
 */
export const environment = () => ({
  PATH: process.env.PATH,
  HOME: process.env.HOME,
  SSH_AUTH_SOCK: process.env.SSH_AUTH_SOCK,
  GIT_SSH_COMMAND: process.env.GIT_SSH_COMMAND,
  GIT_TERMINAL_PROMPT: '0',
  LC_ALL: 'C',
})

/** Runs git in a folder and returns what it printed; throws with git's own words if it fails, or takes longer than `patience` ms. */
export const git = async (dir: string, args: string[], input: string | Uint8Array = '', patience = PATIENCE_MS): Promise<string> =>
  (await gitBytes(dir, args, input, patience)).toString()

/**
 * Runs git and returns the bytes that it printed: a picture is no text. Locks that another process holds, or that a killed
 * one left, are waited for.
 */
export async function gitBytes(dir: string, args: string[], input: string | Uint8Array = '', patience = PATIENCE_MS): Promise<Buffer> {
  for (let locks = 0; ; locks += 1) {
    try {
      return await run(dir, args, input, patience)
    } catch (error) {
      const lock = lockIn(`${error}`)
      if (!lock || locks === MOST_LOCKS || !(await waitForLock(lock, dir))) throw error
    }
  }
}

async function run(dir: string, args: string[], input: string | Uint8Array, patience: number): Promise<Buffer> {
  const { code, signal, out, err, error } = await runGitBeside({ dir, args: [...ALWAYS, ...args], env: environment(), input, patience })
  if (error) throw new ProgramFailed(`git could not be started: ${error}`)
  if (code === 0) return Buffer.from(out.buffer, out.byteOffset, out.byteLength)
  throw new ProgramFailed(`git ${commandIn(args)}: ${words(Buffer.from(err)) || (signal ? 'took too long' : `ended with ${code}`)}`)
}

/** Finds git's command among its arguments: `['-c', 'a=b', 'merge', 'x']` => `'merge'` */
const commandIn = (args: string[]) => args.find((arg, at) => !arg.startsWith('-') && args[at - 1] !== '-c')

/** Returns git's words on one line, without its advice to people at a terminal. */
const words = (said: Buffer) =>
  said
    .toString()
    .replace(/^hint:.*$/gm, '')
    .trim()
    .replace(/\s*\n\s*/g, ' ')

/** Runs git and returns what it printed, without spaces at its ends; undefined if it fails. */
export const gitOr = (dir: string, args: string[]): Promise<string | undefined> =>
  git(dir, args).then(
    (text) => text.trim(),
    () => undefined,
  )

/** Splits a list that git printed with `-z`: `'a\0b\0'` => `['a', 'b']` */
export const lines = (text: string): string[] => text.split('\0').filter(Boolean)
