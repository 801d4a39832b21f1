import { expect } from 'vitest'
import type { JsonObject } from '../../src/model/json.ts'
import { document, sections } from '../content/documents.ts'

/** Everything here is read inside a test: what is not there makes one sentence fail, not the file. */

/** A node whose lists are read as lists of nodes. */
export type Part = { [list: string]: JsonObject[] } & JsonObject

export const page = (name: string): JsonObject => document('page', name).json
export const treatment = (slug: string): JsonObject => document('treatment', slug).json
export const settings = () => document('siteSettings', 'settings').json as Part
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
