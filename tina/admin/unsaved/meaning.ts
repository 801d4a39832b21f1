type Node = { type?: unknown; text?: unknown; children?: Node[] }

const isBlank = ({ type, text, children }: Node): boolean => {
  if (type === 'img') return false
  return Array.isArray(children) ? children.every(isBlank) : type === 'text' && !String(text ?? '').trim()
}
const isBlankText = (value: unknown) =>
  typeof value === 'object' && value !== null && (value as Node).type === 'root' && isBlank(value as Node)

/**
 * What an editor means by the values of a form. Tina's editor of long texts fills empty ones and numbers their parts as
 * soon as it is shown: that is no change. Two forms of one meaning give one string.
 */
export const meaningOf = (values: unknown): string =>
  JSON.stringify(values, (name, value) => {
    const isMark = name === 'id' && typeof value === 'string'
    return isMark || value === '' || value === null || isBlankText(value) ? undefined : value
  })
