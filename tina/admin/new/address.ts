import { treatmentPath } from '../../../src/model/address.ts'
import { kebab } from '../../../src/model/kebab.ts'
import { SLUG } from '../../../src/model/patterns.ts'
import type { Documents } from '../start/documents'
import type { Answers, KindName } from './kinds'
import { word } from './words'

/** Returns the address that a name proposes: `'Skin & Laser'` => `'skin-laser'` */
export const proposed = (name: string) => kebab(name).slice(0, 60).replace(/-+$/, '')

/** What stands before the address that an editor types: `'/procedures/facial/'` for a treatment. */
export const before = (kind: KindName, category: string) => (kind === 'treatment' ? treatmentPath(category, '') : '/')

const PLAIN = /^[a-z0-9]+(-[a-z0-9]+)*$/

/** Returns what is wrong with an address, for the editor; undefined where it can be had. */
export function addressProblem(
  kind: KindName,
  { address }: Pick<Answers, 'address'>,
  { pages, treatments }: Documents,
): string | undefined {
  if (!address) return word('noAddress')
  if (kind === 'treatment') {
    if (!PLAIN.test(address)) return word('plainAddress')
    const other = treatments.find(({ path }) => path.endsWith(`/${address}.json`))
    return other && word('takenByTreatment', { title: other.title })
  }
  if (!new RegExp(SLUG.pattern).test(address)) return word('wrongAddress', { rule: SLUG.patternMessage })
  const taken = [...pages, ...treatments].find((one) => one.address === `/${address}` || one.path === `content/page/${address}.json`)
  return taken ? word('takenByPage', { title: taken.title }) : undefined
}

/** Returns what is missing before a document can be made, by the field; empty where nothing is. */
export function problemsIn(kind: KindName, answers: Answers, documents: Documents): Partial<Record<'name' | 'address' | 'cities', string>> {
  const { name, cities } = answers
  const address = kind === 'page' || kind === 'treatment' ? addressProblem(kind, answers, documents) : undefined
  return {
    ...(!name.trim() && { name: word(kind === 'faq' ? 'noQuestion' : 'noName') }),
    ...(name.trim() && address && { address }),
    ...(kind === 'treatment' && cities.length === 0 && { cities: word('noClinic') }),
  }
}
