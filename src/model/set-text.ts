import { isObject, type Json } from './json.ts'

/**
 * A text that is set in another place with a save, as its file will have it. `mark` is that of the text which the editor saw
 * there: `sourceHash` of it.
 */
export type SetText = { path: string; field: string; value: string; mark: string }

/** Returns the value at a path of a document: `({ rows: [{ title: 'Body' }] }, 'rows.0.title')` => `'Body'` */
export const textAtPath = (node: Json | undefined, path: string): Json | undefined =>
  path.split('.').reduce<Json | undefined>((at, name) => {
    if (Array.isArray(at)) return at[Number(name)]
    return isObject(at) && Object.hasOwn(at, name) ? at[name] : undefined
  }, node)

/** Puts a text in its place in a document, by the steps of its path. */
export function setText(node: Json | undefined, [name = '', ...rest]: string[], text: string): void {
  if (Array.isArray(node)) {
    if (rest.length === 0) node[Number(name)] = text
    else setText(node[Number(name)], rest, text)
  } else if (isObject(node)) {
    if (rest.length === 0) node[name] = text
    else setText(node[name], rest, text)
  }
}
