import type { TinaField } from 'tinacms'
import { emptyTranslations } from './translated'

/** Several fields that belong together under one name. */
export const group = (name: string, label: string, description: string, fields: TinaField[]): TinaField =>
  ({ type: 'object', name, label, description, fields }) as TinaField

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
      defaultItem: fields.some((field) => field.name === 'translations') ? emptyTranslations() : {},
    },
  }) as TinaField
