import type { TinaField } from 'tinacms'
import { emptyTranslations } from './translated'

type Option = string | { value: string }
type Part = TinaField & { options?: Option[]; list?: boolean; ui?: { range?: [number, number] } }

const chosen = (option?: Option) => (typeof option === 'string' ? option : option?.value)

/**
 * Returns the values that a new item starts with, so that its preview shows at once: empty texts where a text is
 * required (the form says so), the first of the choices where a choice is. A number starts with the end of its range,
 * or 0. `[line('title', …, { required: true })]` => `{ title: '' }`
 */
export function blank(fields: TinaField[]): Record<string, unknown> {
  const required = (fields as Part[]).filter((field) => field.required && field.type !== 'reference')
  const values = required.map(({ name, type, options, ui }) => [
    name,
    type === 'number' ? (ui?.range?.[1] ?? 0) : (chosen(options?.[0]) ?? ''),
  ])
  const translations = fields.some(({ name }) => name === 'translations') ? emptyTranslations() : {}
  return { ...Object.fromEntries(values), ...translations }
}
