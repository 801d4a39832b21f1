import { isObject, type Json, textOf } from '../../../model/json.ts'
import { textAtPath } from '../../../model/set-text.ts'
import type { Finding, WordedFinding } from './finding.ts'
import type { Document } from './site.ts'

/** The fields that name a document or an item, the first that has words. */
const NAMES = ['title', 'heading', 'name', 'question', 'brand', 'content', 'label']

/** Returns the texts that a sentence quotes: `'“£95” here, “£90” on the card.'` => `['£95', '£90']` */
const quotedIn = (message: string) => [...message.matchAll(/“([^”]*)”/g)].map(([, text = '']) => text)

const nameFieldOf = (node: Json | undefined) => NAMES.find((name) => isObject(node) && textOf(node[name]).trim() !== '')

/** Returns the name of an item: its own, else that of what it stands in; `['blocks', '2', 'image']` => the heading of that section. */
function nameAbove(json: Json, steps: string[]): string {
  const node = steps.length > 0 ? textAtPath(json, steps.join('.')) : json
  const name = nameFieldOf(node)
  if (isObject(node) && name) return textOf(node[name])
  return steps.length > 0 ? nameAbove(json, steps.slice(0, -1)) : ''
}

/** Adds to a finding the words that it is about, and the field by which its document is named where it is about the document as a whole. */
export function withWords(finding: Finding, document: Document | undefined): WordedFinding {
  const { message } = finding
  const json = document?.json
  const field = finding.field || (json && nameFieldOf(json)) || ''
  const value = json && field ? textAtPath(json, field) : undefined
  const quoted = quotedIn(message)
  const own = typeof value === 'string' ? value : ''
  const found = quoted.filter((text) => text !== '' && own !== '' && (own.includes(text) || text.includes(own))).join(' … ')
  const words = found || own || quoted.join(' … ') || (json ? nameAbove(json, field.split('.')) : '') || finding.document
  return { ...finding, field, words }
}
