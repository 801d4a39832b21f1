import { isEmpty } from '../json.ts'
import { choicesOf, type Field } from '../schema.ts'

/** Markdown that leads to a script: `[x](javascript:…)`, `<javascript:…>`, an HTML attribute. */
const SCRIPT_LINK = /(\]\(|<|=\s*["']?)\s*(javascript|data|vbscript)\s*:/i

/** Returns what is wrong with the value of a field, to be read after its label: `'must not be empty'`; undefined if nothing is. */
export function complaint(field: Field, value: unknown): string | undefined {
  const { type, required, list, options, ui } = field
  if (isEmpty(value)) return required ? 'must not be empty' : undefined
  if (list || type === 'object') return undefined
  const { pattern, patternMessage, range } = ui ?? {}
  if (pattern && !new RegExp(pattern).test(String(value))) return patternMessage
  if (range && !(Number(value) >= range[0] && Number(value) <= range[1])) return `must be from ${range[0]} to ${range[1]}`
  if (options && !choicesOf(field).some((choice) => choice === value)) return 'is not one of the choices'
  if (type === 'rich-text' && SCRIPT_LINK.test(typeof value === 'string' ? value : JSON.stringify(value)))
    return 'has a link that leads to a script'
  return undefined
}
