import type { Remembered } from '../../content/client.ts'
import { type Collection, collectionOf, collections, type Field } from './schema-fields.ts'

/** Collections whose documents show those of the named ones, and these themselves: `['faq']` => faq, page, treatment. */
export function showing(names: Set<string>, all: Collection[] = collections()): Set<string> {
  const more = all.filter(({ name, fields }) => !names.has(name) && referencesIn(fields).some((one) => names.has(one)))
  return more.length === 0 ? names : showing(new Set([...names, ...more.map(({ name }) => name)]), all)
}

const referencesIn = (fields: Field[]): string[] =>
  fields.flatMap(({ type, collections: named = [], fields: own = [], templates = [] }) => [
    ...(type === 'reference' ? named : []),
    ...referencesIn(own),
    ...templates.flatMap((template) => referencesIn(template.fields)),
  ])

/** What was fetched before some documents changed and can't show them, so that it need not be fetched again. */
export function keepFetched(fetched: Remembered, changedPaths: string[]): Remembered {
  const changed = changedPaths.map((path) => collectionOf(path)?.name)
  if (changed.includes(undefined)) return new Map()
  const stale = showing(new Set(changed.flatMap((name) => name ?? [])))
  const kept: Remembered = new Map([...fetched].filter(([key]) => !stale.has(key.split('/')[0] ?? '')))
  // One that was still on its way and then fails is asked for again.
  for (const [key, document] of kept) document.catch(() => kept.delete(key))
  return kept
}
