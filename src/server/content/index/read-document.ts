import type { Field } from '../../../model/schema.ts'
import { fitDocument, type Misfit } from '../../../model/validate/fit-document.ts'

/**
 * A document for the index, as JSON text; absent if nothing of it can be shown. `damage` says in a sentence what of the file
 * can't be shown.
 */
export type ReadDocument = { text?: string; damage?: string }

/** The most characters of a document that is read. The admin saves nothing as large. */
const MOST_CHARACTERS = 4 * 1024 * 1024
const NAMED_AT_MOST = 3

/**
 * Reads the text of a document's file: `('{"question":"Why?","answer":"So."}', fields of a question)` => `{ text }`, the
 * same text. A byte order mark at its start doesn't matter.
 */
export function readDocument(text: string, fields: Field[]): ReadDocument {
  const plain = text.replace(/^\ufeff/, '')
  if (plain.length > MOST_CHARACTERS) return { damage: `is larger than ${MOST_CHARACTERS / 1024 / 1024} MB` }
  const parsed = parse(plain)
  if ('message' in parsed) return { damage: parsed.message }
  const { node, misfits } = fitDocument(fields, parsed.value)
  if (misfits.length === 0) return { text: plain }
  if (!node) return { damage: `can't be shown: ${named(misfits.slice(-1))}` }
  return { text: JSON.stringify(node), damage: `can't be read in part: ${named(misfits)}` }
}

function parse(text: string): { value: unknown } | { message: string } {
  try {
    return { value: JSON.parse(text) }
  } catch (error) {
    const merge = /^(<{7}|={7}|>{7})/m.exec(text)
    if (merge) return { message: `holds a merge that nobody has finished (line ${lineAt(text, merge.index)})` }
    const position = /position (\d+)/.exec(`${error}`)?.[1]
    return { message: `is not valid JSON${position ? ` (line ${lineAt(text, Number(position))})` : ''}` }
  }
}

const lineAt = (text: string, position: number) => text.slice(0, position).split('\n').length

/**
 * Names the first misfits in one text: `[{ place: ['Sections', '2'], message: 'is of an unknown kind' }]` =>
 * `'Sections › 2 is of an unknown kind'`
 */
function named(misfits: Misfit[]): string {
  const first = misfits.slice(0, NAMED_AT_MOST).map(({ place, message }) => `${place.join(' › ') || 'all of it'} ${message}`)
  const more = misfits.length - first.length
  return `${first.join('; ')}${more > 0 ? `; and ${more} more` : ''}`
}
