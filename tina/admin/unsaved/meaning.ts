import { isObject } from '../../../src/model/json.ts'
import { REVISION } from '../../../src/model/version.ts'

type Node = { type?: unknown; text?: unknown; children?: Node[] }

const isBlank = ({ type, text, children }: Node): boolean => {
  if (type === 'img') return false
  return Array.isArray(children) ? children.every(isBlank) : type === 'text' && !String(text ?? '').trim()
}
const isBlankText = (value: unknown) =>
  typeof value === 'object' && value !== null && (value as Node).type === 'root' && isBlank(value as Node)

/** A field that was emptied and written again stands at the end of its group: the order of names says nothing. */
const inOrder = (value: unknown) =>
  isObject(value) ? Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1))) : value

/**
 * Returns the values of a form as a string that is the same for two forms of one meaning. Tina's editor of long texts
 * fills empty ones and numbers their parts as soon as it is shown: that is no change. Nor is another revision that says the same.
 */
export const meaningOf = (values: unknown): string =>
  JSON.stringify(values, (name, value) => {
    const isMark = name === REVISION || (name === 'id' && typeof value === 'string')
    return isMark || value === '' || value === null || isBlankText(value) ? undefined : inOrder(value)
  })
