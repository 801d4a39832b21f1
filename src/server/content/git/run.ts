import { spawn } from 'node:child_process'

/** One run of git: its folder, its arguments, its environment and input, and the milliseconds after which it is killed. */
export type GitRun = { dir: string; args: string[]; env: NodeJS.ProcessEnv; input: string | Uint8Array; patience: number }

/** The end of a run of git: what it printed, and its code or signal; `error` says why it could not even be started. */
export type GitEnd = { code: number | null; signal: string | null; out: Uint8Array; err: Uint8Array; error?: string }

/** Runs git and returns how it ended. It never throws, whatever the arguments hold. */
export async function runGit(run: GitRun): Promise<GitEnd> {
  try {
    return await started(run)
  } catch (cause) {
    // Node refuses what no program can be given, a NUL in a branch's name: that is the end of one run, not of the process.
    return { code: null, signal: null, out: Buffer.of(), err: Buffer.of(), error: String(cause) }
  }
}

function started({ dir, args, env, input, patience }: GitRun): Promise<GitEnd> {
  return new Promise((done) => {
    const child = spawn('git', args, { cwd: dir, env, timeout: patience })
    const out: Buffer[] = []
    const err: Buffer[] = []
    const end = (code: number | null, signal: string | null, error?: string) =>
      done({ code, signal, error, out: Buffer.concat(out), err: Buffer.concat(err) })
    child.stdout.on('data', (chunk: Buffer) => out.push(chunk))
    child.stderr.on('data', (chunk: Buffer) => err.push(chunk))
    child.on('error', ({ message }) => end(null, null, message))
    child.on('close', (code, signal) => end(code, signal))
    // A program that a killed git had started may go on for long, and keep its output open.
    child.on('exit', (code, signal) => signal && end(code, signal))
    child.stdin.on('error', () => {})
    child.stdin.end(input)
  })
}
