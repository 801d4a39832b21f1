import { isRichText } from '../../../../model/documents-inside.ts'
import { type AnyObject, isObject } from '../../../../model/json.ts'
import { pairUp, saying } from '../../../../model/pair-items.ts'
import { UNSEEN_FIELDS } from './unseen-fields.ts'

/**
 * A kind of difference that is told in words. `less`: a text, a picture or an item is no longer there; `untranslated`: a
 * translation that visitors don't read yet; `unreadable`: the document is broken.
 */
export type Unseen = (typeof UNSEEN_FIELDS)[keyof typeof UNSEEN_FIELDS] | 'less' | 'untranslated' | 'unreadable'

type Add = (what: Unseen) => void

/**
 * Returns the kinds of differences between two states of a document, in one language, that can't be seen on its page, or not
 * where they are: `({ __typename: 'Page', noindex: true }, { __typename: 'Page' })` => `['noindex']`.
 */
export function unseenIn(now: unknown, before: unknown): Unseen[] {
  const found = new Set<Unseen>()
  if (saying(now) !== saying(before)) compare(now, before, (what) => found.add(what))
  return [...found]
}

function compare(now: unknown, before: unknown, add: Add) {
  if (isList(now) && isList(before)) compareLists(now, before, add)
  else if (isObject(now) && isObject(before) && !isRichText(now)) compareNodes(now, before, add)
  else if (isNothing(now)) add('less')
}

function compareNodes(now: AnyObject, before: AnyObject, add: Add) {
  for (const name of new Set([...Object.keys(now), ...Object.keys(before)])) {
    const [field, old] = [now[name], before[name]]
    if (name.startsWith('_') || name === 'id' || saying(field) === saying(old)) continue
    const what = ruleOf(now, name)
    if (what) add(what)
    else compare(field, old, add)
  }
}

function compareLists(now: AnyObject[], before: AnyObject[], add: Add) {
  const { pairs, gone } = pairUp(now, before)
  if (gone.length > 0) add('less')
  for (const { item, before: old } of pairs) {
    if (old && saying(item) === saying(old)) continue
    if (item.hidden === true) add('hiddenSection')
    else if (old) compare(item, old, add)
    if (typeOf(item) === 'EnquirySent') add('afterForm')
  }
}

const isList = (value: unknown): value is AnyObject[] => Array.isArray(value) && value.every(isObject)
const isNothing = (value: unknown) => value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0)

/** `'PageBlocksHero'` => `'Hero'` */
const typeOf = ({ __typename }: AnyObject) =>
  typeof __typename === 'string' ? __typename.replace(/^(PageBlocks|TreatmentContent)/, '') : ''

function ruleOf(node: AnyObject, name: string): Unseen | undefined {
  const rules: Record<string, Unseen> = UNSEEN_FIELDS
  return [`${typeOf(node)}.${name}`, name].filter((key) => Object.hasOwn(rules, key)).map((key) => rules[key])[0]
}
