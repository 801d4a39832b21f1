import type { TinaField } from 'tinacms'
import { blank } from './blank'

/** Several fields that belong together under one name; what is required in it is required only once any of it is given. */
export const group = (name: string, label: string, description: string, fields: TinaField[]): TinaField =>
  ({ type: 'object', name, label, description, fields }) as TinaField

/** The same, where a document can't do without it. */
export const neededGroup = (name: string, label: string, description: string, fields: TinaField[]): TinaField =>
  ({ ...group(name, label, description, fields), ui: { needed: true } }) as unknown as TinaField

/** A list of groups; each item is named in the form by its field `labelField`. */
export const groups = (name: string, label: string, description: string, labelField: string, fields: TinaField[]): TinaField =>
  ({
    type: 'object',
    list: true,
    name,
    label,
    description,
    fields,
    ui: {
      itemProps: (item: Record<string, unknown>) => ({ label: String(item?.[labelField] || label) }),
      defaultItem: () => blank(fields),
    },
  }) as TinaField
