import type { FormValues } from '../saving/form'

const TITLES = ['title', 'question', 'name', 'brand']

/** Returns what people call a document, from the values of its form: `{ title: 'London' }` => `'London'`; its path where it has no title. */
export function nameOf(values: FormValues, path: string): string {
  const title = TITLES.map((name) => values[name]).find((value) => typeof value === 'string' && value !== '')
  return title ? String(title).replace('|', ' ') : path
}
