/** Returns what stands for a part of a sentence in another language, by the name of the part. */
type Parts = Record<string, (text: string) => string>

type Row = { english: RegExp; names: string[]; chinese: string; length: number; holdsOne: boolean }

/** A text as a pattern, with either mark for an apostrophe. */
const escaped = (text: string) => text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&').replace(/['’]/g, "['’]")

/** Numbers; the labels of fields, which are no list of faults; anything else. */
const GIVEN = { count: '(\\d+)', where: '([^;]+?)' }
const given = (name: string) => GIVEN[name as keyof typeof GIVEN] ?? '(.+?)'

function rowOf([english, chinese]: [string, string]): Row {
  const pieces = english.split(/\{\{(\w+)\}\}/)
  const source = pieces.map((piece, at) => (at % 2 === 0 ? escaped(piece) : given(piece))).join('')
  const names = pieces.filter((_, at) => at % 2 === 1)
  return {
    english: new RegExp(`^${source}$`, 's'),
    names,
    chinese,
    holdsOne: names.includes('why'),
    length: english.replace(/\{\{\w+\}\}/g, '').length,
  }
}

/** The sentences that hold another one as `why` come first, then those that say most themselves. */
const rowsOf = (table: Record<string, string>): Row[] =>
  Object.entries(table)
    .map(rowOf)
    .sort((one, other) => Number(other.holdsOne) - Number(one.holdsOne) || other.length - one.length)

/**
 * Returns what looks sentences up whose parts are told by name: with `{ 'There is no branch {{branch}}.': '没有草稿 {{branch}}。' }`
 * `'There is no branch fix.'` => `'没有草稿 fix。'`, and undefined for what is not among them. Of several the first
 * of `rowsOf` counts. A part whose name is in `parts` is put into words by that.
 */
export function sentences(table: Record<string, string>, parts: Parts): (text: string) => string | undefined {
  let rows: Row[] | undefined
  return (text) => {
    rows ??= rowsOf(table)
    for (const { english, names, chinese } of rows) {
      const found = english.exec(text)
      if (!found) continue
      const values = new Map(names.map((name, at) => [name, (parts[name] ?? String)(found[at + 1] ?? '')]))
      return chinese.replace(/\{\{(\w+)\}\}/g, (_, name: string) => values.get(name) ?? '')
    }
    return undefined
  }
}
