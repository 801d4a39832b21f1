/** A section of a page, as its form holds it. */
export type Section = { _template: string; hidden?: boolean; heading?: string; title?: string } & Record<string, unknown>

/** A kind of section, as the picker shows it: a picture and a sentence. */
export type SectionKind = {
  label: string
  previewSrc?: string
  purpose?: string
  defaultItem?: object | (() => object)
  fields?: { name: string; type: string; list?: boolean; options?: unknown[] }[]
}
export type Kinds = Record<string, SectionKind>

/** How a section is named in the list: `'Hero with film: Medicine first. Beauty follows.'` */
export const nameOf = ({ heading, title }: Section, { label }: SectionKind) =>
  [label, (heading || title || '').replace('|', ' ').trim()].filter(Boolean).join(': ')

/** The first text that is written in a section of this kind: the keyboard begins there. `'heading'` */
export const firstTextOf = (kind: SectionKind | undefined): string | undefined =>
  kind?.fields?.find(({ type, list, options }) => type === 'string' && !list && !options)?.name
