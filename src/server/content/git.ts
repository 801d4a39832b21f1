import { spawn } from 'node:child_process'
import { lockIn, waitForLock } from './git-locks.ts'

const PATIENCE_MS = 30_000
/** A fetch that is killed leaves a lock for each branch that it was about to move. */
const MOST_LOCKS = 100
/** Paths are taken and given as they are, and no hooks: what a repository brings along is never run. */
const ALWAYS = ['--literal-pathspecs', '-c', 'core.quotePath=false', '-c', 'core.hooksPath=/dev/null']

/** Settings from around must not lead git to another repository, nor stop it with a question. */
const environment = () => ({
  PATH: process.env.PATH,
  HOME: process.env.HOME,
  SSH_AUTH_SOCK: process.env.SSH_AUTH_SOCK,
  GIT_SSH_COMMAND: process.env.GIT_SSH_COMMAND,
  GIT_TERMINAL_PROMPT: '0',
  LC_ALL: 'C',
})

/** Runs git in a folder and gives what it printed; throws with git's own words if it fails, or takes longer than `patience` ms. */
export const git = async (dir: string, args: string[], input: string | Uint8Array = '', patience = PATIENCE_MS): Promise<string> =>
  (await gitBytes(dir, args, input, patience)).toString()

/** The same, byte for byte: a picture is no text. Locks that another process holds, or that a killed one left, are waited for. */
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

function run(dir: string, args: string[], input: string | Uint8Array, patience: number): Promise<Buffer> {
  return new Promise((done, failed) => {
    const child = spawn('git', [...ALWAYS, ...args], { cwd: dir, env: environment(), timeout: patience })
    const out: Buffer[] = []
    const err: Buffer[] = []
    child.stdout.on('data', (chunk: Buffer) => out.push(chunk))
    child.stderr.on('data', (chunk: Buffer) => err.push(chunk))
    child.on('error', (error) => failed(new Error(`git could not be started: ${error.message}`)))
    child.on('close', (code, signal) => {
      if (code === 0) return done(Buffer.concat(out))
      failed(new Error(`git ${commandIn(args)}: ${words(Buffer.concat(err)) || (signal ? 'took too long' : `ended with ${code}`)}`))
    })
    child.stdin.on('error', () => {})
    child.stdin.end(input)
  })
}

/** `['-c', 'a=b', 'merge', 'x']` => `'merge'` */
const commandIn = (args: string[]) => args.find((arg, at) => !arg.startsWith('-') && args[at - 1] !== '-c')

/** What git said, on one line, without its advice to people at a terminal. */
const words = (said: Buffer) =>
  said
    .toString()
    .replace(/^hint:.*$/gm, '')
    .trim()
    .replace(/\s*\n\s*/g, ' ')

/** The same, but undefined where git says no. */
export const gitOr = (dir: string, args: string[]): Promise<string | undefined> =>
  git(dir, args).then(
    (text) => text.trim(),
    () => undefined,
  )

/** `'a\0b\0'` => `['a', 'b']`, as git prints lists with `-z`. */
export const lines = (text: string): string[] => text.split('\0').filter(Boolean)
