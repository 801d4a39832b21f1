import type { TinaField } from 'tinacms'
import type { Pattern } from '../../src/model/patterns.ts'
import { KINDS } from '../admin/rich-text/kinds'

/** The options of a text field that this site uses beyond name, label and description. */
type Extra = { required?: boolean; isTitle?: boolean; fact?: string; clinic?: string; shape?: Pattern; after?: string }

const text =
  (component: 'text' | 'textarea') =>
  (name: string, label: string, description: string, { fact, clinic, shape, after, ...extra }: Extra = {}): TinaField =>
    ({
      type: 'string',
      name,
      label,
      description,
      ui: { component, ...(fact && { fact }), ...(clinic && { clinic }), ...(after && { after }), ...shape },
      ...extra,
    }) as TinaField

/**
 * One line of text. `fact` names what it states, so that the content report can compare readings; `clinic` of which clinic;
 * `shape` is what it must look like, and
 * `after` the name of the time beside it that it has to be later than.
 */
export const line = text('text')

/** Several lines of text; an empty line starts a new paragraph. */
export const paragraph = text('textarea')

/** A list of short texts, one bullet each. */
export const lines = (name: string, label: string, description: string): TinaField => ({
  type: 'string',
  list: true,
  name,
  label,
  description,
  ui: { itemProps: (item: unknown) => ({ label: String(item ?? '') }) } as never,
})

/** Text with paragraphs, emphasis, lists and links, kept as Markdown in the JSON. */
export const richText = (name: string, label: string, description: string): TinaField => ({
  type: 'rich-text',
  name,
  label,
  description,
  toolbarOverride: [...KINDS],
})

/** One choice from a fixed list; `options` maps the stored value to what the editor reads. */
export const choice = (
  name: string,
  label: string,
  description: string,
  options: Record<string, string>,
  extra: { required?: boolean; list?: boolean } = {},
): TinaField =>
  ({
    type: 'string',
    name,
    label,
    description,
    options: Object.entries(options).map(([value, text]) => ({ value, label: text })),
    ...extra,
  }) as TinaField

/** Yes or no. */
export const toggle = (name: string, label: string, description: string): TinaField => ({
  type: 'boolean',
  name,
  label,
  description,
})
