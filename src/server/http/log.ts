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

/** Makes each thing that is printed one line, whoever prints it: libraries print stacks and texts of many lines. */
export function logInLines(target: Pick<Console, 'log' | 'info' | 'warn' | 'error'> = console) {
  for (const level of ['log', 'info', 'warn', 'error'] as const) {
    const print = target[level].bind(target)
    target[level] = (...values: unknown[]) => print(oneLine(...values))
  }
}
