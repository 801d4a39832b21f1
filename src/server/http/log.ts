import { format, stripVTControlCharacters } from 'node:util'

const LONGEST = 1000

/**
 * Returns one line for the log: errors by their message, without new lines, colours and control characters.
 * `(new Error('a\nb'))` => `'a b'`
 */
export function oneLine(...values: unknown[]): string {
  const said = format(...values.map((value) => (value instanceof Error ? value.message || value.name : value)))
  const line = stripVTControlCharacters(said)
    .replace(/[\p{Cc}\p{Zl}\p{Zp}]+\s*/gu, ' ')
    .trim()
  return line.length > LONGEST ? `${line.slice(0, LONGEST)}…` : line
}

/** A line of the log as it is printed: from its level, and its text without new lines. */
type Form = (level: Level, line: string) => string
type Level = 'log' | 'info' | 'warn' | 'error'

/** Shortens e-mail addresses: `'ada@clinic.example has signed in.'` => `'a…@clinic.example has signed in.'` */
const withoutPeople = (line: string) => line.replace(/([^\s@<>"'(),:;/])[^\s@<>"'(),:;/]*@(?=[^\s@]+\.)/g, '$1…@')

/**
 * Returns a form in which each line is a JSON object for programs that gather logs: when, how bad, what, and the id of the
 * request that it is about, if any. It names nobody: of e-mail addresses it has the first letter and the host.
 */
export const asJson =
  (requestId: () => string | undefined, now = () => new Date()): Form =>
  (level, line) =>
    JSON.stringify({
      time: now().toISOString(),
      level: level === 'log' ? 'info' : level,
      message: withoutPeople(line),
      requestId: requestId(),
    })

/** Makes each thing that is printed one line, whoever prints it: libraries print stacks and texts of many lines. */
export function logInLines(target: Pick<Console, Level> = console, form: Form = (_level, line) => line) {
  for (const level of ['log', 'info', 'warn', 'error'] as const) {
    const print = target[level].bind(target)
    target[level] = (...values: unknown[]) => print(form(level, oneLine(...values)))
  }
}
