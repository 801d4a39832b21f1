import { exampleFor, examplePicture } from './examples.ts'
import type { AnyObject } from './json.ts'
import { TRANSLATIONS } from './languages.ts'
import { choicesOf, type Field } from './schema.ts'

/** Texts that nobody has to write, but without which a section looks unfinished. */
const WELCOME = ['lead', 'text', 'body', 'description', 'icon']
/** The number of items that a list starts with. */
const ITEMS = 3

/**
 * Returns `{ translations: { zhCN: {}, zhTW: {}, ar: {} } }`, for a new document or section. Without these objects a click on
 * an untranslated text in the preview finds no field.
 */
export const emptyTranslations = () => ({ translations: Object.fromEntries(TRANSLATIONS.map(({ key }) => [key, {}])) })

/** Further values of a new section, by its kind, beside the examples of its fields: without them it shows nothing, or not all. */
const MORE: Record<string, () => AnyObject> = {
  articleHead: () => ({ published: new Date().toISOString().slice(0, 10) }),
  teamGrid: () => ({ everyone: true }),
  technology: () => ({ figure: 'picture' }),
  treatmentCards: () => ({ groups: [{ heading: exampleFor('heading'), rest: 'facial', ...emptyTranslations() }] }),
}

/** Returns what a new section of a kind starts with. */
export const sectionStart = (kind: string, fields: Field[]): AnyObject => ({ ...startOf(fields), ...MORE[kind]?.() })

/**
 * Returns what a new section or document starts with, as a form holds it: an example where a text or a picture is required,
 * the first of the choices where a choice is, and examples in its lists, so that its preview is whole at once and nothing
 * that it needs is missing. `[{ name: 'title', type: 'string', required: true }]` => `{ title: 'A title of a few words' }`
 */
export function startOf(fields: Field[]): AnyObject {
  const lists = fields.flatMap((field): [string, AnyObject[]][] => {
    const items = itemsOf(field)
    return items.length > 0 ? [[field.name, items]] : []
  })
  return { ...itemStart(fields), ...Object.fromEntries(lists) }
}

/** Returns the same for an item of a list: its texts go by its place, and the lists in it are empty. */
export function itemStart(fields: Field[], index = 0): AnyObject {
  const isLink = fields.some(({ name }) => name === 'target')
  const values = fields.flatMap((field) => {
    const value = startFor(isLink && field.name === 'href' ? { ...field, required: true } : field, index)
    return value === undefined ? [] : [[field.name, value] as const]
  })
  return { ...Object.fromEntries(values), ...(fields.some(({ name }) => name === 'translations') && emptyTranslations()) }
}

const needsWords = ({ required, type }: Field): boolean => Boolean(required) && type !== 'reference'
const isShown = ({ ui, fields = [] }: Field) => ui?.needed || fields.some(({ type, required }) => type === 'image' && required)

function startFor(field: Field, index: number): unknown {
  const { name, type, list, fields = [], ui } = field
  if (name === 'translations' || list || type === 'reference') return undefined
  if (type === 'object') return isShown(field) ? itemStart(fields, index) : undefined
  if (!field.required && !WELCOME.includes(name)) return undefined
  const choices = choicesOf(field)
  if (choices.length > 0) return choices[index % choices.length]
  if (type === 'number') return ui?.range?.[1] ?? 0
  if (type === 'image') return examplePicture(index)
  return type === 'rich-text' ? paragraph(exampleFor(name, index)) : exampleFor(name, index)
}

/** Returns a rich text as a form holds it. */
const paragraph = (text: string) => ({ type: 'root', children: [{ type: 'p', children: [{ type: 'text', text }] }] })

/** A list of links starts with one; one whose items have to choose, with an item for each choice. Other documents can't be invented. */
function itemsOf(field: Field): AnyObject[] {
  const { type, list, fields = [] } = field
  if (type !== 'object' || !list || !fields.some(needsWords)) return []
  const choice = fields.find((one) => one.options && needsWords(one))
  const count = choice?.name === 'target' ? 1 : choice ? choicesOf(choice).length : ITEMS
  return Array.from({ length: count }, (_, index) => itemStart(fields, index))
}
