import childProcess, { type ChildProcess } from 'node:child_process'
import fs from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
import { StatementSync } from 'node:sqlite'
import type { GitAnswer, GitQuestion } from '../../src/server/content/git/process.ts'

/**
 * Is loaded before a program (`node --import`), counts the moments between which it leaves a trace, and kills it at the moment KILL_AT;
 * a program that comes to its end says how many there were (with KILL_TELL also what each is). A moment is before each command of git
 * that may change something, and after it; before each change of a file, and in the middle of writing one; before each statement that
 * changes the database. What comes right after a command of git is no moment more: dying there leaves the same.
 */
const KILL_AT = Number(process.env.KILL_AT)
let moments = 0
/** Whether nothing was done, nor said, since the last moment. */
let isSame = false

/** What git only reads with leaves no trace: whoever dies before or after it leaves what was there. */
const READING = /^(cat-file|diff-index|diff-tree|for-each-ref|log|ls-files|ls-tree|merge-base|rev-list|rev-parse|symbolic-ref)$/

const die = (name: string): never => {
  fs.writeSync(1, `killed ${name}\n`)
  process.kill(process.pid, 'SIGKILL')
  throw new Error('It goes on after its death.')
}

/** Lets a moment come. `last` is what is done of the step that follows, where it dies in its middle. */
function moment(name: string, last?: () => void) {
  if (isSame && !last) {
    isSame = false
    return
  }
  isSame = name.startsWith('after ')
  moments += 1
  if (process.env.KILL_TELL) fs.writeSync(1, `moment ${moments} ${name}\n`)
  if (moments !== KILL_AT) return
  last?.()
  die(name)
}

/** Has a function tell what it is given before it does anything. */
function before(owner: object, name: string, tell: (owner: unknown, ...given: unknown[]) => void) {
  const real: unknown = Reflect.get(owner, name)
  if (typeof real !== 'function') throw new Error(`There is no ${name}.`)
  Reflect.set(owner, name, function (this: unknown, ...given: unknown[]) {
    tell(this, ...given)
    return Reflect.apply(real, this, given)
  })
}

/** Counts the commands of git that a process runs for this one: it is asked by a message, and answers by one. */
function watch(beside: ChildProcess) {
  const asked = new Map<unknown, string>()
  before(beside, 'send', (_beside, question) => {
    const { id, run } = question as GitQuestion
    const command = run.args.find((arg, at) => !arg.startsWith('-') && run.args[at - 1] !== '-c') ?? ''
    if (READING.test(command)) return
    asked.set(id, command)
    moment(`before git ${command}`)
  })
  before(beside, 'emit', (_beside, event, answer) => {
    const { id } = event === 'message' ? (answer as GitAnswer) : {}
    if (asked.has(id)) moment(`after git ${asked.get(id)}`)
    asked.delete(id)
  })
}

const { fork } = childProcess
Reflect.set(childProcess, 'fork', (...given: Parameters<typeof fork>) => {
  const beside = fork(...given)
  watch(beside)
  return beside
})
before(childProcess, 'spawn', (_module, command) => {
  if (command === 'git') throw new Error('This git is not counted.')
})

/** A step that finds its work done leaves no trace. */
const changes: Record<string, (path: string) => boolean> = {
  copyFile: () => true,
  link: fs.existsSync,
  mkdir: (path) => !fs.existsSync(path),
  rename: fs.existsSync,
  rm: fs.existsSync,
  unlink: fs.existsSync,
  writeFile: () => true,
}
for (const [name, does] of Object.entries(changes)) {
  const tell = (_fs: unknown, path: unknown, content: unknown) => {
    if (!does(String(path))) return
    moment(`before ${name} ${path}`)
    if (name !== 'writeFile') return
    const bytes = Buffer.from(content as string)
    moment(`in the middle of ${name} ${path}`, () => fs.writeFileSync(String(path), bytes.subarray(0, bytes.length / 2)))
  }
  before(fs.promises, name, tell)
  before(fs, `${name}Sync`, tell)
}
syncBuiltinESMExports()

for (const name of ['all', 'get', 'iterate', 'run'])
  before(StatementSync.prototype, name, (statement) => {
    const { sourceSQL } = statement as StatementSync
    const [word = ''] = sourceSQL.split(/\s/)
    if (!/^(select|pragma)$/i.test(word)) moment(`before ${sourceSQL.slice(0, 60)}`)
  })

// Who has said that something is done dies in another state.
before(console, 'log', () => {
  isSame = false
})
process.once('exit', () => fs.writeSync(1, `moments ${moments}\n`))
