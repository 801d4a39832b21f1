import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Json, Node } from './documents.ts'

export type Field = {
  name: string
  type: 'string' | 'rich-text' | 'image' | 'number' | 'boolean' | 'reference' | 'object'
  list?: boolean
  required?: boolean
  options?: { value: string }[]
  fields?: Field[]
  templates?: { name: string; fields: Field[] }[]
}

const SCHEMA = join(import.meta.dirname, '../../tina/__generated__/_schema.json')
const collections = JSON.parse(readFileSync(SCHEMA, 'utf8')).collections as { name: string; fields: Field[] }[]

/** What editors may write in a collection, as the CMS understood it. */
export const fieldsOf = (collection: string) => collections.find(({ name }) => name === collection)?.fields ?? []

/** A node of a document and the fields that it may have. */
export type Visit = { pointer: string; node: Node; fields: Field[] }

const isObject = (value: Json | undefined): value is Node => typeof value === 'object' && value !== null && !Array.isArray(value)

/** Every object of a document with its fields, from the outside in; translations are not entered. */
export function visits(node: Node, fields: Field[], pointer = ''): Visit[] {
  const inner = fields.filter(({ type, name }) => type === 'object' && name !== 'translations')
  return [
    { pointer, node, fields },
    ...inner.flatMap((field) => {
      const value = node[field.name]
      const items = Array.isArray(value) ? value : value === undefined ? [] : [value]
      return items.filter(isObject).flatMap((item, index) => {
        const template = field.templates?.find(({ name }) => name === item._template)
        const place = `${pointer}/${field.name}${field.list ? `/${index}` : ''}`
        return visits(item, template?.fields ?? field.fields ?? [], place)
      })
    }),
  ]
}
