import { linksInText, readLink } from '../href.ts'
import { type AnyObject, isEmpty, isObject } from '../json.ts'
import { pairUp } from '../pair-items.ts'
import { isOfLink } from '../patterns.ts'
import { choicesOf, type Field, isLeftEmpty } from '../schema.ts'
import { type Inside, inside, rebuild } from '../walk.ts'

/** Something in a document that the schema doesn't allow. */
export type SchemaProblem = {
  /** Where, by names: `'/blocks/1/heading'` */
  pointer: string
  /** Where, by what the editor reads: `['Sections', '2 Hero with film', 'Heading']` */
  place: string[]
  /** The fault, to be read after the place: `'must not be empty'` */
  message: string
}

type At = Pick<SchemaProblem, 'pointer' | 'place'>

const TOP: At = { pointer: '', place: [] }

/** Returns everything in a document that the schema doesn't allow, from the top down; translations may be empty. */
export function problemsIn(fields: Field[], node: AnyObject, at: At = TOP): SchemaProblem[] {
  return fields.flatMap((field) => {
    const value = node[field.name]
    const here = { pointer: `${at.pointer}/${field.name}`, place: [...at.place, field.label ?? field.name] }
    const message = complaint(field, value) ?? complaintBeside(field, node) ?? complaintOnce(field, value)
    return message ? [{ ...here, message }] : inside(field, value).flatMap((one) => problemsInside(field, one, here))
  })
}

function problemsInside(field: Field, { value, fields, template, steps: [, index] }: Inside, { pointer, place }: At): SchemaProblem[] {
  const node = isObject(value) ? value : {}
  if (!fields) return [{ ...itemAt(), message: 'is of an unknown kind' }]
  // A group may be left out as a whole; that of a language holds no fields that are required.
  if (index === undefined) return isOptional(field) && isLeftEmpty(fields, node) ? [] : problemsIn(fields, node, { pointer, place })
  return problemsIn(fields, node, itemAt())

  function itemAt(): At {
    return { pointer: `${pointer}/${index}`, place: [...place, [Number(index) + 1, template?.label].filter(Boolean).join(' ')] }
  }
}

const isOptional = ({ name, ui }: Field) => !ui?.needed && name !== 'translations'

/** `{ place: ['Sections', '2 Hero', 'Heading'], message: 'must not be empty' }` => `'Sections › 2 Hero › Heading must not be empty'` */
export const sentenceOf = ({ place, message }: SchemaProblem) => `${place.join(' › ')} ${message}`

/** Tells whether a link is a script to a browser, which leaves out what nobody sees. */
const isScript = (link: string) => /^(javascript|data|vbscript):/i.test(link.replace(/[\s\p{C}]/gu, ''))

/** Returns what is wrong with the value of a field, to be read after its label: `'must not be empty'`; undefined if nothing is. */
export function complaint(field: Field, value: unknown): string | undefined {
  const { type, required, list, options, ui } = field
  if (isEmpty(value)) return required ? 'must not be empty' : undefined
  if (list || type === 'object') return undefined
  const { pattern, patternMessage, range } = ui ?? {}
  if (pattern && !new RegExp(pattern).test(String(value))) return patternMessage
  if (range && !(Number(value) >= range[0] && Number(value) <= range[1])) return `must be from ${range[0]} to ${range[1]}`
  if (options && !choicesOf(field).some((choice) => choice === value)) return 'is not one of the choices'
  if (pattern && isOfLink(pattern) && !readLink(String(value))) return patternMessage
  const bad = type === 'rich-text' ? linksInText(value).find((link) => !readLink(link)) : undefined
  if (bad !== undefined)
    return isScript(bad) ? 'has a link that leads to a script' : 'has a link that no visitor may follow, or that hides where it leads'
  return undefined
}

/** Returns what is wrong with a time beside the one that it has to be later than; undefined if nothing is. */
function complaintBeside({ name, ui }: Field, node: AnyObject): string | undefined {
  if (!ui?.after) return undefined
  const [from, until] = [node[ui.after], node[name]].map((value) => (isEmpty(value) ? '' : String(value)))
  if (!from && !until) return node[name] === '' ? 'must not be empty: say from when until when' : undefined
  if (!until) return 'must not be empty where a day begins'
  if (!from) return 'has no beginning: say from when'
  return until > from ? undefined : `must be later than ${from}`
}

/** Returns what is wrong with a list in which two items are alike where none may be; undefined if nothing is. */
function complaintOnce({ ui, fields = [] }: Field, value: unknown): string | undefined {
  const name = ui?.once
  if (!name || !Array.isArray(value)) return undefined
  const given = value.flatMap((item) => (isObject(item) && !isEmpty(item[name]) ? [String(item[name])] : []))
  const twice = given.find((one, at) => given.indexOf(one) !== at)
  if (twice === undefined) return undefined
  const options = fields.find((field) => field.name === name)?.options ?? []
  const option = options.find((one) => typeof one === 'object' && one.value === twice)
  return `has ${(typeof option === 'object' && option.label) || twice} twice: keep one`
}

/**
 * Returns a document without the groups that an editor has cleared, where something in them is required: half a group
 * can't be asked for. `{ picture: { src: '', alt: '' } }` => `{}`
 */
export const withoutEmptyGroups = (fields: Field[], node: AnyObject): AnyObject =>
  rebuild(fields, node, (inner, field, own) => {
    const mayGo = !field.list && !field.ui?.needed && own.some(({ required }) => required)
    return mayGo && isLeftEmpty(own, inner) ? undefined : inner
  })

/**
 * Returns a document about to be saved with what no form shows, and would lose: the fields that the schema doesn't know, at every depth, and
 * the sections of unknown kinds, each behind the section that stood before it. `([a, ?, b], [a2, b])` => `[a2, ?, b]`
 */
export function keepUnknown(fields: Field[], before: AnyObject, after: AnyObject): AnyObject {
  const result = { ...after }
  for (const [name, value] of Object.entries(before))
    if (!name.startsWith('_') && name !== 'id' && !(name in after) && !fields.some((field) => field.name === name)) result[name] = value
  for (const { name, templates, fields: own, list } of fields) {
    const [old, now] = [before[name], after[name]]
    const keep = (item: AnyObject, was: AnyObject) =>
      keepUnknown(templates?.find((template) => template.name === item._template)?.fields ?? own ?? [], was, item)
    if (list && Array.isArray(old)) {
      const isKnown = (item: unknown) => !templates || templates.some((template) => isObject(item) && template.name === item._template)
      const kept = keepInItems(Array.isArray(now) ? now : [], old.filter(isKnown), keep)
      for (const [at, item] of old.entries()) if (isObject(item) && !isKnown(item)) kept.splice(Math.min(at, kept.length), 0, item)
      if (kept.length > 0) result[name] = kept
    } else if (own && isObject(old) && isObject(now)) result[name] = keep(now, old)
  }
  return result
}

/** The same for the items of a list, each beside what it was before. */
function keepInItems(now: unknown[], before: unknown[], keep: (item: AnyObject, was: AnyObject) => AnyObject): unknown[] {
  if (!now.every((item) => isObject(item))) return [...now]
  const { pairs } = pairUp(now as AnyObject[], before.filter((item) => isObject(item)) as AnyObject[])
  return pairs.map(({ item, before: was }) => (was ? keep(item, was) : item))
}
