import { type ChildProcess, fork } from 'node:child_process'
import { type GitEnd, type GitRun, runGit } from './run.ts'

/** A run of git that the process beside this one is asked for, and its answer. */
export type GitQuestion = { id: number; run: GitRun }
export type GitAnswer = { id: number; end: GitEnd }

/**
 * The small process beside this one that runs git. Starting a program copies the page tables of the process that starts it,
 * which stands still meanwhile: from a server of 600 MB that takes 30 ms for each command, of which a save needs some
 * thirty; from a process of 40 MB it takes 3.
 */
let beside: ChildProcess | undefined
const waiting = new Map<number, (end: GitEnd) => void>()
let asked = 0

const LOST = { code: null, signal: null, out: Buffer.of(), err: Buffer.of(), error: 'the process that runs git ended' }

function start(): ChildProcess {
  // Ctrl-C in a terminal stops the server, which ends what it is at; git is not to be torn off in the middle of it.
  const child = fork(new URL('./process-main.ts', import.meta.url), {
    serialization: 'advanced',
    execArgv: ['--disable-warning=ExperimentalWarning'],
    detached: true,
  })
  child.on('message', ({ id, end }: GitAnswer) => settle(id, end))
  child.on('error', () => child.kill())
  child.on('close', () => {
    if (beside === child) beside = undefined
    for (const id of waiting.keys()) settle(id, LOST)
  })
  child.unref()
  return child
}

/** Gives an answer to its caller. Only open questions keep this process alive. */
function settle(id: number, end: GitEnd) {
  waiting.get(id)?.(end)
  waiting.delete(id)
  if (waiting.size === 0) beside?.channel?.unref()
}

/** Runs git in the process beside this one, or here if that can't be reached, and returns how it ended. It never throws. */
export function runGitBeside(run: GitRun): Promise<GitEnd> {
  beside ??= start()
  const { channel } = beside
  if (!channel) return runGit(run)
  channel.ref()
  asked += 1
  const question: GitQuestion = { id: asked, run }
  return new Promise((done) => {
    waiting.set(question.id, done)
    beside?.send(question, (error) => error && settle(question.id, LOST))
  })
}
