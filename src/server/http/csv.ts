/**
 * Finds the places where a spreadsheet may begin a cell, with the characters that it passes over: at the start, and after whatever
 * separates cells or rows in some country's settings. Where that is the semicolon, quotes after a comma hold nothing together, and
 * a line break begins a row.
 */
const BEGINNING = /(?:[,;|\t\n\v\f\r\u0085\u2028\u2029]|^)[\s\p{C}"]*/gu
/** The characters with which a formula may begin, also as East Asian keyboards write them. */
const FORMULA = new Set('=+-@＝＋－＠﹦﹢﹣﹫−')

/**
 * Returns one cell. Spreadsheets run what begins like a formula, so that is marked as text wherever a cell may begin:
 * `'=1+1'` => `"'=1+1"`, `'x;＝1+1'` => `"x;'＝1+1"`.
 */
export function cell(value: unknown): string {
  const text = value === undefined || value === null ? '' : String(value)
  const safe = text.replace(BEGINNING, (run, at: number) => (FORMULA.has(text[at + run.length] ?? '') ? `${run}'` : run))
  return /[^\p{L}\p{N} .:@'/+-]/u.test(safe) ? `"${safe.replace(/"/g, '""')}"` : safe
}

/** Returns a table for a spreadsheet, with the mark by which Excel knows UTF-8. */
export function table(columns: readonly string[], rows: unknown[][]): string {
  return `\ufeff${[columns, ...rows].map((row) => row.map(cell).join(',')).join('\r\n')}\r\n`
}
