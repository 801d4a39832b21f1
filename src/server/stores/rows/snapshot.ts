/** A value as it travels from one store to the other: as JSON has it, and a moment as its milliseconds since 1970. */
export type Value = string | number | boolean | null | { at: number }
export type TableRow = Record<string, Value>

/** A table with its rows. `last` is the highest number that it ever gave to a row, if it numbers them: none is given twice. */
export type TableRows = { name: string; last?: number; rows: AsyncIterable<TableRow> }

/** Everything that a store holds, as it was at one moment, while the site may go on. */
export type StoreSnapshot = {
  /** The number of the last step that made its tables (see `upgrade.ts`). */
  version: number
  /** Returns the tables one after the other: one that refers to another comes after it. */
  tables(): AsyncIterable<TableRows>
  close(): Promise<void>
}

/** A store that takes rows. Nothing of them is there before `commit`. */
export type StoreTarget = {
  put(table: TableRows): Promise<void>
  commit(): Promise<void>
  undo(): Promise<void>
}

/**
 * The tables that don't travel: each store counts the steps of its own tables, attempts to sign in are counted for
 * minutes, and what a form showed matters until it is saved. Every other table does, also one that is not thought of yet.
 */
const STAYING = new Set(['schema_version', 'attempt', 'shown_text', 'sqlite_sequence', 'sqlite_stat1'])

/** Tells whether the rows of a table belong to what is kept. */
export const travels = (table: string) => !STAYING.has(table)

/** Sorts tables so that one comes after those that it refers to: `(['letter', 'enquiry'], …)` => `['enquiry', 'letter']` */
export function inOrder(names: string[], refersTo: (name: string) => string[]): string[] {
  const sorted = new Set<string>()
  const add = (name: string, above: string[]) => {
    if (above.includes(name)) return
    for (const other of refersTo(name)) if (names.includes(other)) add(other, [...above, name])
    sorted.add(name)
  }
  for (const name of names.toSorted()) add(name, [])
  return [...sorted]
}

/** Writes a name of a table or column as SQL has it: `'user'` => `'"user"'` */
export const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`

/** Returns the values of `rows` in groups of at most `most`. */
export async function* inGroups<Item>(items: AsyncIterable<Item>, most: number): AsyncGenerator<Item[]> {
  let group: Item[] = []
  for await (const item of items) {
    group.push(item)
    if (group.length < most) continue
    yield group
    group = []
  }
  if (group.length > 0) yield group
}
