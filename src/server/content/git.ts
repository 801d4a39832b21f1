import { spawn } from 'node:child_process'

const PATIENCE_MS = 30_000

/** Settings from around must not lead git to another repository, nor stop it with a question. */
const environment = () => ({
  PATH: process.env.PATH,
  HOME: process.env.HOME,
  SSH_AUTH_SOCK: process.env.SSH_AUTH_SOCK,
  GIT_SSH_COMMAND: process.env.GIT_SSH_COMMAND,
  GIT_TERMINAL_PROMPT: '0',
  LC_ALL: 'C',
})

/** Runs git in a folder and gives what it printed; throws with git's own words if it fails. */
export const git = async (dir: string, args: string[], input: string | Uint8Array = ''): Promise<string> =>
  (await gitBytes(dir, args, input)).toString()

/** The same, byte for byte: a picture is no text. */
export function gitBytes(dir: string, args: string[], input: string | Uint8Array = ''): Promise<Buffer> {
  return new Promise((done, failed) => {
    const child = spawn('git', ['-c', 'core.quotePath=false', ...args], { cwd: dir, env: environment(), timeout: PATIENCE_MS })
    const out: Buffer[] = []
    const err: Buffer[] = []
    child.stdout.on('data', (chunk: Buffer) => out.push(chunk))
    child.stderr.on('data', (chunk: Buffer) => err.push(chunk))
    child.on('error', (error) => failed(new Error(`git could not be started: ${error.message}`)))
    child.on('close', (code) => {
      if (code === 0) return done(Buffer.concat(out))
      failed(new Error(`git ${args[0]}: ${Buffer.concat(err).toString().trim() || `ended with ${code}`}`))
    })
    child.stdin.on('error', () => {})
    child.stdin.end(input)
  })
}

/** The same, but undefined where git says no. */
export const gitOr = (dir: string, args: string[]): Promise<string | undefined> =>
  git(dir, args).then(
    (text) => text.trim(),
    () => undefined,
  )

/** `'a\0b\0'` => `['a', 'b']`, as git prints lists with `-z`. */
export const lines = (text: string): string[] => text.split('\0').filter(Boolean)
