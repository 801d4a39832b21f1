import { createElement } from 'react'
import type { TinaField } from 'tinacms'
import { fieldWord } from '../../src/admin/field-words/field-word'
import type { Field } from '../../src/model/schema.ts'
import { itemStart } from '../../src/model/start.ts'
import { PageName } from '../admin/links/page-name'

/** Several fields that belong together under one name; what is required in it is required only once any of it is given. */
export const group = (name: string, label: string, description: string, fields: TinaField[]): TinaField =>
  ({ type: 'object', name, label, description, fields }) as TinaField

/** Several fields under one name that a document can't do without. */
export const neededGroup = (name: string, label: string, description: string, fields: TinaField[]): TinaField =>
  ({ ...group(name, label, description, fields), ui: { needed: true } }) as unknown as TinaField

/** What a row of a list is called; one that only leads somewhere by the page that it leads to. */
export function rowName(item: Record<string, unknown> | undefined, labelField: string): unknown {
  const name = item?.[labelField] || undefined
  if (typeof name !== 'string') return name
  if (labelField === 'treatment') return createElement(PageName, { link: `xref:/treatment/${name}` })
  return labelField === 'href' ? item?.label || createElement(PageName, { link: name }) : name
}

let added = 0

/** A list of groups; each item is named in the form by its field `labelField`, and starts with examples. */
export const groups = (name: string, label: string, description: string, labelField: string, fields: TinaField[]): TinaField =>
  ({
    type: 'object',
    list: true,
    name,
    label,
    description,
    fields,
    ui: {
      itemProps: (item: Record<string, unknown>) => ({ label: rowName(item, labelField) ?? fieldWord(label) }),
      // By turns: items of one list want texts that differ.
      defaultItem: () => itemStart(fields as Field[], added++),
    },
  }) as TinaField
