import { articleSlug, pagePath, treatmentPath } from '../../../src/model/address.ts'
import { kebab } from '../../../src/model/kebab.ts'
import { SLUG } from '../../../src/model/patterns.ts'
import type { DeskDocuments } from '../start/documents'
import type { Answers, NewKind } from './kinds'
import { word } from './words'

/** Returns the address that a name proposes: `'Skin & Laser'` => `'skin-laser'` */
export const proposed = (name: string) => kebab(name).slice(0, 60).replace(/-+$/, '')

/** What stands before the address that an editor types: `'/procedures/facial/'` for a treatment. */
export const before = (kind: NewKind, category: string) =>
  kind === 'treatment' ? treatmentPath(category, '') : pagePath(kind === 'article' ? articleSlug('') : '')

const PLAIN = /^[a-z0-9]+(-[a-z0-9]+)*$/

/** Returns what is wrong with an address, for the editor; undefined where it can be had. */
export function addressProblem(
  kind: NewKind,
  { address }: Pick<Answers, 'address'>,
  { pages, treatments }: DeskDocuments,
): string | undefined {
  if (!address) return word('noAddress')
  if (kind !== 'page' && !PLAIN.test(address)) return word('plainAddress')
  if (kind === 'treatment') {
    const other = treatments.find(({ path }) => path.endsWith(`/${address}.json`))
    return other && word('takenByTreatment', { title: other.title })
  }
  if (!new RegExp(SLUG.pattern).test(address)) return word('wrongAddress', { rule: SLUG.patternMessage })
  const slug = kind === 'article' ? articleSlug(address) : address
  const taken = [...pages, ...treatments].find((one) => one.address === `/${slug}` || one.path === `content/page/${slug}.json`)
  return taken ? word('takenByPage', { title: taken.title }) : undefined
}

/** Tells whether editors choose an address for a new document of this kind. */
export const hasAddress = (kind: NewKind) => kind === 'page' || kind === 'article' || kind === 'treatment'

/** Returns what is missing before a document can be made, by the field; empty where nothing is. */
export function problemsIn(
  kind: NewKind,
  answers: Answers,
  documents: DeskDocuments,
): Partial<Record<'name' | 'address' | 'cities', string>> {
  const { name, cities } = answers
  const address = hasAddress(kind) ? addressProblem(kind, answers, documents) : undefined
  return {
    ...(!name.trim() && { name: word(kind === 'faq' ? 'noQuestion' : 'noName') }),
    ...(name.trim() && address && { address }),
    ...(kind === 'treatment' && cities.length === 0 && { cities: word('noClinic') }),
  }
}
