/** The value below which so many of the hundred are: `(values, 99)` */
export const percentile = (values, share) =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.ceil((values.length * share) / 100) - 1)]

export const median = (values) => percentile(values, 50)

/** `1051.4, 816` => `'1051 (1.29)'`: a figure, and how many times another one it is. */
export const beside = (value, other) => `${whole(value)}${other > 0 ? ` (${(value / other).toFixed(2)})` : ''}`

export const whole = (value) => (value === undefined ? '–' : String(Math.round(value)))

/** `[3, 1, 2]` => `'2 (1–3)'` */
export const spread = (values) =>
  values.length === 0 ? '–' : `${whole(median(values))} (${whole(Math.min(...values))}–${whole(Math.max(...values))})`

/** `13216` => `'13.2'`: kilobytes. */
export const kB = (bytes) => (bytes / 1000).toFixed(1)

/** Prints rows under their heads, as a table of Markdown that can also be read in a terminal. */
export function printTable(heads, rows) {
  const lines = [heads, ...rows].map((row) => row.map(String))
  const widths = heads.map((_, at) => Math.max(...lines.map((row) => row[at].length)))
  const print = (row) => console.log(`| ${row.map((cell, at) => cell.padEnd(widths[at])).join(' | ')} |`)
  print(lines[0])
  print(widths.map((width) => '-'.repeat(width)))
  for (const row of lines.slice(1)) print(row)
  console.log()
}
