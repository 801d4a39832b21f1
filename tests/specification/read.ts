import { expect } from 'vitest'
import { followLinks } from '../../src/content/view/links.ts'
import type { JsonObject } from '../../src/model/json.ts'
import { addressesIn } from '../../src/model/links.ts'
import { document, documents, sections } from '../content/documents.ts'

/** Everything here is read inside a test: what is not there makes one sentence fail, not the file. */

/** A node whose lists are read as lists of nodes. */
export type Part = { [list: string]: JsonObject[] } & JsonObject

const addresses = addressesIn(documents.map(({ file, json }) => [file, json] as const))
/** A document as visitors get it: its links lead to addresses. */
const read = (collection: string, name: string): JsonObject => followLinks(document(collection, name).json, addresses)

export const page = (name: string): JsonObject => read('page', name)
export const treatment = (slug: string): JsonObject => read('treatment', slug)
export const settings = () => read('siteSettings', 'settings') as Part
export const clinics = () => settings().contact as unknown as Record<'london' | 'edinburgh', JsonObject>

/** All sections of a kind on a page. */
export const all = (name: string, template: string) => sections(page(name)).filter(({ _template }) => _template === template) as Part[]

/** The first section of a kind on a page, or a failure that names it. */
export function section(name: string, template: string): Part {
  const [found] = all(name, template)
  if (!found) throw new Error(`There is no section ${template} in content/page/${name}.json`)
  return found
}

/** A departure for each line of a list that should be empty. */
export function none(lines: string[]) {
  for (const line of lines) expect.soft(true, line).toBe(false)
}
