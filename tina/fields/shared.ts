import type { TinaField } from 'tinacms'
import { SAME } from '../../src/model/same/note.ts'
import { SharedField, SharedParagraph } from '../admin/same/field'

type Ui = { component?: unknown; same?: boolean }
const uiOf = (field: TinaField) => (field.ui ?? {}) as Ui

/** A text that may say the same as one elsewhere, and others the same as it: prices, figures, numbers that are dialled. */
export const shared = (field: TinaField): TinaField => {
  const component = uiOf(field).component === 'textarea' ? SharedParagraph : SharedField
  return { ...field, ui: { ...field.ui, component, same: true } } as unknown as TinaField
}

/** Returns a text as it is where it stands in another language: it follows its English. */
export const unshared = (field: TinaField): TinaField => {
  const { component, same, ...ui } = uiOf(field)
  return same ? ({ ...field, ui: { ...ui, component: component === SharedParagraph ? 'textarea' : 'text' } } as TinaField) : field
}

/** Beside texts of which one may say the same as a text elsewhere: which do. The fields themselves write it, no editor sees it. */
export const bindings = (fields: TinaField[]): TinaField[] =>
  fields.some((field) => uiOf(field).same)
    ? [
        {
          type: 'string',
          name: SAME,
          label: 'Same as',
          description: 'Kept by the form: which of these texts say the same as a text elsewhere.',
          ui: { component: 'hidden' },
        },
      ]
    : []
