import { isObject, type Json, type JsonObject } from '../../../src/model/json.ts'
import { TRANSLATIONS } from '../../../src/model/languages.ts'
import { staleness, type TranslationMark } from '../../../src/model/translations/staleness.ts'
import { SOURCES } from '../../../src/model/translations/texts.ts'
import { valueAt } from './plain'

/** A translation that an editor should look at: in which panel of the form, under which language key, and why. */
export type TranslationWork = { panel: string; label: string; key: string; name: string; mark: Exclude<TranslationMark, 'current'> }

type Field = {
  name: string
  label?: string | boolean
  type?: string
  list?: boolean
  fields?: Field[]
  templates?: Record<string, { label?: string; fields: Field[] }>
}

/**
 * Returns the translations that an editor should look at in a panel and in the panels below it, in all languages. Names
 * of `fields` may be paths, as Tina gives them.
 */
export function workIn(fields: Field[], values: Json, panel: string, label = ''): TranslationWork[] {
  const node = valueAt(values, panel)
  if (!isObject(node)) return []
  return fields.flatMap((field) => {
    const name = field.name.slice(field.name.lastIndexOf('.') + 1)
    if (name === 'translations') return ownWork(field, node, panel, label)
    if (field.type !== 'object') return []
    const value = node[name]
    const path = panel ? `${panel}.${name}` : name
    const items =
      field.list && Array.isArray(value) ? value.map((item, index) => [item, `${path}.${index}`] as const) : [[value, path] as const]
    return items.flatMap(([item, at]) => {
      if (!isObject(item)) return []
      const template = field.templates?.[String(item._template)]
      return workIn(template?.fields ?? field.fields ?? [], values, at, labelOf(item, template?.label ?? String(field.label ?? name)))
    })
  })
}

function ownWork(field: Field, node: JsonObject, panel: string, label: string): TranslationWork[] {
  return TRANSLATIONS.flatMap(({ key }) => {
    const names = (field.fields?.find((one) => one.name === key)?.fields ?? []).map((text) => text.name).filter((name) => name !== SOURCES)
    return Object.entries(staleness(node, key, names)).flatMap(([name, mark]) =>
      mark === 'current' ? [] : [{ panel, label, key, name, mark }],
    )
  })
}

const NAMES = ['heading', 'title', 'name', 'label', 'text', 'question', 'alt']

/** `({ title: 'Body' }, 'Rows')` => `'Rows: Body'` */
function labelOf(item: JsonObject, label: string): string {
  const name = NAMES.map((one) => item[one]).find((text) => typeof text === 'string' && text !== '')
  return name ? `${label}: ${String(name).replace('|', ' ')}` : label
}
