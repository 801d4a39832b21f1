import type { Collection } from 'tinacms'
import { staffLanguage } from '../i18n/staff-language'
import { fieldWord } from './field-word'

type Choice = string | { label?: string; value: string }
type Ui = { purpose?: string; patternMessage?: string }
/** A collection, a field or a kind of section: what is read of each, and those within it. */
export type Labelled = {
  label?: string | boolean
  description?: string
  ui?: Ui | boolean
  options?: Choice[]
  fields?: Labelled[]
  templates?: Labelled[]
}

const translated = <Part extends object>(part: Part, names: (keyof Part)[]): Part => {
  const given = names.filter((name) => typeof part[name] === 'string')
  return { ...part, ...Object.fromEntries(given.map((name) => [name, fieldWord(String(part[name]))])) }
}

/** Returns a part of the schema, and all within it, with what the editor reads in the language of the staff. */
function labelled(part: Labelled): Labelled {
  const { ui, options, fields, templates } = part
  return {
    ...translated(part, ['label', 'description']),
    ...(ui && typeof ui === 'object' && { ui: translated(ui, ['purpose', 'patternMessage']) }),
    ...(options && { options: options.map((one) => (typeof one === 'string' ? one : translated(one, ['label']))) }),
    ...(fields && { fields: fields.map(labelled) }),
    ...(templates && { templates: templates.map(labelled) }),
  }
}

/**
 * Returns a collection whose forms are in the language of the staff. The schema itself is built in English once for all: this changes
 * it where it runs in somebody's browser.
 */
export const inStaffWords = (collection: Collection): Collection =>
  staffLanguage === 'en' ? collection : (labelled(collection as Labelled) as Collection)
