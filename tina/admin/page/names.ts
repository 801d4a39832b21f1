/** The documents of a page, as Tina lists them: `path` leads to one from its query, `'page.blocks.3.member'`. */
type Item = { type: string; path?: string; formId?: string; subItems?: Item[] }
export type FormLists = { id: string; items: Item[] }[]

type Document = { query: string; path: string; form: string }

const documentsIn = (query: string, items: Item[]): Document[] =>
  items.flatMap(({ type, path = '', formId: form = '', subItems = [] }) => [
    ...(type === 'document' ? [{ query, path, form }] : []),
    ...documentsIn(query, subItems),
  ])
const allIn = (lists: FormLists) => lists.flatMap(({ id, items }) => documentsIn(id, items))

/** Returns the names that a field of a form has in the page: `('content/page/home.json', 'blocks.0.heading')` => `['4f2a---page.blocks.0.heading']` */
export const namesOf = (lists: FormLists, form: string, field: string): string[] =>
  allIn(lists)
    .filter((one) => one.form === form)
    .map(({ query, path }) => `${query}---${field ? `${path}.${field}` : path}`)

/** Returns the form and the field of a name in the page: the other way round. */
export function placeOf(lists: FormLists, name: string): { form: string; field: string } | undefined {
  const [query, path = ''] = name.split('---')
  const around = allIn(lists).filter((one) => one.query === query && (path === one.path || path.startsWith(`${one.path}.`)))
  const nearest = around.sort((one, other) => other.path.length - one.path.length)[0]
  return nearest && { form: nearest.form, field: path.slice(nearest.path.length + 1) }
}
