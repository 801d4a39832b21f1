import { type Field, isEmpty } from '../schema.ts'

/** Markdown that leads to a script: `[x](javascript:…)`, `<javascript:…>`, an HTML attribute. */
const SCRIPT_LINK = /(\]\(|<|=\s*["']?)\s*(javascript|data|vbscript)\s*:/i

/** What is wrong with the value of one field, to be read after its label; undefined if nothing is. */
export function complaint({ type, required, list, options, ui }: Field, value: unknown): string | undefined {
  if (isEmpty(value)) return required ? 'must not be empty' : undefined
  if (list || type === 'object') return undefined
  const { pattern, patternMessage, range } = ui ?? {}
  if (pattern && !new RegExp(pattern).test(String(value))) return patternMessage
  if (range && !(Number(value) >= range[0] && Number(value) <= range[1])) return `must be from ${range[0]} to ${range[1]}`
  if (options && !options.some((option) => (typeof option === 'string' ? option : option.value) === value))
    return 'is not one of the choices'
  if (type === 'rich-text' && SCRIPT_LINK.test(typeof value === 'string' ? value : JSON.stringify(value)))
    return 'has a link that leads to a script'
  return undefined
}
